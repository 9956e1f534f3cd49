import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { declarations } from '#functions/routes.ts';
import { type StageSetting, stageSchema } from '#infra/aws/stages/stage-schema.ts';
import { routeNames } from '#shared/contract/routes.ts';
import { row } from './cost.ts';
import { allCalls, callsOf, usageOfOne } from './quiz-usage.ts';

/** A limit that ends the growth at some rate of submissions. */
export type Binding = {
  what: string;
  /** How many a second, or at once, that rate needs. */
  needs: (perSecond: number) => number;
  /** The limit without a request to AWS. */
  usual: number;
  /** AWS's documentation of it, or the setting of the stage. */
  source: string;
  raise: string;
  /** A limit of ours: the setting that raises it, and its maximum. */
  ours?: { setting: StageSetting; most: number };
};

/** A page of AWS's documentation. */
const aws = (path: string, name: string) => `[${name}](https://docs.aws.amazon.com/${path})`;

const bought = 'Service Quotas, bought by the request';

/** Each submission by a new user: one password, one user, one sign-in, one confirmed address. */
const ofCognito = (what: string, usual: number, raise: string): Binding => ({
  what: `**Cognito**: ${what}`,
  needs: (rate) => rate,
  usual,
  source: aws('cognito/latest/developerguide/quotas.html', 'Cognito quotas'),
  raise,
});

// The limits at a rate of submissions, each by a new user: the worst case. Quotas are AWS's published defaults.

/** Submissions a second. */
export const rates = [10, 100, 1000, 10_000] as const;

const usualOf = stageSchema.parse({});

/** The rate of submissions that the tightest of our throttles allows. */
const [{ route, perSecond: routePerSecond }] = routeNames
  .filter((name) => callsOf(name) > 0)
  .map((route) => ({ route, perSecond: declarations[route].throttle.rate / callsOf(route) }))
  .toSorted((one, other) => one.perSecond - other.perSecond) as [{ route: string; perSecond: number }];
/** A call of 33 ms on average, and two workers that take ten jobs for a second. */
const runsAtOnce = allCalls * 0.033 + 2 / pipelineLimits.jobsPerWorkerSecond;
/** In each lane a submission is added and removed: two writes. The rest is headroom for what is deferred after an outage. */
const indexWrites = 2.5;
const partitionWrites = 1000;
/** The only source of a shard's throughput. A test compares the texts that quote it. */
export const submissionsOfShard = partitionWrites / indexWrites;

export const bindings: readonly Binding[] = [
  {
    what: `our throttles, of which \`${route}\` is the tightest (each time ${routePerSecond} a second)`,
    needs: (rate) => rate / routePerSecond,
    usual: usualOf.throttleTimes,
    source: 'its declaration in `functions/`',
    raise: '`throttleTimes`',
    ours: { setting: 'throttleTimes', most: 10_000 },
  },
  {
    what: 'workers that make results',
    needs: (rate) => rate / pipelineLimits.jobsPerWorkerSecond,
    usual: usualOf.resultWorkers,
    source: '`stages/<stage>.json`',
    raise: '`resultWorkers`',
    ours: { setting: 'resultWorkers', most: 1000 },
  },
  {
    what: `the same workers, with a model that takes its whole ${pipelineLimits.chooserTimeoutSeconds} seconds`,
    needs: (rate) => (rate * pipelineLimits.chooserTimeoutSeconds) / pipelineLimits.batchSize,
    usual: usualOf.resultWorkers,
    source: '`functions/results/pipeline-limits.ts`',
    raise: '`resultWorkers`, and the model’s own quotas, which bind earlier',
  },
  {
    what: 'workers that mail results and call the webhook',
    needs: (rate) => rate / pipelineLimits.jobsPerWorkerSecond,
    usual: usualOf.effectWorkers,
    source: '`stages/<stage>.json`',
    raise: '`effectWorkers`',
    ours: { setting: 'effectWorkers', most: 1000 },
  },
  {
    what: `shards of the index of waiting work, ${partitionWrites.toLocaleString('en-US')} writes a second each`,
    needs: (rate) => (rate * indexWrites) / partitionWrites,
    usual: usualOf.waitingShards,
    source: aws('amazondynamodb/latest/developerguide/bp-partition-key-design.html', 'partitions'),
    raise: '`waitingShards`',
    ours: { setting: 'waitingShards', most: pipelineLimits.maxShards },
  },
  ofCognito('new passwords a second', 25, `${bought}; and \`throttleTimes\``),
  ofCognito('new users a second', 50, bought),
  ofCognito('sign-ins a second', 120, bought),
  ofCognito('changed users a second (each confirms an address)', 25, `${bought}; and \`throttleTimes\``),
  {
    what: '**SES**: mails a second, after its sandbox',
    needs: (rate) => rate * usageOfOne.mails,
    usual: 14,
    source: aws('ses/latest/dg/quotas.html', 'SES quotas'),
    raise: 'ask weeks before, and grow slowly. Mails wait for their turn and are not lost',
  },
  {
    what: '**API Gateway**: calls a second',
    needs: (rate) => rate * allCalls,
    usual: 10_000,
    source: aws('apigateway/latest/developerguide/limits.html', 'API Gateway quotas'),
    raise: 'Service Quotas (2,500 in the newer regions)',
  },
  {
    what: '**Lambda**: runs at once',
    needs: (rate) => rate * runsAtOnce,
    usual: 1000,
    source: aws('lambda/latest/dg/gettingstarted-limits.html', 'Lambda quotas'),
    raise: 'Service Quotas (10 in new accounts)',
  },
  {
    what: '**DynamoDB**: write units a second of one table that is new',
    needs: (rate) => rate * usageOfOne.submissionWrites,
    usual: 4000,
    source: aws('amazondynamodb/latest/developerguide/on-demand-capacity-mode.html', 'on-demand capacity'),
    raise: 'it adapts in minutes; before a launch raise `warmWrites`',
  },
  {
    what: '**DynamoDB**: write units a second of one table',
    needs: (rate) => rate * usageOfOne.submissionWrites,
    usual: 40_000,
    source: aws('amazondynamodb/latest/developerguide/ServiceQuotas.html', 'DynamoDB quotas'),
    raise: 'Service Quotas',
  },
  {
    what: '**SQS**: messages in work of one queue',
    needs: (rate) => rate,
    usual: 120_000,
    source: aws('AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html', 'SQS quotas'),
    raise: 'AWS Support',
  },
  {
    what: '**CloudFront**: requests a second',
    needs: (rate) => rate * usageOfOne.edgeRequests,
    usual: 250_000,
    source: aws('AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html', 'CloudFront quotas'),
    raise: 'Service Quotas',
  },
];

const grouped = (count: number) => Math.ceil(count).toLocaleString('en-US');

/** The table of docs/operations.md: what each rate needs, in bold where it exceeds the limit. */
export const bindingTable = (): string =>
  [
    row(['what', 'there are', ...rates.map((rate) => `at ${grouped(rate)}/s`), 'raise it by']),
    row(['---', '--:', ...rates.map(() => '--:'), '---']),
    ...bindings.map(({ what, source, usual, needs, raise }) => {
      const cells = rates.map((rate) => (needs(rate) > usual ? `**${grouped(needs(rate))}**` : grouped(needs(rate))));
      return row([`${what} (${source})`, grouped(usual), ...cells, raise]);
    }),
  ].join('\n');
