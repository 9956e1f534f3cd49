import { expect, test } from 'vitest';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

test('the limits fit together', () => {
  const { workerTimeoutSeconds, visibilityTimeoutSeconds, leaseSeconds, chooserTimeoutSeconds } = pipelineLimits;
  expect(visibilityTimeoutSeconds).toBeGreaterThanOrEqual(6 * workerTimeoutSeconds);
  expect(leaseSeconds).toBeGreaterThan(workerTimeoutSeconds);
  expect(pipelineLimits.retryAfterSeconds).toHaveLength(pipelineLimits.maxReceiveCount - 1);
  expect(Math.max(...pipelineLimits.retryAfterSeconds)).toBeLessThanOrEqual(pipelineLimits.sweepAfterSeconds);
  // All calls of one job at their slowest: the model, the key, mail, webhook with its secret, eight database calls of two
  // seconds. A result that has to be signed later was scored before, so the model is not asked then.
  const { signTimeoutSeconds, mailTimeoutSeconds, webhookTimeoutSeconds } = pipelineLimits;
  const slowest = chooserTimeoutSeconds + signTimeoutSeconds + mailTimeoutSeconds + webhookTimeoutSeconds + 4 + 16;
  expect(slowest).toBeLessThanOrEqual(workerTimeoutSeconds);
});
