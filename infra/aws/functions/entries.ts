import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { declarations } from '#functions/routes.ts';
import { type WorkerName, workers } from '#functions/workers.ts';
import type { RouteName } from '#shared/contract/routes.ts';

type FunctionOf<Route> = Route extends { runsIn: infer Shared extends string }
  ? Shared
  : Route extends { name: infer Own extends string }
    ? Own
    : never;
export type ApiFunctionName = FunctionOf<(typeof declarations)[RouteName]>;

/** The function that serves a route: its own, or a shared one. */
export const functionOf = (name: RouteName): ApiFunctionName => {
  const { runsIn }: DeclaredRoute = declarations[name];
  return (runsIn ?? name) as ApiFunctionName;
};

/** The routes of each API function. */
export const routesOf = Object.groupBy(Object.values<DeclaredRoute>(declarations), ({ name }) =>
  functionOf(name),
) as Readonly<Record<ApiFunctionName, DeclaredRoute[]>>;

export const apiFunctionNames = Object.keys(routesOf) as readonly ApiFunctionName[];

export type FunctionName = ApiFunctionName | WorkerName;

/** The name of a function's bundle and log: `createSubmission` → `create-submission`. */
export const entryOf = (name: FunctionName): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const functionNames: readonly FunctionName[] = [...apiFunctionNames, ...(Object.keys(workers) as WorkerName[])];

/** Each becomes one Lambda. */
export const entryNames: readonly string[] = functionNames.map(entryOf);

/** The API function with this entry; undefined for a worker. */
export const apiFunctionOf = (entry: string): ApiFunctionName | undefined =>
  apiFunctionNames.find((name) => entryOf(name) === entry);

/** A function, or the access log of the API. */
export type LogName = FunctionName | 'apiAccess';

/** The output of the stack that names a log group: `createSubmission` → `LogOfCreateSubmission`. */
export const logOutputOf = (name: LogName): string => `LogOf${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The name that an operator types: `create-submission`, `api-access`. */
export const logWordOf = (name: LogName): string => (name === 'apiAccess' ? 'api-access' : entryOf(name));

type FunctionSize = { memoryMb: number; timeoutSeconds: number };

/**
 * More memory means more CPU: at 512 MB a cold start takes about half as long as at 256 MB and costs the same (milliseconds ×
 * memory). A call without an answer after ten seconds is better retried: the browser does that, and every route is safe to
 * repeat.
 */
const route: FunctionSize = { memoryMb: 512, timeoutSeconds: 10 };

const sizeOf = (name: FunctionName): FunctionSize => {
  const worker: WorkerDeclaration | undefined = workers[name as WorkerName];
  if (worker) {
    const { memoryMb = 512, timeoutSeconds = pipelineLimits.workerTimeoutSeconds } = worker;
    return { memoryMb, timeoutSeconds };
  }
  const timeouts = routesOf[name as ApiFunctionName].map(({ timeoutSeconds = route.timeoutSeconds }) => timeoutSeconds);
  return { ...route, timeoutSeconds: Math.max(...timeouts) };
};

/** Memory and timeout of each function. The stack and the local system read this table. */
export const functionSizes = Object.fromEntries(functionNames.map((name) => [name, sizeOf(name)])) as Readonly<
  Record<FunctionName, FunctionSize>
>;
