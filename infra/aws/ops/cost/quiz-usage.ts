import { apiFunctionNames, functionOf } from '#infra/aws/functions/entries.ts';
import { gbSeconds, type Use } from '#infra/facts/prices.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import { type FunctionSizes, firewallLine, fixed, withModel } from './month-usage.ts';

/** A new user's calls up to the result: account, confirmed address, name, answers, polling of the list, and the result. */
export const callsPerQuiz = {
  register: 1,
  confirmByLink: 1,
  getMe: 1,
  listSubmissions: 8,
  createSubmission: 1,
  getResult: 1,
} as const satisfies Partial<Record<RouteName, number>>;

/** How often such a user calls a route. */
export const callsOf = (name: RouteName): number =>
  Object.hasOwn(callsPerQuiz, name) ? callsPerQuiz[name as keyof typeof callsPerQuiz] : 0;

const thousand = 1000;
const gigabytes = (kilobytes: number) => kilobytes / 1_000_000;

const allCalls = Object.values<number>(callsPerQuiz).reduce((sum, calls) => sum + calls, 0);
const warmMilliseconds = 25;
const coldShare = 0.02;
const coldMilliseconds = 400;
const workerMilliseconds = 400;
const effectsMilliseconds = 300;
const submissionKb = 4;
/** Both quizzes. One of 4 kB is one read. */
const listedSubmissions = 2;
const resultKb = 12;

/** What one new user's quiz uses of resources with a quota. `submissionWrites`: to the submission and its index entry. */
export const usageOfOne = { mails: 3, edgeRequests: 30, submissionWrites: 9 * submissionKb + 4 } as const;

const firewallPerQuiz: Use[] = [
  { line: firewallLine, price: 'firewallRequest', amount: 31, because: 'only with waf: each file and call' },
];

const perQuiz = (sizes: FunctionSizes): Use[] => [
  { line: 'Accounts', price: 'user', amount: 1, because: 'worst case: each quiz is another user of that month' },
  {
    line: 'Mail',
    price: 'mail',
    amount: usageOfOne.mails,
    because: 'two that ask to confirm the address, and one with the result',
  },
  { line: 'API', price: 'apiRequest', amount: allCalls, because: `${allCalls} calls` },
  {
    line: 'Functions',
    price: 'lambdaRequest',
    amount: allCalls + 2 + usageOfOne.mails,
    because: 'each call, two workers, and what SES reports of each mail',
  },
  {
    line: 'Functions',
    price: 'lambdaGbSecond',
    amount:
      gbSecondsOfCalls(sizes) +
      gbSeconds(sizes.generateResults.memoryMb, workerMilliseconds) +
      gbSeconds(sizes.sendEffects.memoryMb, effectsMilliseconds) +
      usageOfOne.mails * gbSeconds(sizes.recordMailEvent.memoryMb, warmMilliseconds),
    because: `${memoryOf(sizes)}; ${warmMilliseconds} ms a call, ${coldShare * 100} % cold at ${coldMilliseconds} ms; a result ${workerMilliseconds} ms, its mail ${effectsMilliseconds} ms`,
  },
  {
    line: 'Database',
    price: 'dynamoWrite',
    // One write and seven changes of a 4 kB submission (the last one by SES's event), four of its index entry, one result and
    // its index entry, and the mail's turn. The first write of each is a transaction, which counts twice, and checks one more
    // item, which counts as two.
    amount: usageOfOne.submissionWrites + 2 * resultKb + 1 + 2 * 2 + 1,
    because: `a submission of ${submissionKb} kB, written once and changed seven times; a result of ${resultKb} kB; their entries in the indexes; transactions count twice`,
  },
  {
    line: 'Database',
    price: 'dynamoRead',
    // An unchanged list is read too, even if the response is a 304. Result, limits and the worker's own reads are the rest.
    amount: allCalls + callsPerQuiz.listSubmissions * listedSubmissions + 21 + resultKb / 4,
    because: `the account’s item at each call, ${callsPerQuiz.listSubmissions} lists of ${listedSubmissions} submissions while the result is awaited, and the workers, who read the result for its mail and look for the mark of an erased person three times, strongly consistent`,
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
    amount: 15,
    because: 'send, receive, delete: one job for the result, one for its mail, three for the account',
  },
  { line: 'Signatures', price: 'sign', amount: 1.02, because: 'one a result, and a public key at a cold start' },
  { line: 'Site', price: 'edgeRequest', amount: usageOfOne.edgeRequests, because: '18 files and the calls' },
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
      (name) =>
        callsOf(name) * gbSeconds(sizes[functionOf(name)].memoryMb, warmMilliseconds + coldShare * coldMilliseconds),
    )
    .reduce((sum, amount) => sum + amount, 0);

/** `512 MB`, or `256 to 512 MB` if the routes and the worker differ. */
const memoryOf = (sizes: FunctionSizes): string => {
  const all = [...apiFunctionNames, 'generateResults' as const, 'sendEffects' as const].map(
    (name) => sizes[name].memoryMb,
  );
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most} MB` : `${least} to ${most} MB`;
};

const times = (factor: number) => (use: Use) => ({ ...use, amount: use.amount * factor });

/** What is used, with the reason for each estimate. Change it here and run `npm run ops -- cost` again. */
export const usageWith = (sizes: FunctionSizes) =>
  ({
    perThousand: perQuiz(sizes).map(times(thousand)),
    modelPerThousand: withModel.map(times(thousand)),
    fixedPerMonth: fixed(sizes),
  }) satisfies Record<string, Use[]>;
