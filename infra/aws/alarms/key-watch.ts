import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Config } from '#infra/aws/stages/config.ts';

/**
 * Pages when somebody disables one of the stage's keys or schedules its deletion: without the data key nothing can be read or
 * stored, and after seven days what it encrypts is lost. The alarms cannot say so, because their topics have that key. So this
 * topic has none; its messages contain a name of a call and nothing else. The events come from CloudTrail, and need a trail.
 */
export class KeyWatch extends Construct {
  constructor(scope: Construct, id: string, { config, keys }: { config: Config; keys: readonly string[] }) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    if (config.alarmEmail) topic.addSubscription(new EmailSubscription(config.alarmEmail));
    const call = EventField.fromPath('$.detail.eventName');
    new Rule(this, 'TakenAway', {
      description: `Somebody disables a key of ${config.stage}, or schedules its deletion`,
      eventPattern: {
        source: ['aws.kms'],
        detailType: ['AWS API Call via CloudTrail'],
        detail: {
          eventSource: ['kms.amazonaws.com'],
          eventName: ['DisableKey', 'ScheduleKeyDeletion'],
          resources: { ARN: [...keys] },
        },
      },
      targets: [
        new SnsTopic(topic, {
          message: RuleTargetInput.fromText(
            `Page: everybody: a key of the stage ${config.stage} was taken away (${call}). Nothing that it encrypts can be read, and after seven days it is lost. What to do: docs/operations.md#a-key-is-taken-away`,
          ),
        }),
      ],
    });
  }
}
