import { Aws } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { AlarmRule, AlarmSources } from './alarm-rule.ts';
import { alarmRules } from './alarm-rules.ts';
import type { DataKey } from './data-key.ts';
import type { SharedProps } from './shared-props.ts';

/** One alarm for each problem that affects people, and no other: each is worth waking an operator. */
export class Alarms extends Construct {
  readonly alarms: Alarm[];

  constructor(scope: Construct, id: string, { config, dataKey, ...sources }: SharedProps & AlarmSources) {
    super(scope, id);
    const topic = createTopic(this, dataKey);
    if (config.alarmEmail) topic.addSubscription(new EmailSubscription(config.alarmEmail));
    this.alarms = Object.entries(alarmRules(config, sources)).map(([name, watch]) => this.addAlarm(name, watch, topic));
  }

  private addAlarm(
    name: string,
    { metric, from, whoIsAffected, windows = 1, below = false }: AlarmRule,
    topic: Topic,
  ): Alarm {
    const alarm = new Alarm(this, name, {
      metric,
      threshold: from,
      evaluationPeriods: windows,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: below ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${whoIsAffected} What to do: docs/operations.md.`,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
    return alarm;
  }
}

/**
 * Without a policy, everything in the account may publish to a topic. The rule that requires TLS is a policy and ends that,
 * so the alarms need the right below. Without it no alarm reaches anybody.
 */
const createTopic = (scope: Construct, dataKey: DataKey): Topic => {
  const topic = new Topic(scope, 'Topic', { masterKey: dataKey.key, enforceSSL: true });
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
