import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
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
