import { Aws, Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Api } from '#infra/aws/api.ts';
import type { Backups, UserBackups } from '#infra/aws/backups.ts';
import type { Canary } from '#infra/aws/canary.ts';
import type { GrantSources } from '#infra/aws/functions/grants.ts';
import type { QueueWorker } from '#infra/aws/functions/worker.ts';
import type { Probe } from '#infra/aws/probe.ts';
import type { Results } from '#infra/aws/result-pipeline.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { type MetricName, metricNamespace } from '#shared/contract/metrics.ts';

export type AlarmSources = Pick<
  GrantSources,
  'signIn' | 'signingKeys' | 'tables' | 'resultQueue' | 'effectQueue' | 'accountQueue'
> & {
  api: Api;
  results: Results;
  effects: QueueWorker;
  accountWork: QueueWorker;
  userBackups: UserBackups;
  backups: Backups;
  canary: Canary;
  probe: Probe;
};

export type AlarmRule = {
  metric: IMetric;
  /** The threshold: the alarm rings at this value and above. One, unless a single event means little. */
  from?: number;
  /** Who is affected, and how: the first thing an operator needs to know. */
  whoIsAffected: string;
  /** The section of docs/operations.md that says what to do. A test checks that it exists and names the alarm. */
  runbook: string;
  /**
   * Pages the operator, because users are turned away now, or wait for something that does not come. Otherwise the
   * alarm is a ticket for the morning.
   */
  isPage?: true;
  /** How many consecutive windows of the metric must be bad. One, unless a single bad window means little. */
  windows?: number;
  /** Rings when the metric stops reporting. Does not ring before its first value, such as at a first deployment. */
  whenSilent?: true;
};

/**
 * The topics of alarms: pages, and tickets for the morning. There are two topics instead of one with a prefix in the
 * text, so that a pager can subscribe to pages without a filter. `alarmEmail` gets both.
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
 * Without a policy, everything in the AWS account may publish to a topic. The policy that requires TLS replaces that default,
 * so the alarms need the permission below.
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
 * One alarm for a rule. None rings at a first deployment, because missing values count as good. An alarm on silence has
 * no state before the first value, and notifies when values stop: CloudWatch runs the action of the INSUFFICIENT_DATA
 * state only when the state changes.
 */
export function createAlarm(scope: Construct, name: string, rule: AlarmRule, topics: AlarmTopics): Alarm {
  const { metric, from = 1, whoIsAffected, runbook, isPage = false, windows = 1, whenSilent = false } = rule;
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

const everyFiveMinutes = Duration.minutes(5);

/** A metric that the functions emit. */
export const ownMetric = (stage: string, metricName: MetricName, statistic: string = Stats.SUM): Metric =>
  new Metric({ namespace: metricNamespace(stage), metricName, statistic, period: everyFiveMinutes });

/**
 * The sum of metrics, for one alarm or one line of a graph. If there are several, one without values counts as zero.
 */
export function sumOf(label: string, metrics: readonly IMetric[], period = everyFiveMinutes): IMetric {
  const [only, ...others] = metrics;
  if (only && others.length === 0) return only;
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const expression = metrics.map((_, index) => `FILL(m${index}, 0)`).join(' + ');
  return new MathExpression({ label, expression, usingMetrics, period });
}
