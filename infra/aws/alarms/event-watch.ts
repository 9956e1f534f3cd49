import { EventField, type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Config } from '#infra/aws/stages/config.ts';

type EventWatchProps = {
  config: Config;
  /** The ARNs of the keys without which the stage cannot work. */
  keys: readonly string[];
  /** CodeDeploy's application, which shifts calls to new versions. */
  applicationName: string;
};

/**
 * Notifies the operator of events that no metric counts. Unlike the alarms' topics, its topic has no key, because it
 * has to report that the key is gone. Its messages contain the name of an event and nothing else.
 */
export class EventWatch extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { config, keys, applicationName }: EventWatchProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    if (config.alarmEmail) this.topic.addSubscription(new EmailSubscription(config.alarmEmail));
    // CloudTrail reports these calls, so this needs a trail.
    this.tell('KeyTakenAway', {
      pattern: {
        source: ['aws.kms'],
        detailType: ['AWS API Call via CloudTrail'],
        detail: {
          eventSource: ['kms.amazonaws.com'],
          eventName: ['DisableKey', 'ScheduleKeyDeletion'],
          resources: { ARN: [...keys] },
        },
      },
      says: `Page: Nothing that a key of the stage ${config.stage} encrypts can be read: somebody took the key away (${EventField.fromPath('$.detail.eventName')}). After seven days it may be lost. What to do: docs/operations.md#a-key-is-taken-away`,
    });
    this.tell('RolledBack', {
      pattern: {
        source: ['aws.codedeploy'],
        detailType: ['CodeDeploy Deployment State-change Notification'],
        detail: { application: [applicationName], state: ['FAILURE', 'STOP'] },
      },
      says: `Ticket: Nobody is affected: a release of the stage ${config.stage} went back to the former version (${EventField.fromPath('$.detail.deploymentGroup')}), because the new one failed or was slow. What to do: docs/operations.md#a-release-goes-back`,
    });
  }

  private tell(id: string, { pattern, says }: { pattern: EventPattern; says: string }): void {
    const target = new SnsTopic(this.topic, { message: RuleTargetInput.fromText(says) });
    new Rule(this, id, { eventPattern: pattern, targets: [target] });
  }
}
