import { apiFunctionNames, functionOf } from '#infra/aws/functions/entries.ts';
import { gbSeconds, type Use, use } from '#infra/facts/prices.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import { type FunctionSizes, firewallLine } from './month-usage.ts';

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

const gigabytes = (kilobytes: number) => kilobytes / 1_000_000;

export const allCalls = Object.values<number>(callsPerQuiz).reduce((sum, calls) => sum + calls, 0);
const warmMilliseconds = 25;
const coldShare = 0.02;
const coldMilliseconds = 400;
const workerMilliseconds = 400;
const effectsMilliseconds = 300;
const submissionKb = 4;
/** Both quizzes. One of 4 kB is one read. */
const listedSubmissions = 2;
const resultKb = 12;
const storedGb = 12 * gigabytes(submissionKb + resultKb);

/** What one new user's quiz uses of resources with a quota. `submissionWrites`: to the submission and its index entry. */
export const usageOfOne = { mails: 3, edgeRequests: 30, submissionWrites: 9 * submissionKb + 4 } as const;

/** What is used, with the reason for each estimate. Change it here and run `npm run ops -- cost` again. */
export const perQuiz = (sizes: FunctionSizes): Use[] => [
  use('Accounts', 'user', 1, 'worst case: each quiz is another user of that month'),
  use('Mail', 'mail', usageOfOne.mails, 'two that ask to confirm the address, and one with the result'),
  use('API', 'apiRequest', allCalls, `${allCalls} calls`),
  use(
    'Functions',
    'lambdaRequest',
    allCalls + 2 + usageOfOne.mails,
    'each call, two workers, and what SES reports of each mail',
  ),
  use(
    'Functions',
    'lambdaGbSecond',
    gbSecondsOfCalls(sizes) +
      gbSeconds(sizes.generateResults.memoryMb, workerMilliseconds) +
      gbSeconds(sizes.sendEffects.memoryMb, effectsMilliseconds) +
      usageOfOne.mails * gbSeconds(sizes.recordMailEvent.memoryMb, warmMilliseconds),
    `${memoryOf(sizes)}; ${warmMilliseconds} ms a call, ${coldShare * 100} % cold at ${coldMilliseconds} ms; a result ${workerMilliseconds} ms, its mail ${effectsMilliseconds} ms`,
  ),
  // One write and seven changes of a 4 kB submission (the last one by SES's event), four of its index entry, one result and its
  // index entry, and the mail's turn. The first write of each is a transaction, which counts twice, and checks one more item,
  // which counts as two.
  use(
    'Database',
    'dynamoWrite',
    usageOfOne.submissionWrites + 2 * resultKb + 1 + 2 * 2 + 1,
    `a submission of ${submissionKb} kB, written once and changed seven times; a result of ${resultKb} kB; their entries in the indexes; transactions count twice`,
  ),
  // An unchanged list is read too, even if the response is a 304. Result, limits and the worker's own reads are the rest.
  use(
    'Database',
    'dynamoRead',
    allCalls + callsPerQuiz.listSubmissions * listedSubmissions + 21 + resultKb / 4,
    `the account’s item at each call, ${callsPerQuiz.listSubmissions} lists of ${listedSubmissions} submissions while the result is awaited, and the workers, who read the result for its mail and look for the mark of an erased person three times, strongly consistent`,
  ),
  use('Storage, one year', 'dynamoGbMonth', storedGb, 'twelve months of both items'),
  use('Storage, one year', 'dynamoBackupGbMonth', storedGb, 'and of their recovery points'),
  use(
    'Queue',
    'sqsRequest',
    15,
    'send, receive, delete: one job for the result, one for its mail, three for the account',
  ),
  use('Signatures', 'sign', 1.02, 'one a result, and a public key at a cold start'),
  use('Site', 'edgeRequest', usageOfOne.edgeRequests, '18 files and the calls'),
  use('Site', 'edgeGb', gigabytes(350), '350 kB: the app, two fonts, the answers of the API'),
  use(firewallLine, 'firewallRequest', 31, 'only with waf: each file and call'),
  use('Logs', 'logGb', gigabytes(20), '20 kB: access log, function logs, metrics'),
];

const gbSecondsOfCalls = (sizes: FunctionSizes): number => {
  const milliseconds = warmMilliseconds + coldShare * coldMilliseconds;
  return routeNames.reduce(
    (sum, name) => sum + callsOf(name) * gbSeconds(sizes[functionOf(name)].memoryMb, milliseconds),
    0,
  );
};

/** `512 MB`, or `256 to 512 MB` if the routes and the worker differ. */
const memoryOf = (sizes: FunctionSizes): string => {
  const all = [...apiFunctionNames, 'generateResults' as const, 'sendEffects' as const].map(
    (name) => sizes[name].memoryMb,
  );
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most} MB` : `${least} to ${most} MB`;
};
