import { expect, test } from 'vitest';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

test('the limits fit together', () => {
  const { workerTimeoutSeconds, visibilityTimeoutSeconds, leaseSeconds, chooserTimeoutSeconds } = pipelineLimits;
  expect(visibilityTimeoutSeconds).toBeGreaterThanOrEqual(6 * workerTimeoutSeconds);
  expect(leaseSeconds).toBeGreaterThan(workerTimeoutSeconds);
  expect(pipelineLimits.retryAfterSeconds).toHaveLength(pipelineLimits.maxReceiveCount - 1);
  expect(Math.max(...pipelineLimits.retryAfterSeconds)).toBeLessThanOrEqual(pipelineLimits.sweepAfterSeconds);
  // All calls of one job at their slowest: the model, mail, webhook with its secret, eight database calls of two seconds.
  const slowest =
    chooserTimeoutSeconds + pipelineLimits.mailTimeoutSeconds + pipelineLimits.webhookTimeoutSeconds + 4 + 16;
  expect(slowest).toBeLessThanOrEqual(workerTimeoutSeconds);
});
