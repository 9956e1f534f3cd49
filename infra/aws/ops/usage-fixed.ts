import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { functionSizes } from '#infra/aws/function-sizes.ts';
import { metricUnits } from '#shared/contract/metrics.ts';
import { firewallPerMonth } from './firewall-usage.ts';
import { gbSeconds } from './gb-seconds.ts';
import { probePerMonth } from './probe-usage.ts';
import { secretsPerMonth } from './secret-usage.ts';
import type { Use } from './use.ts';
import { userBackupsPerMonth } from './user-backup-usage.ts';

// What is used whether or not anybody comes, and what a model uses if there is one.

export type FunctionSizes = typeof functionSizes;

/** With nothing to do: a hundred small questions at once. */
const sweepMilliseconds = 250;

export const withModel: Use[] = [
  { line: 'Wording by a model', price: 'modelInput', amount: 3000, because: '3,000 tokens in' },
  { line: 'Wording by a model', price: 'modelOutput', amount: 1500, because: '1,500 tokens out' },
];

/** With every feature switched on, as the template has them; each metric of an alarm is paid for. */
export const alarmCount = { alarms: 85, metrics: 143 };

/** Paid only by a stage with a canary: one alarm for each function that goes over step by step. */
export const canaryLine = 'Alarms of new versions';
export const canaryAlarmCount = { alarms: 13, metrics: 52 };

/** As the template has them, whatever is switched on. */
export const dashboardCount = 1;

/** A month of 30 days in which nobody comes. */
const sweeps = 30 * 24 * 60;
/** Of three lanes. */
const partitions = 3 * pipelineLimits.maxShards;
export const fixed = (sizes: FunctionSizes): Use[] => [
  { line: 'Encryption key', price: 'key', amount: 1, because: 'one' },
  { line: 'Signing key', price: 'key', amount: 1, because: 'one for each generation' },
  {
    line: 'Alarms',
    price: 'alarmMetric',
    amount: alarmCount.metrics,
    because: `${alarmCount.alarms} alarms with every feature, on ${alarmCount.metrics} metrics`,
  },
  {
    line: canaryLine,
    price: 'alarmMetric',
    amount: canaryAlarmCount.metrics,
    because: `only with canary: ${canaryAlarmCount.alarms} alarms on ${canaryAlarmCount.metrics} metrics`,
  },
  {
    line: 'Metrics of our own',
    price: 'ownMetric',
    amount: Object.keys(metricUnits).length,
    because: 'if each was used once that month',
  },
  { line: 'Dashboard', price: 'dashboard', amount: dashboardCount, because: 'one, with more than 50 metrics' },
  {
    line: 'Queue polling',
    price: 'sqsRequest',
    amount: 2_600_000,
    because: 'the event sources of four queues ask all the time',
  },
  {
    line: 'Sweeper',
    price: 'dynamoRead',
    amount: (sweeps * partitions) / 2,
    because: `${partitions} partitions, also those that no stage uses today`,
  },
  { line: 'Sweeper', price: 'lambdaRequest', amount: sweeps, because: 'once a minute' },
  {
    line: 'Sweeper',
    price: 'lambdaGbSecond',
    amount: sweeps * gbSeconds(sizes.sweepWaiting.memoryMb, sweepMilliseconds),
    because: `${sizes.sweepWaiting.memoryMb} MB for ${sweepMilliseconds} ms`,
  },
  ...userBackupsPerMonth(sizes.backUpUsers.memoryMb),
  ...secretsPerMonth,
  ...firewallPerMonth,
  ...probePerMonth,
];
