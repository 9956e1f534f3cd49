import { Duration } from 'aws-cdk-lib';
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import type { Api } from './api.ts';
import type { Config } from './config.ts';
import { ownMetric, sumOf } from './metrics.ts';
import type { NodeFunction } from './node-function.ts';
import type { ResultQueue } from './result-queue.ts';
import type { Results } from './results.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';

export type Watched = { api: Api; signIn: SignIn; results: Results; resultQueue: ResultQueue; tables: Tables };

export type Watch = {
  metric: IMetric;
  /** The alarm rings from this value on. */
  from: number;
  /** Who is hurt, and how: the first thing to know at three in the morning. */
  hurts: string;
  /** How many of the last five-minute windows have to be bad. One, unless a single one says little. */
  windows?: number;
  /** Rings when the value is below `from`, or is missing. */
  below?: boolean;
};

const window = { period: Duration.minutes(5) };

/** What the alarms listen to, by the alarm's name. */
export const watchesOf = (config: Config, watched: Watched): Record<string, Watch> => ({
  ...watchFunctions(watched),
  ...watchResults(watched, config.stage),
  ...watchEffects(config),
  ...watchGround(watched),
});

export const functionsOf = ({ api, signIn, results }: Watched): Record<string, NodeFunction> => ({
  ...api.functions,
  preTokenGeneration: signIn.tokenTrigger,
  generateResults: results.worker,
  sweepWaiting: results.sweeper,
  ...(results.mailEvents && { recordMailEvent: results.mailEvents }),
});

/** Forget a route and it does not compile. */
const hurtBy: Readonly<Record<RouteName, string> & Record<string, string>> = {
  login: 'People with an account cannot sign in.',
  register: 'People who finished their first quiz cannot make an account; their answers wait in their browser.',
  getMe: 'Signed-in people see a page that does not know their name.',
  listSubmissions: 'People see no dashboard.',
  createSubmission: 'People cannot hand in a quiz; their answers wait in their browser and are sent again.',
  getResult: 'People wait for a result that is there.',
  preTokenGeneration: 'Nobody can sign in or make an account.',
  generateResults: 'People wait for a result; the queue tries again.',
  sweepWaiting: 'Submissions whose message was lost are not picked up again.',
  recordMailEvent: 'Mails that bounced are not noted on their submission.',
};

function watchFunctions(watched: Watched): Record<string, Watch> {
  const functions = functionsOf(watched);
  const errors = Object.entries(functions).map(([name, { fn }]) => [
    `${name}Errors`,
    {
      metric: fn.metricErrors(window),
      from: 1,
      hurts: `The function ${name} crashed or ran out of time. ${hurtBy[name]}`,
    },
  ]);
  const throttles = Object.values(functions).map(({ fn }) => fn.metricThrottles(window));
  return {
    ...Object.fromEntries(errors),
    // A metric-math alarm takes at most ten metrics; the routes and the rest are two kinds of people anyway.
    throttlesOfRoutes: {
      metric: sumOf('Throttles', throttles.slice(0, routeNames.length)),
      from: 1,
      hurts: 'Too many functions run at once: some calls of the site are refused. Raise the Lambda concurrency quota.',
    },
    throttlesOfWorkers: {
      metric: sumOf('Throttles', throttles.slice(routeNames.length)),
      from: 1,
      windows: 2,
      hurts: 'Too many functions run at once: results come late. Raise the Lambda concurrency quota.',
    },
    serverErrors: {
      metric: watched.api.httpApi.metricServerError({ ...window, statistic: Stats.SUM }),
      from: 1,
      hurts:
        'Somebody got an error of ours instead of an answer. The access log has the route, the function log the reason.',
    },
  };
}

const watchResults = ({ results, resultQueue }: Watched, stage: string): Record<string, Watch> => ({
  deadLetters: {
    metric: resultQueue.deadLetters.metricApproximateNumberOfMessagesVisible({ ...window, statistic: Stats.MAXIMUM }),
    from: 1,
    hurts: 'Somebody finished a quiz and waits for a result that will not come by itself. Fix the cause, then redrive.',
  },
  oldestMessage: {
    metric: resultQueue.queue.metricApproximateAgeOfOldestMessage({ ...window, statistic: Stats.MAXIMUM }),
    from: 120,
    hurts: 'Results are late: a message has waited for two minutes. The site promises five.',
  },
  oldestWaiting: {
    metric: ownMetric(stage, 'OldestWaitingSeconds', Stats.MAXIMUM),
    from: 300,
    windows: 2,
    hurts:
      'A submission has waited for longer than the five minutes that the site promises: for its result, or for its mail or webhook while those are down.',
  },
  parked: {
    metric: ownMetric(stage, 'Parked'),
    from: 1,
    hurts:
      'A submission was given up after three days of tries. Somebody waits for a result that only a redrive brings.',
  },
  sweeperSilent: {
    metric: results.sweeper.fn.metricInvocations({ ...window, statistic: Stats.SUM }),
    from: 1,
    below: true,
    hurts: 'The sweeper does not run: a submission whose message is lost would wait for ever.',
  },
  eventDeadLetters: {
    metric: results.eventDeadLetters.metricApproximateNumberOfMessagesVisible({ ...window, statistic: Stats.MAXIMUM }),
    from: 1,
    hurts:
      'A sweep failed every try. The next one makes up for it; if each fails, what waits is not put on the queue again.',
  },
});

/** What is switched off can hurt nobody. */
const watchEffects = ({ stage, sender, webhookUrl, bedrockModelId }: Config): Record<string, Watch> => ({
  ...(sender && watchMail(stage)),
  ...(webhookUrl && {
    webhookFailed: {
      metric: ownMetric(stage, 'WebhookFailed'),
      from: 1,
      hurts: 'Your automation was not told of a submission, after hours of tries. People notice nothing.',
    },
  }),
  ...(bedrockModelId && {
    narrativeFallback: {
      metric: ownMetric(stage, 'NarrativeFallback'),
      from: 5,
      windows: 3,
      hurts: "The model's wording is not used: results are complete and correct, in the engine's plainer words.",
    },
  }),
});

const watchMail = (stage: string): Record<string, Watch> => ({
  mailBounces: {
    metric: sumOf('Bounces and complaints', [ownMetric(stage, 'MailBounced'), ownMetric(stage, 'MailComplained')]),
    from: 1,
    hurts: 'A result mail bounced or was called spam. Its reader finds the result on the dashboard.',
  },
  mailRefused: {
    metric: ownMetric(stage, 'MailRefused'),
    from: 1,
    hurts:
      'SES refused a result mail: unverified sender or sandbox (mend it within a day and the mail still goes out), or an address that cannot be.',
  },
  mailDoubtful: {
    metric: ownMetric(stage, 'MailDoubtful'),
    from: 1,
    hurts: 'A result mail may not have been sent, and is not sent again. Its reader finds the result on the dashboard.',
  },
});

const watchGround = ({ tables }: Watched): Record<string, Watch> => ({
  tableThrottles: {
    metric: sumOf(
      'Throttled requests',
      [tables.submissions, tables.results].flatMap((table) => [
        table.metric('ReadThrottleEvents', { ...window, statistic: Stats.SUM }),
        table.metric('WriteThrottleEvents', { ...window, statistic: Stats.SUM }),
      ]),
    ),
    from: 1,
    windows: 2,
    hurts: 'DynamoDB refuses calls: saving and reading gets slow. A new table takes minutes to grow with a rush.',
  },
});
