import { Duration, Stack } from 'aws-cdk-lib';
import { type Alarm, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import type { Backups } from '#infra/aws/backups.ts';
import type { NodeFunction, SharedProps } from '#infra/aws/functions/node-function.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { accountsTable, resultsTable, submissionsTable } from '#infra/facts/table-keys.ts';
import { type AlarmRule, type AlarmSources, AlarmTopics, createAlarm, ownMetric, sumOf } from './alarm.ts';
import { EventWatch } from './event-watch.ts';
import { functionRules } from './function-alarm-rules.ts';
import { queueRules } from './queue-alarm-rules.ts';
import { serviceRules } from './service-alarm-rules.ts';

const inAll = { period: Duration.minutes(5), statistic: Stats.SUM };
const most = { period: Duration.minutes(5), statistic: Stats.MAXIMUM };

/** One failed run can be bad luck; two in a row mean that users are affected. */
const twice = 2;

const probeRules = (stage: string, worker: NodeFunction): Record<string, AlarmRule> => ({
  probeFails: {
    metric: ownMetric(stage, 'ProbeFailed').with({ period: Duration.minutes(15) }),
    from: twice,
    isPage: true,
    runbook: 'the-probe-fails',
    whoIsAffected: 'People with an account cannot log in, or see no dashboard or result: our own try failed twice.',
  },
  probeJourneyFails: {
    metric: ownMetric(stage, 'ProbeJourneyFailed').with({ period: Duration.hours(3) }),
    from: twice,
    isPage: true,
    runbook: 'the-probe-fails',
    whoIsAffected:
      'New people cannot register, send a quiz, get a result within a minute or erase themselves: our own try failed twice.',
  },
  probeSilent: {
    metric: worker.fn.metricInvocations(inAll),
    windows: 3,
    whenSilent: true,
    runbook: 'the-probe-fails',
    whoIsAffected: 'Nobody yet: the probe does not run, and would not tell when the site is down.',
  },
});

/**
 * SES reviews an account, and later stops its mail, at bounces of 5 % and complaints of 0.1 % (SES Developer Guide,
 * 'Sending review process FAQs', read 2026-11-21). It measures the whole AWS account over a volume that it considers
 * representative. The alarms ring at about half of these rates, so that there is time to act, but not at the first
 * bounce.
 */
const warnedFrom = { bounces: 0.02, complaints: 0.0005 };

const reputation = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period: Duration.hours(1) });

const mailRules = (stage: string): Record<string, AlarmRule> => ({
  bounceRate: {
    metric: reputation('Reputation.BounceRate'),
    from: warnedFrom.bounces,
    runbook: 'mail-fails',
    whoIsAffected:
      'One mail in fifty bounces. From one in twenty on SES reviews an account, and may stop all its mail: then no codes and no results are delivered.',
  },
  complaintRate: {
    metric: reputation('Reputation.ComplaintRate'),
    from: warnedFrom.complaints,
    runbook: 'mail-fails',
    whoIsAffected:
      'One mail in 2,000 is reported as spam. From one in 1,000 on SES reviews an account, and may stop all its mail: then no codes and no results are delivered.',
  },
  // With a handful of mails a day the quota is not read for hours, and nothing is near it.
  mailQuota: {
    metric: ownMetric(stage, 'MailQuotaUsed', Stats.MAXIMUM),
    from: 80,
    runbook: 'mail-fails',
    whoIsAffected:
      'Nobody yet: four fifths of the mails that SES accepts from this account in 24 hours are sent. Above them it refuses every mail: codes and results wait.',
  },
  mailRefused: {
    metric: ownMetric(stage, 'MailRefused'),
    runbook: 'mail-fails',
    whoIsAffected:
      'SES refused a mail about a result or an account: the sender is not verified, SES is in its sandbox (fix either within a day and the mail is sent), or the address is not valid.',
  },
  mailDoubtful: {
    metric: ownMetric(stage, 'MailDoubtful'),
    runbook: 'mail-fails',
    whoIsAffected:
      'A mail may not have been sent: SES gave no answer and no event for a day. A result is on its reader’s dashboard; a mail about an account can be asked for again.',
  },
});

const throttleMetrics = ['ReadThrottleEvents', 'WriteThrottleEvents'] as const;

const indexThrottles = (table: ITable, index: string): Metric[] =>
  throttleMetrics.map((name) =>
    table.metric(name, { ...inAll, dimensionsMap: { TableName: table.tableName, GlobalSecondaryIndexName: index } }),
  );

/** The quota that `npm run ops -- doctor` asks for, and that most accounts have. */
const usualConcurrency = 1000;

/**
 * Covers every event rule that the stack has at this point. Events that a rule cannot deliver are lost after a day of
 * attempts.
 */
const ruleOfEventRules = (stack: Stack): AlarmRule => ({
  metric: sumOf(
    'Events that were not handed over',
    stack.node
      .findAll()
      .filter((each) => each instanceof Rule)
      .map(
        ({ ruleName }) =>
          new Metric({
            namespace: 'AWS/Events',
            metricName: 'FailedInvocations',
            dimensionsMap: { RuleName: ruleName },
            ...inAll,
          }),
      ),
  ),
  windows: 2,
  runbook: 'event-rules-fail',
  whoIsAffected:
    'A function or a topic does not get its events: the sweeper, the probe, the backup of the users, the reports of the mail service or a message about a key.',
});

/** The alarm rules by name. */
const alarmRules = (config: Config, sources: AlarmSources): Record<string, AlarmRule> => ({
  ...serviceRules(config, sources),
  ...(sources.probe.worker && probeRules(config.stage, sources.probe.worker)),
  ...functionRules(sources),
  ...queueRules(sources, config.stage),
  ...outsideServiceRules(config),
  ...(config.backupVault && vaultRules(sources.backups)),
  tableThrottles: {
    metric: sumOf(
      'Throttled requests',
      // An alarm can sum at most ten metrics: the table of erasure marks is in the next one.
      [
        sources.tables.submissions,
        sources.tables.results,
        sources.tables.accounts,
        sources.tables.limits,
        ...sources.tables.ofFeatures.values(),
      ].flatMap((table) => [table.metric('ReadThrottleEvents', inAll), table.metric('WriteThrottleEvents', inAll)]),
    ),
    windows: 2,
    runbook: 'too-many-calls',
    whoIsAffected:
      'DynamoDB throttles calls: saving and reading get slow. A new table needs minutes to adapt to many calls.',
  },
  // The metrics of a table do not count those of its indexes.
  indexThrottles: {
    metric: sumOf('Throttled requests of indexes', [
      ...indexThrottles(sources.tables.submissions, submissionsTable.waitingIndex.name),
      ...indexThrottles(sources.tables.results, resultsTable.madeByIndex.name),
      ...indexThrottles(sources.tables.accounts, accountsTable.dueIndex.name),
      ...throttleMetrics.map((name) => sources.tables.erased.metric(name, inAll)),
    ]),
    windows: 2,
    runbook: 'too-many-calls',
    whoIsAffected:
      'DynamoDB throttles an index or the marks of the erased: saving a quiz or an account gets slow. An index with too few shards takes no more writes.',
  },
  concurrencyNearQuota: {
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', ...most }),
    from: 0.8 * usualConcurrency,
    windows: 2,
    runbook: 'too-many-calls',
    whoIsAffected:
      'Nobody yet: 800 functions run at once in this account, whose usual quota is 1,000. Above it AWS refuses calls, also those of other stages.',
  },
  // A backup runs once a day.
  userBackupSilent: {
    metric: ownMetric(config.stage, 'UsersBackedUp', Stats.SAMPLE_COUNT).with({ period: Duration.hours(1) }),
    windows: 26,
    whenSilent: true,
    runbook: 'the-users-are-not-backed-up',
    whoIsAffected:
      'Nobody yet: no backup of the users has finished for 26 hours. If the user pool is lost, nobody who registered since can log in.',
  },
});

/** AWS Backup counts the jobs of a vault in its own metrics. It starts one for each table, once a day. */
const vaultRules = ({ vault }: Backups): Record<string, AlarmRule> => {
  const jobs = (metricName: string): Metric =>
    new Metric({
      namespace: 'AWS/Backup',
      metricName,
      dimensionsMap: { BackupVaultName: vault.backupVaultName },
      statistic: Stats.SUM,
      period: Duration.hours(1),
    });
  return {
    vaultCopyFails: {
      metric: sumOf(
        'Copies that failed',
        [jobs('NumberOfBackupJobsFailed'), jobs('NumberOfBackupJobsAborted'), jobs('NumberOfBackupJobsExpired')],
        Duration.hours(1),
      ),
      runbook: 'the-vault-is-not-filled',
      whoIsAffected:
        'Nobody yet: the nightly copy of a table into the vault failed, or was stopped. Its recovery points are there.',
    },
    vaultSilent: {
      metric: jobs('NumberOfBackupJobsCompleted'),
      windows: 26,
      whenSilent: true,
      runbook: 'the-vault-is-not-filled',
      whoIsAffected:
        'Nobody yet: no copy of a table has reached the vault for 26 hours. On the day on which tables and recovery points are lost, it is all there is.',
    },
  };
};

/** A service that is switched off needs no alarm. */
const outsideServiceRules = ({ stage, sender, webhookUrl, bedrockModelId }: Config): Record<string, AlarmRule> => ({
  ...(sender && mailRules(stage)),
  ...(webhookUrl && {
    webhookFailed: {
      metric: ownMetric(stage, 'WebhookFailed'),
      runbook: 'the-webhook-or-the-model-fails',
      whoIsAffected:
        'Your automation was not notified of a submission: it refused the call, or failed for six hours. Users notice nothing.',
    },
  }),
  ...(bedrockModelId && {
    choiceFallback: {
      metric: ownMetric(stage, 'ChoiceFallback'),
      from: 5,
      windows: 3,
      runbook: 'the-webhook-or-the-model-fails',
      whoIsAffected:
        "The model's choices cannot be used. Results are complete and correct, with the engine's own choice of sentences.",
    },
  }),
});

/** One alarm for each problem that affects users, and no others. */
export class Alarms extends Construct {
  readonly byName: Readonly<Record<string, Alarm>>;

  constructor(scope: Construct, id: string, { config, dataKey, ...sources }: SharedProps & AlarmSources) {
    super(scope, id);
    const topics = new AlarmTopics(this, 'Topics', { config, key: dataKey.key });
    const keys = [dataKey.key.keyArn, ...sources.signingKeys.arns];
    new EventWatch(this, 'EventWatch', { config, keys, applicationName: sources.canary.applicationName });
    const rules = Object.entries({ ...alarmRules(config, sources), eventRulesFail: ruleOfEventRules(Stack.of(this)) });
    this.byName = Object.fromEntries(rules.map(([name, rule]) => [name, createAlarm(this, name, rule, topics)]));
  }
}
