import { Aws } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { AlarmRule } from './alarm-rule.ts';
import type { Config } from './config.ts';

/**
 * Where alarms go: those that are worth waking somebody, and those that can wait for the morning. Two topics and not one with
 * a prefix in the text: a pager subscribes to the first one and needs no filter. `alarmEmail` gets both.
 */
export class AlarmTopics extends Construct {
  readonly pages: Topic;
  readonly tickets: Topic;

  constructor(scope: Construct, id: string, { config, key }: { config: Config; key?: IKey }) {
    super(scope, id);
    this.pages = createTopic(this, 'Pages', key);
    this.tickets = createTopic(this, 'Tickets', key);
    if (!config.alarmEmail) return;
    for (const topic of [this.pages, this.tickets]) topic.addSubscription(new EmailSubscription(config.alarmEmail));
  }
}

/**
 * Without a policy, everything in the account may publish to a topic. The rule that requires TLS is a policy and ends that,
 * so the alarms need the right below. Without it no alarm reaches anybody.
 */
const createTopic = (scope: Construct, id: string, masterKey?: IKey): Topic => {
  const topic = new Topic(scope, id, { ...(masterKey && { masterKey }), enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsOfThisAccount',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  return topic;
};

/**
 * One alarm of a rule. None rings at a first deployment, when there are no numbers yet: missing ones count as good. An alarm
 * that waits for silence has no state before the first number, and tells when it loses its numbers again: CloudWatch runs the
 * action of that state only when the state changes.
 */
export function createAlarm(scope: Construct, name: string, rule: AlarmRule, topics: AlarmTopics): Alarm {
  const { metric, from, whoIsAffected, runbook, isPage = false, windows = 1, whenSilent = false } = rule;
  const alarm = new Alarm(scope, name, {
    metric,
    threshold: from,
    evaluationPeriods: windows,
    comparisonOperator: whenSilent
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: whenSilent ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
    alarmDescription: `${isPage ? 'Page' : 'Ticket'}: ${whoIsAffected} What to do: docs/operations.md#${runbook}`,
  });
  const action = new SnsAction(isPage ? topics.pages : topics.tickets);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  if (whenSilent) alarm.addInsufficientDataAction(action);
  return alarm;
}
