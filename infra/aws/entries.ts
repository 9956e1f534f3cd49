import { type RouteName, routeNames } from '#shared/contract/routes.ts';

/** The functions that no route calls. Each has a file in `functions/entry`; that of a route is made from its declaration. */
const workerNames = [
  'generateResults',
  'sendEffects',
  'handleAccountJobs',
  'recallResults',
  'sweepWaiting',
  'recordMailEvent',
  'runProbe',
  'backUpUsers',
  'preTokenGeneration',
] as const;
type WorkerName = (typeof workerNames)[number];

export type FunctionName = RouteName | WorkerName;

/** The name of a function's bundle and log: `createSubmission` → `create-submission`. */
export const entryOf = (name: FunctionName): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const functionNames: readonly FunctionName[] = [...routeNames, ...workerNames];

/** Each becomes one Lambda. */
export const entryNames: readonly string[] = functionNames.map(entryOf);

/** The route that a function serves, by its entry's name; undefined for a worker. */
export const routeOfEntry = (entry: string): RouteName | undefined =>
  routeNames.find((name) => entryOf(name) === entry);
