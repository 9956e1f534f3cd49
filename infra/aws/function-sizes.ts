import type { DeclaredRoute } from '#functions/edge/route.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type ApiFunctionName, apiFunctionNames, type FunctionName, routesOf } from './entries.ts';

export type FunctionSize = { memoryMb: number; timeoutSeconds: number };

/**
 * More memory means a faster processor: at 512 MB a cold start takes about half as long as at 256 MB and costs the same
 * (milliseconds × memory). A call without an answer after ten seconds is better repeated: the browser does that, and
 * every route is safe to repeat.
 */
const route: FunctionSize = { memoryMb: 512, timeoutSeconds: 10 };

const longestOf = (routes: readonly DeclaredRoute[]): number =>
  Math.max(...routes.map(({ timeoutSeconds = route.timeoutSeconds }) => timeoutSeconds));

/** Memory and time limit of each function. The stack, `npm run ops -- cost` and the local system read this table. */
export const functionSizes: Readonly<Record<FunctionName, FunctionSize>> = {
  ...(Object.fromEntries(
    apiFunctionNames.map((name) => [name, { ...route, timeoutSeconds: longestOf(routesOf[name]) }]),
  ) as Record<ApiFunctionName, FunctionSize>),
  generateResults: { memoryMb: 512, timeoutSeconds: pipelineLimits.workerTimeoutSeconds },
  sendEffects: { memoryMb: 512, timeoutSeconds: pipelineLimits.workerTimeoutSeconds },
  handleAccountJobs: { memoryMb: 512, timeoutSeconds: pipelineLimits.workerTimeoutSeconds },
  recallResults: { memoryMb: 512, timeoutSeconds: pipelineLimits.workerTimeoutSeconds },
  // A sweep must have ended when the next one starts. One whole processor: after an outage it changes hundreds of items a
  // second, and what costs time then is the SDK's own work.
  sweepWaiting: { memoryMb: 1769, timeoutSeconds: pipelineLimits.sweepEverySeconds - 5 },
  recordMailEvent: { memoryMb: 256, timeoutSeconds: 10 },
  // It waits up to a minute for a result, and little happens in it.
  runProbe: { memoryMb: 256, timeoutSeconds: 150 },
  // It reads 500,000 users in this time, and goes on in the next hour where they are more.
  backUpUsers: { memoryMb: 512, timeoutSeconds: 840 },
  // Cognito waits five seconds for a trigger.
  preTokenGeneration: { memoryMb: 256, timeoutSeconds: 5 },
};
