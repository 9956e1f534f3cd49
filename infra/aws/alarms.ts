import { Aws } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { type AlarmRule, type AlarmSources, alarmRules } from './alarm-rules.ts';
import type { DataKey } from './data-key.ts';
import type { SharedProps } from './shared-props.ts';

/** Everything that can hurt somebody, and nothing else: an alarm that is not worth getting up for is not here. */
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
 * A topic without a policy of its own lets its whole account publish; the rule that TLS is a must is such a policy and
 * ends that. Without the right below no alarm would ever reach anybody.
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
