import { expect, test } from 'vitest';
import {
  effectGapSeconds,
  queueRetryInSeconds,
  redeliveryGapSeconds,
  sweepGapSeconds,
} from '#functions/results/pipeline-state.ts';

test('the delay between retries grows, and the sweep never waits for a queue that has given up', () => {
  expect([1, 2, 3, 4, 5].map(redeliveryGapSeconds)).toEqual([5, 15, 30, 60, 60]);
  expect(queueRetryInSeconds(5)).toBe(60);
  expect(queueRetryInSeconds(6)).toBe(0);
  expect(effectGapSeconds(60)).toBe(15);
  expect(effectGapSeconds(1e9)).toBe(15 * 60);
  expect(sweepGapSeconds(1e9)).toBe(6 * 3600);
});
