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
import { type MetricName, metricNamespace } from '#shared/contract/metrics.ts';
import type { Api } from './api.ts';
import type { UserBackups } from './backups.ts';
import type { Config } from './config.ts';
import type { JobQueue } from './job-queue.ts';
import type { Probe } from './probe.ts';
import type { Results } from './results.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';
import type { QueueWorker } from './worker.ts';

/** The sections of docs/operations.md that say what to do. Each alarm links to one, and a test looks whether it is there. */
export type Runbook =
  | 'a-function-fails'
  | 'the-site-or-the-api-is-down'
  | 'the-probe-fails'
  | 'results-are-late'
  | 'redrive-what-has-stopped'
  | 'what-the-sweeper-does'
  | 'empty-the-queue-of-failed-sweeps'
  | 'accounts-that-nobody-uses'
  | 'find-an-item-that-cannot-be-read'
  | 'note-mail-events-by-hand'
  | 'mail-fails'
  | 'too-many-calls'
  | 'many-new-accounts'
  | 'the-firewall-refuses'
  | 'the-users-are-not-backed-up'
  | 'the-webhook-or-the-model-fails';

export type AlarmSources = {
  api: Api;
  signIn: SignIn;
  results: Results;
  resultQueue: JobQueue;
  effects: QueueWorker;
  effectQueue: JobQueue;
  accountWork: QueueWorker;
  accountQueue: JobQueue;
  recall: QueueWorker;
  recallQueue: JobQueue;
  tables: Tables;
  userBackups: UserBackups;
  probe: Probe;
};

export type AlarmRule = {
  metric: IMetric;
  /** The alarm rings from this value on. */
  from: number;
  /** Who is affected, and how: the first thing an operator needs to know. */
  whoIsAffected: string;
  /** The section of docs/operations.md that says what to do. */
  runbook: Runbook;
  /** Worth waking somebody: people are turned away now, or wait for what does not come. Else it can wait for the morning. */
  isPage?: true;
  /** How many windows of the metric in a row must be bad. One, unless a single bad window means little. */
  windows?: number;
  /** Rings when numbers stop coming. Before the first number, as at a first deployment, it does not. */
  whenSilent?: true;
};

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

const everyFiveMinutes = Duration.minutes(5);

/** A number that the functions count themselves. */
export const ownMetric = (stage: string, metricName: MetricName, statistic: string = Stats.SUM): Metric =>
  new Metric({ namespace: metricNamespace(stage), metricName, statistic, period: everyFiveMinutes });

/** The sum of several metrics, for one alarm or one line of a graph. A metric without values counts as zero. */
export function sumOf(label: string, metrics: readonly IMetric[]): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ label, expression, usingMetrics, period: everyFiveMinutes });
}
