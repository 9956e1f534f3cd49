import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { functionSizes } from '#infra/aws/functions/entries.ts';
import { gbSeconds, type Use, use } from '#infra/facts/prices.ts';
import { metricUnits } from '#shared/contract/metrics.ts';

// What is used even without visitors, and what a model uses if there is one.

export type FunctionSizes = typeof functionSizes;

/** A sweep that finds nothing: a hundred small parallel queries. */
const sweepMilliseconds = 250;

export const withModel: Use[] = [
  use('Wording by a model', 'modelInput', 3000, '3,000 tokens in'),
  use('Wording by a model', 'modelOutput', 1500, '1,500 tokens out'),
];

/** With every feature switched on, as in the template; each metric of an alarm is paid for. */
export const alarmCount = { alarms: 55, metrics: 117 };

/** Only for a stage with a canary: one alarm for each function that is shifted gradually. */
export const canaryLine = 'Alarms of new versions';
export const canaryAlarmCount = { alarms: 9, metrics: 36 };

/** As in the template, whatever is switched on. */
export const dashboardCount = 1;

/** A month of 30 days without visitors. */
const sweeps = 30 * 24 * 60;
/** In three lanes. */
const partitions = 3 * pipelineLimits.maxShards;

/** Only for a stage with a probe. */
export const probeLine = 'Probe';

const looks = 30 * 24 * 12;
const journeys = 30 * 24;
/** Log in, list, read, log out; register, send, poll for the result, read, erase, and be refused. */
const calls = looks * 4 + journeys * 12;
const unitsOfJourney = 80;

const backupLine = 'Backups of the users';
const runs = 30 * 24;
const users = 10_000;
const bytesOfUser = 170;
const keptDays = 33;
/** A page of 60 users takes a tenth of a second, and the pause as much; the other hours only check. */
const backupMs = 30 * (users / 60) * 200 + runs * 300;

/** Only for a stage with a webhook. */
export const webhookLine = 'Webhook secret';

/** Only for a stage with a firewall. */
export const firewallLine = 'Firewall';
/** As in the template: a test counts them. */
export const firewallRules = 5;

export const fixed = (sizes: FunctionSizes): Use[] => [
  use('Encryption key', 'key', 1, 'one'),
  use('Signing key', 'key', 1, 'one for each generation'),
  use(
    'Alarms',
    'alarmMetric',
    alarmCount.metrics,
    `${alarmCount.alarms} alarms with every feature, on ${alarmCount.metrics} metrics`,
  ),
  use(
    canaryLine,
    'alarmMetric',
    canaryAlarmCount.metrics,
    `only with canary: ${canaryAlarmCount.alarms} alarms on ${canaryAlarmCount.metrics} metrics`,
  ),
  use('Metrics of our own', 'ownMetric', Object.keys(metricUnits).length, 'if each was used once that month'),
  use('Dashboard', 'dashboard', dashboardCount, 'one, with more than 50 metrics'),
  use('Queue polling', 'sqsRequest', 2_600_000, 'the event sources of four queues ask all the time'),
  use(
    'Sweeper',
    'dynamoRead',
    (sweeps * partitions) / 2,
    `${partitions} partitions, also those that no stage uses today`,
  ),
  use('Sweeper', 'lambdaRequest', sweeps, 'once a minute'),
  use(
    'Sweeper',
    'lambdaGbSecond',
    sweeps * gbSeconds(sizes.sweepWaiting.memoryMb, sweepMilliseconds),
    `${sizes.sweepWaiting.memoryMb} MB for ${sweepMilliseconds} ms`,
  ),
  use(backupLine, 'lambdaRequest', runs, `${users} users, written once a day`),
  use(backupLine, 'lambdaGbSecond', gbSeconds(sizes.backUpUsers.memoryMb, backupMs), 'page by page'),
  use(backupLine, 's3Request', runs * 2, 'a look each hour'),
  use(backupLine, 's3GbMonth', (keptDays * users * bytesOfUser) / 1e9, `kept ${keptDays} days`),
  use('Server keys', 'secret', 3, 'hashes; cookies of sessions; codes for a new password'),
  use('Origin secret', 'secret', 1, 'CloudFront proves itself to the API with it'),
  use(webhookLine, 'secret', 1, 'only with a webhook'),
  use(firewallLine, 'firewall', 1, 'only with waf: one'),
  use(firewallLine, 'firewallRule', firewallRules, `${firewallRules} rules`),
  use(
    probeLine,
    'user',
    journeys,
    `only with probe: ${journeys} accounts a month, erased at once (Cognito’s first 10,000 are free)`,
  ),
  use(probeLine, 'secret', 1, 'its key'),
  use(probeLine, 'mail', 2 * journeys, '2 mails each to SES’s own mailbox'),
  use(probeLine, 'apiRequest', calls, `${calls} calls`),
  use(probeLine, 'lambdaRequest', calls + looks + journeys, 'a function for each'),
  // 256 MB: a look takes two seconds, a journey ten; plus the functions that it calls.
  use(probeLine, 'lambdaGbSecond', 0.25 * (2 * looks + 10 * journeys) + 0.5 * 0.033 * calls, 'that wait for answers'),
  use(probeLine, 'dynamoWrite', unitsOfJourney * journeys + 4 * looks, 'and their writes'),
];
