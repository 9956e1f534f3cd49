import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { DeclaredRoute, Endpoint } from '#functions/edge/route.ts';
import { type Endpoints, endpoints } from '#functions/endpoints.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type WorkerName, workers } from '#functions/workers.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';

type FunctionOf<Route> = Route extends { runsIn: infer Shared extends string }
  ? Shared
  : Route extends { name: infer Own extends string }
    ? Own
    : never;
export type ApiFunctionName = FunctionOf<Endpoints[RouteName]['route']>;

/** The function that serves a route: its own, or a shared one. */
export const functionOf = (name: RouteName): ApiFunctionName => {
  const { runsIn }: DeclaredRoute = endpoints[name].route;
  return (runsIn ?? name) as ApiFunctionName;
};

/** The endpoints of each API function. */
export const endpointsOf = Object.groupBy(
  routeNames.map((name): Endpoint => endpoints[name]),
  ({ route }) => functionOf(route.name),
) as Readonly<Record<ApiFunctionName, Endpoint[]>>;

export const apiFunctionNames = Object.keys(endpointsOf) as readonly ApiFunctionName[];

export type FunctionName = ApiFunctionName | WorkerName;

/** `createSubmission` → `create-submission`. */
export const inKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a function's bundle and log. */
export const entryOf = (name: FunctionName): string => inKebabCase(name);

export const functionNames: readonly FunctionName[] = [...apiFunctionNames, ...(Object.keys(workers) as WorkerName[])];

/** Each entry becomes one Lambda. */
export const entryNames: readonly string[] = functionNames.map(entryOf);

/** The API function with this entry; undefined for a worker. */
export const apiFunctionOf = (entry: string): ApiFunctionName | undefined =>
  apiFunctionNames.find((name) => entryOf(name) === entry);

/** The worker with this entry; undefined for an API function. */
export const workerOfEntry = (entry: string): WorkerName | undefined =>
  (Object.keys(workers) as WorkerName[]).find((name) => entryOf(name) === entry);

/** A function, or the access log of the API. */
export type LogName = FunctionName | 'apiAccess';

/** The output of the stack that names a log group: `createSubmission` → `LogOfCreateSubmission`. */
export const logOutputOf = (name: LogName): string => `LogOf${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The name that an operator types: `create-submission`, `api-access`. */
export const logWordOf = (name: LogName): string => (name === 'apiAccess' ? 'api-access' : entryOf(name));

type FunctionSize = { memoryMb: number; timeoutSeconds: number };

/**
 * More memory means more CPU: at 512 MB a cold start takes about half as long as at 256 MB and costs the same
 * (milliseconds × memory). A call that has not returned after ten seconds is better retried. The browser does that, and
 * every route is safe to repeat.
 */
const ofRoute: FunctionSize = { memoryMb: 512, timeoutSeconds: 10 };

const sizeOf = (name: FunctionName): FunctionSize => {
  const worker: WorkerDeclaration | undefined = workers[name as WorkerName];
  if (worker) {
    const { memoryMb = 512, timeoutSeconds = pipelineLimits.workerTimeoutSeconds } = worker;
    return { memoryMb, timeoutSeconds };
  }
  const timeouts = endpointsOf[name as ApiFunctionName].map(
    ({ route }) => route.timeoutSeconds ?? ofRoute.timeoutSeconds,
  );
  return { ...ofRoute, timeoutSeconds: Math.max(...timeouts) };
};

/** Memory and timeout of each function. The stack and the local system read this table. */
export const functionSizes = Object.fromEntries(functionNames.map((name) => [name, sizeOf(name)])) as Readonly<
  Record<FunctionName, FunctionSize>
>;
