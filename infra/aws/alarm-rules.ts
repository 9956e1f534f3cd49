import { Duration } from 'aws-cdk-lib';
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { routeNames } from '#shared/contract/routes.ts';
import type { Api } from './api.ts';
import type { Config } from './config.ts';
import type { FunctionName } from './entries.ts';
import { ownMetric, sumOf } from './metrics.ts';
import type { NodeFunction } from './node-function.ts';
import type { ResultQueue } from './result-queue.ts';
import type { Results } from './results.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';

export type AlarmSources = { api: Api; signIn: SignIn; results: Results; resultQueue: ResultQueue; tables: Tables };

export type AlarmRule = {
  metric: IMetric;
  /** The alarm rings from this value on. */
  from: number;
  /** Who is affected, and how: the first thing an operator needs to know. */
  whoIsAffected: string;
  /** How many of the last five-minute windows have to be bad. One, unless a single one says little. */
  windows?: number;
  /** Rings when the value is below `from`, or is missing. */
  below?: boolean;
};

const window = { period: Duration.minutes(5) };

/** What the alarms listen to, by the alarm's name. */
export const alarmRules = (config: Config, sources: AlarmSources): Record<string, AlarmRule> => ({
  ...functionRules(sources),
  ...resultRules(sources, config.stage),
  ...outsideServiceRules(config),
  ...tableRules(sources),
});

/** Without a mail sender there is no `recordMailEvent`. */
export const functionsOf = ({ api, signIn, results }: AlarmSources): Partial<Record<FunctionName, NodeFunction>> => ({
  ...api.functions,
  preTokenGeneration: signIn.tokenTrigger,
  generateResults: results.worker,
  sweepWaiting: results.sweeper,
  ...(results.mailEvents && { recordMailEvent: results.mailEvents }),
});

/** Forget a function and it does not compile. */
const whoIsAffectedBy: Readonly<Record<FunctionName, string>> = {
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

function functionRules(sources: AlarmSources): Record<string, AlarmRule> {
  const functions = functionsOf(sources);
  const errors = Object.entries(functions).map(([name, { fn }]) => [
    `${name}Errors`,
    {
      metric: fn.metricErrors(window),
      from: 1,
      whoIsAffected: `The function ${name} crashed or ran out of time. ${whoIsAffectedBy[name as FunctionName]}`,
    },
  ]);
  const throttles = Object.values(functions).map(({ fn }) => fn.metricThrottles(window));
  return {
    ...Object.fromEntries(errors),
    // A metric-math alarm takes at most ten metrics; the routes and the rest are two kinds of people anyway.
    throttlesOfRoutes: {
      metric: sumOf('Throttles', throttles.slice(0, routeNames.length)),
      from: 1,
      whoIsAffected:
        'Too many functions run at once: some calls of the site are refused. Raise the Lambda concurrency quota.',
    },
    throttlesOfWorkers: {
      metric: sumOf('Throttles', throttles.slice(routeNames.length)),
      from: 1,
      windows: 2,
      whoIsAffected: 'Too many functions run at once: results come late. Raise the Lambda concurrency quota.',
    },
    serverErrors: {
      metric: sources.api.httpApi.metricServerError({ ...window, statistic: Stats.SUM }),
      from: 1,
      whoIsAffected:
        'Somebody got an error of ours instead of an answer. The access log has the route, the function log the reason.',
    },
  };
}

const resultRules = ({ results, resultQueue }: AlarmSources, stage: string): Record<string, AlarmRule> => ({
  deadLetters: {
    metric: resultQueue.deadLetters.metricApproximateNumberOfMessagesVisible({ ...window, statistic: Stats.MAXIMUM }),
    from: 1,
    whoIsAffected:
      'Somebody finished a quiz and waits for a result that will not come by itself. Fix the cause, then redrive.',
  },
  oldestMessage: {
    metric: resultQueue.queue.metricApproximateAgeOfOldestMessage({ ...window, statistic: Stats.MAXIMUM }),
    from: 120,
    whoIsAffected: 'Results are late: a message has waited for two minutes. The site promises five.',
  },
  oldestWaiting: {
    metric: ownMetric(stage, 'OldestWaitingSeconds', Stats.MAXIMUM),
    from: 300,
    windows: 2,
    whoIsAffected:
      'A submission has waited for longer than the five minutes that the site promises: for its result, or for its mail or webhook while those are down.',
  },
  parked: {
    metric: ownMetric(stage, 'Parked'),
    from: 1,
    whoIsAffected:
      'A submission was given up after three days of tries. Somebody waits for a result that only a redrive brings.',
  },
  unreadable: {
    metric: ownMetric(stage, 'Unreadable'),
    from: 1,
    whoIsAffected:
      'A stored submission or result cannot be read: somebody misses it on the dashboard, or sees an error. The log names it (stored item not readable).',
  },
  sweeperSilent: {
    metric: results.sweeper.fn.metricInvocations({ ...window, statistic: Stats.SUM }),
    from: 1,
    below: true,
    whoIsAffected: 'The sweeper does not run: a submission whose message is lost would wait for ever.',
  },
  eventDeadLetters: {
    metric: results.eventDeadLetters.metricApproximateNumberOfMessagesVisible({ ...window, statistic: Stats.MAXIMUM }),
    from: 1,
    whoIsAffected:
      'A sweep failed every try. The next one makes up for it; if each fails, what waits is not put on the queue again.',
  },
});

/** What is switched off can hurt nobody. */
const outsideServiceRules = ({ stage, sender, webhookUrl, bedrockModelId }: Config): Record<string, AlarmRule> => ({
  ...(sender && mailRules(stage)),
  ...(webhookUrl && {
    webhookFailed: {
      metric: ownMetric(stage, 'WebhookFailed'),
      from: 1,
      whoIsAffected: 'Your automation was not told of a submission, after hours of tries. People notice nothing.',
    },
  }),
  ...(bedrockModelId && {
    narrativeFallback: {
      metric: ownMetric(stage, 'NarrativeFallback'),
      from: 5,
      windows: 3,
      whoIsAffected:
        "The model's wording is not used: results are complete and correct, in the engine's plainer words.",
    },
  }),
});

const mailRules = (stage: string): Record<string, AlarmRule> => ({
  mailBounces: {
    metric: sumOf('Bounces and complaints', [ownMetric(stage, 'MailBounced'), ownMetric(stage, 'MailComplained')]),
    from: 1,
    whoIsAffected: 'A result mail bounced or was called spam. Its reader finds the result on the dashboard.',
  },
  mailRefused: {
    metric: ownMetric(stage, 'MailRefused'),
    from: 1,
    whoIsAffected:
      'SES refused a result mail: unverified sender or sandbox (mend it within a day and the mail still goes out), or an address that cannot be.',
  },
  mailDoubtful: {
    metric: ownMetric(stage, 'MailDoubtful'),
    from: 1,
    whoIsAffected:
      'A result mail may not have been sent, and is not sent again. Its reader finds the result on the dashboard.',
  },
});

const tableRules = ({ tables }: AlarmSources): Record<string, AlarmRule> => ({
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
    whoIsAffected:
      'DynamoDB refuses calls: saving and reading gets slow. A new table takes minutes to grow with a rush.',
  },
});
