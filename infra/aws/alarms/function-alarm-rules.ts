import { Duration } from 'aws-cdk-lib';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import { type WorkerName, workers } from '#functions/workers.ts';
import {
  type ApiFunctionName,
  apiFunctionNames,
  endpointsOf,
  type FunctionName,
} from '#infra/aws/functions/entries.ts';
import type { NodeFunction } from '#infra/aws/functions/node-function.ts';
import { type AlarmRule, type AlarmSources, sumOf } from './alarm.ts';

const window = { period: Duration.minutes(5) };

/** All functions of a stage. `recordMailEvent` exists only with a mail sender, and the probe only in some stages. */
export const functionsOf = (of: Omit<AlarmSources, 'canary'>): Partial<Record<FunctionName, NodeFunction>> => ({
  ...of.api.functions,
  preTokenGeneration: of.signIn.tokenTrigger,
  generateResults: of.results.worker,
  sendEffects: of.effects.worker,
  sweepWaiting: of.results.sweeper,
  handleAccountJobs: of.accountWork.worker,
  backUpUsers: of.userBackups.worker,
  ...(of.results.mailEvents && { recordMailEvent: of.results.mailEvents }),
  ...(of.probe.worker && { runProbe: of.probe.worker }),
});

const routesOf = (name: FunctionName): readonly DeclaredRoute[] =>
  name in endpointsOf ? endpointsOf[name as ApiFunctionName].map(({ route }) => route) : [];

/** From the declarations. The log says which of a function's routes failed. */
const whoIsAffectedBy = (name: FunctionName): string => {
  const declared = name in endpointsOf ? routesOf(name) : [workers[name as WorkerName]];
  return [...new Set(declared.map(({ whoIsAffected }) => whoIsAffected))].join(' ');
};

/**
 * Functions that share an alarm, because their failure affects the same users. A feature's functions name their alarm
 * themselves (`alarm`). At most ten each, the limit of a formula. Every other function has an alarm of its own.
 */
const subjects = {
  signIn: ['session', 'register', 'help', 'reset', 'changePassword', 'notMe', 'preTokenGeneration'],
  address: ['addressProofs', 'addressMails', 'undoAddress', 'declineAddress'],
  account: ['ownAccount', 'exportMe', 'eraseMe'],
  dashboard: ['ownResults', 'submissionNotes'],
  readers: ['publicFacts', 'getDocumentState'],
} as const satisfies Record<string, readonly FunctionName[]>;

const runbooks: Readonly<Record<string, string>> = {
  recordMailEvent: 'note-mail-events-by-hand',
  backUpUsers: 'the-users-are-not-backed-up',
};

/** A math expression in an alarm takes at most ten metrics. */
const maxMetrics = 10;

function throttleRules(throttles: readonly Metric[]): Record<string, AlarmRule> {
  const groups = Map.groupBy(throttles.entries(), ([at]) => Math.floor(at / maxMetrics) + 1);
  const rules = [...groups].map(([group, members]): [string, AlarmRule] => [
    group === 1 ? 'throttlesOfRoutes' : `throttlesOfRoutes${group}`,
    {
      metric: sumOf(
        'Throttles',
        members.map(([, metric]) => metric),
      ),
      runbook: 'too-many-calls',
      whoIsAffected:
        'Too many functions run at once: some calls to the API are refused. Raise the Lambda concurrency quota.',
    },
  ]);
  return Object.fromEntries(rules);
}

export function functionRules(sources: AlarmSources): Record<string, AlarmRule> {
  const functions = functionsOf(sources);
  const throttles = Object.values(functions).map(({ fn }) => fn.metricThrottles(window));
  return {
    ...errorRules(functions),
    // Separate, because routes and workers affect users in different ways.
    ...throttleRules(throttles.slice(0, apiFunctionNames.length)),
    throttlesOfWorkers: {
      metric: sumOf('Throttles', throttles.slice(apiFunctionNames.length)),
      windows: 2,
      runbook: 'too-many-calls',
      whoIsAffected: 'Too many functions run at once: results come late. Raise the Lambda concurrency quota.',
    },
    serverErrors: {
      metric: sources.api.httpApi.metricServerError({ ...window, statistic: Stats.SUM }),
      runbook: 'a-function-fails',
      whoIsAffected:
        'A user got an error instead of an answer. The access log has the route, the function log the reason.',
    },
  };
}

/** A rule for each subject, and for each function without one. */
function errorRules(functions: Partial<Record<FunctionName, NodeFunction>>): Record<string, AlarmRule> {
  const names = Object.keys(functions) as FunctionName[];
  const subjectOf = (name: FunctionName): string =>
    Object.entries(subjects).find(([, shared]) => shared.some((each) => each === name))?.[0] ??
    routesOf(name).find(({ alarm }) => alarm !== undefined)?.alarm ??
    name;
  const rules = [...Map.groupBy(names, subjectOf)].map(([subject, members]): [string, AlarmRule] => [
    `${subject}Errors`,
    {
      metric: sumOf(
        'Errors',
        members.flatMap((name) => functions[name]?.fn.metricErrors(window) ?? []),
      ),
      runbook: runbooks[subject] ?? 'a-function-fails',
      whoIsAffected: `${members.length > 1 ? 'One of these functions' : 'This function'} crashed or ran out of time. ${members.map((name) => `${name}: ${whoIsAffectedBy(name)}`).join(' ')}`,
    },
  ]);
  return Object.fromEntries(rules);
}
