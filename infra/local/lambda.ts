/**
 * Runs the Lambda entries in this process. Each is imported at its first call, as at a cold start.
 *
 * Not imitated: timeouts and memory limits, one machine for each concurrent call, freezing between calls, and an environment
 * and rights for each function (here all share the process).
 */
import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import pLimit, { type LimitFunction } from 'p-limit';
import { openWorker, type Worker } from '#functions/edge/worker.ts';
import { workers } from '#functions/workers.ts';
import {
  apiFunctionOf,
  endpointsOf,
  entryOf,
  type FunctionName,
  functionSizes,
  workerOfEntry,
} from '#infra/aws/functions/entries.ts';

type Handler = (event: unknown, context: Context) => unknown;
/** Loads the function of an entry by its name, such as `create-submission`. */
export type LoadEntry = (name: string) => Promise<{ handler: Handler }>;
export type Invoke = <Result>(name: string, event: unknown) => Promise<Result>;

export const loadSource: LoadEntry = async (name) => {
  const ofApi = apiFunctionOf(name);
  const worker = workerOfEntry(name);
  const declared: Worker | undefined = worker && workers[worker];
  if (declared) return { handler: (await openWorker(declared)) as Handler };
  if (!ofApi) throw new Error(`There is no function ${name}.`);
  const { serveEndpoints } = await import('#functions/serve-endpoints.ts');
  return { handler: serveEndpoints(endpointsOf[ofApi]) as Handler };
};

/**
 * The concurrency of one function; further calls wait. All calls share one processor here. Hundreds at once would wait
 * for each other for longer than the SDK's timeouts, which are meant for AWS. Even twenty do on a busy machine, and
 * finish no sooner. The limit is per function, because a sign-in waits for the token trigger.
 */
const concurrency = 8;

export const createLambda = (load: LoadEntry): Invoke => {
  const warm = new Map<string, { entry: Promise<{ handler: Handler }>; limit: LimitFunction }>();
  return async <Result>(name: string, event: unknown) => {
    const fn = warm.get(name) ?? { entry: load(name), limit: pLimit(concurrency) };
    warm.set(name, fn);
    const { handler } = await fn.entry;
    return fn.limit(async () => (await handler(event, contextFor(name))) as Result);
  };
};

const sizeOf = (entry: string) =>
  Object.entries(functionSizes).find(([name]) => entryOf(name as FunctionName) === entry)?.[1];

const contextFor = (functionName: string): Context => {
  const endsAt = Date.now() + 60_000;
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: String(sizeOf(functionName)?.memoryMb ?? ''),
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => endsAt - Date.now(),
    // The old callback style, which current Lambda runtimes do not support.
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
};
