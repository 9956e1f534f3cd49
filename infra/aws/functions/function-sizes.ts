import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type WorkerName, workers } from '#functions/workers.ts';
import { type ApiFunctionName, apiFunctionNames, type FunctionName, routesOf } from './entries.ts';

export type FunctionSize = { memoryMb: number; timeoutSeconds: number };

/**
 * More memory means more CPU: at 512 MB a cold start takes about half as long as at 256 MB and costs the same (milliseconds ×
 * memory). A call without an answer after ten seconds is better retried: the browser does that, and every route is safe to
 * repeat.
 */
const route: FunctionSize = { memoryMb: 512, timeoutSeconds: 10 };

const longestOf = (routes: readonly DeclaredRoute[]): number =>
  Math.max(...routes.map(({ timeoutSeconds = route.timeoutSeconds }) => timeoutSeconds));

/** Memory and timeout of each function. The stack, `npm run ops -- cost` and the local system read this table. */
export const functionSizes: Readonly<Record<FunctionName, FunctionSize>> = {
  ...(Object.fromEntries(
    apiFunctionNames.map((name) => [name, { ...route, timeoutSeconds: longestOf(routesOf[name]) }]),
  ) as Record<ApiFunctionName, FunctionSize>),
  ...(Object.fromEntries(
    Object.entries<WorkerDeclaration>(workers).map(
      ([name, { memoryMb = 512, timeoutSeconds = pipelineLimits.workerTimeoutSeconds }]) => [
        name,
        { memoryMb, timeoutSeconds },
      ],
    ),
  ) as Record<WorkerName, FunctionSize>),
};
