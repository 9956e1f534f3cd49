import { type RouteName, routeNames } from '#shared/contract/routes.ts';

/** The functions that no route calls. */
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

/** The file in `functions/entry` of a function: `createSubmission` → `create-submission`. */
export const entryOf = (name: FunctionName): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const functionNames: readonly FunctionName[] = [...routeNames, ...workerNames];

/** The files of `functions/entry`. Each becomes one Lambda. */
export const entryNames: readonly string[] = functionNames.map(entryOf);
