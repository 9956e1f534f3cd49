import { expect, test } from 'vitest';
import { shareBelow } from '#shared/scoring/normal-distribution.ts';

// From the printed tables of the standard normal distribution (NIST/SEMATECH e-Handbook, 1.3.6.7.1). The formula's own
// error is 1.5e-7 of erf.
test.each([
  [0, 0.5],
  [0.5, 0.6914625],
  [1, 0.8413447],
  [1.644854, 0.95],
  [1.959964, 0.975],
  [2.575829, 0.995],
  [3, 0.9986501],
])('the share below %d is %d, and above it the rest', (z, share) => {
  expect(Math.abs(shareBelow(z) - share)).toBeLessThan(2e-7);
  expect(Math.abs(shareBelow(-z) - (1 - share))).toBeLessThan(2e-7);
});

test('the share far out is 0 and 1', () => {
  expect(shareBelow(-40)).toBe(0);
  expect(shareBelow(40)).toBe(1);
});
