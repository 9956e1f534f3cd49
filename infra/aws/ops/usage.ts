import type { functionSizes } from '#infra/aws/function-sizes.ts';
import { metricUnits } from '#shared/contract/metrics.ts';
import { routeNames } from '#shared/contract/routes.ts';
import { callsPerQuiz } from './calls-per-quiz.ts';
import { firewallPerMonth, firewallPerQuiz } from './firewall-usage.ts';
import { probePerMonth } from './probe-usage.ts';
import { secretsPerMonth } from './secret-usage.ts';
import type { Use } from './use.ts';

type FunctionSizes = typeof functionSizes;

const thousand = 1000;
const gbSeconds = (megabytes: number, milliseconds: number) => (megabytes / 1024) * (milliseconds / 1000);
const gigabytes = (kilobytes: number) => kilobytes / 1_000_000;

const allCalls = Object.values(callsPerQuiz).reduce((sum, calls) => sum + calls, 0);
const warmMilliseconds = 25;
const coldShare = 0.02;
const coldMilliseconds = 400;
const workerMilliseconds = 400;
const sweepMilliseconds = 50;
const submissionKb = 4;
/** Both quizzes. One of 4 kB is one read. */
const listedSubmissions = 2;
const resultKb = 12;

const perQuiz = (sizes: FunctionSizes): Use[] => [
  { line: 'Accounts', price: 'user', amount: 1, because: 'worst case: each quiz is another user of that month' },
  { line: 'Mail', price: 'mail', amount: 3, because: 'two that ask to confirm the address, and one with the result' },
  { line: 'API', price: 'apiRequest', amount: allCalls, because: `${allCalls} calls` },
  { line: 'Functions', price: 'lambdaRequest', amount: allCalls + 1, because: 'each call, and the worker' },
  {
    line: 'Functions',
    price: 'lambdaGbSecond',
    amount: gbSecondsOfCalls(sizes) + gbSeconds(sizes.generateResults.memoryMb, workerMilliseconds),
    because: `${memoryOf(sizes)}; ${warmMilliseconds} ms a call, ${coldShare * 100} % cold at ${coldMilliseconds} ms; the worker ${workerMilliseconds} ms`,
  },
  {
    line: 'Database',
    price: 'dynamoWrite',
    // One write and five changes of a 4 kB submission, three of its index entry, one result and its index entry. The first
    // write of each is a transaction, which counts twice, and checks one more item, which counts as two.
    amount: 7 * submissionKb + 3 + 2 * resultKb + 1 + 2 * 2,
    because: `a submission of ${submissionKb} kB, written once and changed five times; a result of ${resultKb} kB; their entries in the indexes; transactions count twice`,
  },
  {
    line: 'Database',
    price: 'dynamoRead',
    // Also a list that has not changed is read, whatever is sent. Result, limits and the worker's own reads are the rest.
    amount: allCalls + callsPerQuiz.listSubmissions * listedSubmissions + 21,
    because: `the account’s item at each call, ${callsPerQuiz.listSubmissions} lists of ${listedSubmissions} submissions while the result is awaited, and the worker, which looks for the mark of an erased person three times, strongly consistent`,
  },
  {
    line: 'Storage, one year',
    price: 'dynamoGbMonth',
    amount: 12 * gigabytes(submissionKb + resultKb),
    because: 'twelve months of both items',
  },
  {
    line: 'Storage, one year',
    price: 'dynamoBackupGbMonth',
    amount: 12 * gigabytes(submissionKb + resultKb),
    because: 'and of their recovery points',
  },
  {
    line: 'Queue',
    price: 'sqsRequest',
    amount: 12,
    because: 'send, receive, delete: one job for the result, three for the account',
  },
  {
    line: 'Signatures',
    price: 'sign',
    amount: 1.02,
    because: 'one a result; a worker that starts asks for the public key',
  },
  { line: 'Site', price: 'edgeRequest', amount: 30, because: '18 files and the calls' },
  {
    line: 'Site',
    price: 'edgeGb',
    amount: gigabytes(350),
    because: '350 kB: the app, two fonts, the answers of the API',
  },
  ...firewallPerQuiz,
  { line: 'Logs', price: 'logGb', amount: gigabytes(20), because: '20 kB: access log, function logs, metrics' },
];

const gbSecondsOfCalls = (sizes: FunctionSizes): number =>
  routeNames
    .map(
      (name) => callsPerQuiz[name] * gbSeconds(sizes[name].memoryMb, warmMilliseconds + coldShare * coldMilliseconds),
    )
    .reduce((sum, amount) => sum + amount, 0);

/** `512 MB`, or `256 to 512 MB` when the routes and the worker differ. */
const memoryOf = (sizes: FunctionSizes): string => {
  const all = [...routeNames, 'generateResults' as const].map((name) => sizes[name].memoryMb);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most} MB` : `${least} to ${most} MB`;
};

const withModel: Use[] = [
  { line: 'Wording by a model', price: 'modelInput', amount: 3000, because: '3,000 tokens in' },
  { line: 'Wording by a model', price: 'modelOutput', amount: 1500, because: '1,500 tokens out' },
];

/** With every feature switched on, as the template has them; each metric of an alarm is paid for. */
export const alarmCount = { alarms: 75, metrics: 130 };

/** A month of 30 days in which nobody comes. */
const sweeps = 30 * 24 * 60;
const fixed = (sizes: FunctionSizes): Use[] => [
  { line: 'Encryption key', price: 'key', amount: 1, because: 'one' },
  { line: 'Signing key', price: 'key', amount: 1, because: 'one for each generation' },
  {
    line: 'Alarms',
    price: 'alarmMetric',
    amount: alarmCount.metrics,
    because: `${alarmCount.alarms} alarms with every feature, on ${alarmCount.metrics} metrics`,
  },
  {
    line: 'Metrics of our own',
    price: 'ownMetric',
    amount: Object.keys(metricUnits).length,
    because: 'if each was used once that month',
  },
  { line: 'Queue polling', price: 'sqsRequest', amount: 650_000, because: 'the event source asks all the time' },
  { line: 'Sweeper', price: 'lambdaRequest', amount: sweeps, because: 'once a minute' },
  {
    line: 'Sweeper',
    price: 'lambdaGbSecond',
    amount: sweeps * gbSeconds(sizes.sweepWaiting.memoryMb, sweepMilliseconds),
    because: `${sizes.sweepWaiting.memoryMb} MB for ${sweepMilliseconds} ms`,
  },
  ...secretsPerMonth,
  ...firewallPerMonth,
  ...probePerMonth,
];

const times = (factor: number) => (use: Use) => ({ ...use, amount: use.amount * factor });

/** What is used, and why we think so. Change it here and run `npm run cost` again. */
export const usageWith = (sizes: FunctionSizes) =>
  ({
    perThousand: perQuiz(sizes).map(times(thousand)),
    modelPerThousand: withModel.map(times(thousand)),
    fixedPerMonth: fixed(sizes),
  }) satisfies Record<string, Use[]>;
