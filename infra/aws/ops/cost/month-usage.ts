import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { functionSizes } from '#infra/aws/functions/entries.ts';
import { gbSeconds, type Use } from '#infra/facts/prices.ts';
import { metricUnits } from '#shared/contract/metrics.ts';

// What is used even without visitors, and what a model uses if there is one.

export type FunctionSizes = typeof functionSizes;

/** A sweep that finds nothing: a hundred small parallel queries. */
const sweepMilliseconds = 250;

export const withModel: Use[] = [
  { line: 'Wording by a model', price: 'modelInput', amount: 3000, because: '3,000 tokens in' },
  { line: 'Wording by a model', price: 'modelOutput', amount: 1500, because: '1,500 tokens out' },
];

/** With every feature switched on, as in the template; each metric of an alarm is paid for. */
export const alarmCount = { alarms: 54, metrics: 113 };

/** Only for a stage with a canary: one alarm for each function that is shifted gradually. */
export const canaryLine = 'Alarms of new versions';
export const canaryAlarmCount = { alarms: 9, metrics: 36 };

/** As in the template, whatever is switched on. */
export const dashboardCount = 1;

/** A month of 30 days without visitors. */
const sweeps = 30 * 24 * 60;
/** In three lanes. */
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

/** Only for a stage with a probe. */
export const probeLine = 'Probe';

const looks = 30 * 24 * 12;
const journeys = 30 * 24;
/** Log in, list, read, log out; register, send, poll for the result, read, erase, and be refused. */
const calls = looks * 4 + journeys * 12;
const unitsOfJourney = 80;

const probePerMonth: Use[] = [
  {
    line: probeLine,
    price: 'user',
    amount: journeys,
    because: `only with probe: ${journeys} accounts a month, erased at once (Cognito’s first 10,000 are free)`,
  },
  { line: probeLine, price: 'secret', amount: 1, because: 'its key' },
  { line: probeLine, price: 'mail', amount: 2 * journeys, because: '2 mails each to SES’s own mailbox' },
  { line: probeLine, price: 'apiRequest', amount: calls, because: `${calls} calls` },
  { line: probeLine, price: 'lambdaRequest', amount: calls + looks + journeys, because: 'a function for each' },
  // 256 MB: a look takes two seconds, a journey ten; plus the functions that it calls.
  {
    line: probeLine,
    price: 'lambdaGbSecond',
    amount: 0.25 * (2 * looks + 10 * journeys) + 0.5 * 0.033 * calls,
    because: 'that wait for answers',
  },
  { line: probeLine, price: 'dynamoWrite', amount: unitsOfJourney * journeys + 4 * looks, because: 'and their writes' },
];

const line = 'Backups of the users';
const runs = 30 * 24;
const users = 10_000;
const bytesOfUser = 170;
const keptDays = 33;
/** A page of 60 users takes a tenth of a second, and the pause as much; the other hours only check. */
const backupMs = 30 * (users / 60) * 200 + runs * 300;

const userBackupsPerMonth = (memoryMb: number): Use[] => [
  { line, price: 'lambdaRequest', amount: runs, because: `${users} users, written once a day` },
  { line, price: 'lambdaGbSecond', amount: gbSeconds(memoryMb, backupMs), because: 'page by page' },
  { line, price: 's3Request', amount: runs * 2, because: 'a look each hour' },
  { line, price: 's3GbMonth', amount: (keptDays * users * bytesOfUser) / 1e9, because: `kept ${keptDays} days` },
];

/** Only for a stage with a webhook. */
export const webhookLine = 'Webhook secret';

const secretsPerMonth: Use[] = [
  { line: 'Server key', price: 'secret', amount: 1, because: 'the key of the hashes' },
  { line: 'Origin secret', price: 'secret', amount: 1, because: 'CloudFront proves itself to the API with it' },
  { line: webhookLine, price: 'secret', amount: 1, because: 'only with a webhook' },
];

/** Only for a stage with a firewall. */
export const firewallLine = 'Firewall';
/** As in the template: a test counts them. */
export const firewallRules = 5;

const firewallPerMonth: Use[] = [
  { line: firewallLine, price: 'firewall', amount: 1, because: 'only with waf: one' },
  { line: firewallLine, price: 'firewallRule', amount: firewallRules, because: `${firewallRules} rules` },
];
