import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeRolling, secondOf, tooMany, withoutTry } from '#functions/edge/limit.ts';
import { runs } from '#tests/support/random.ts';

const day = 24 * 60 * 60;
const windows = [
  { max: 2, windowSeconds: day },
  { max: 5, windowSeconds: 30 * day },
];

/** Which of these tries are allowed. */
const allowedOf = (tries: readonly number[]): number[] => {
  let times: number[] = [];
  return tries.filter((second) => {
    const judged = judgeRolling({ windows }, times, second);
    if (judged.allowed) times = judged.times;
    return judged.allowed;
  });
};

const gaps = fc.array(fc.integer({ min: 0, max: 12 * day }), { maxLength: 60 });

test('two a day and five in 30 days hold in any day and any 30 days', () => {
  fc.assert(
    fc.property(gaps, (each) => {
      let second = 1_800_000_000;
      const allowed = allowedOf(each.map((gap) => (second += gap)));
      for (const { max, windowSeconds } of windows)
        for (const from of allowed)
          expect(allowed.filter((time) => time >= from && time < from + windowSeconds).length).toBeLessThanOrEqual(max);
    }),
    { numRuns: runs(2000) },
  );
});

test('a try is accepted after the announced wait, and not a second sooner', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 * day }), { maxLength: 8 }), (unsorted) => {
      const taken = allowedOf(unsorted.toSorted((a, b) => a - b));
      const now = taken.at(-1) ?? 0;
      const judged = judgeRolling({ windows }, taken, now);
      if (judged.allowed) return;
      expect(judgeRolling({ windows }, taken, now + judged.retryAfterSeconds).allowed).toBe(true);
      expect(judgeRolling({ windows }, taken, now + judged.retryAfterSeconds - 1).allowed).toBe(false);
    }),
    { numRuns: runs(2000) },
  );
});

test('a try is stored for the longest window, and not a second longer', () => {
  const kept = (second: number) => judgeRolling({ windows }, [1000, 2000], second);
  expect(kept(1000 + 30 * day - 1)).toEqual({ allowed: true, times: [1000, 2000, 1000 + 30 * day - 1] });
  expect(kept(1000 + 30 * day)).toEqual({ allowed: true, times: [2000, 1000 + 30 * day] });
});

test('of several tries in the same second, only one is undone', () => {
  expect(withoutTry([3, 5, 5, 8], 5)).toEqual([3, 5, 8]);
  expect(withoutTry([3, 5], 3)).toEqual([5]);
  expect(withoutTry([3, 5], 4)).toEqual([3, 5]);
  expect(secondOf(new Date('2026-11-22T10:00:00.999Z'))).toBe(Date.parse('2026-11-22T10:00:00Z') / 1000);
});

test.each([
  [60, 'a minute'],
  [61, '2 minutes'],
  [90 * 60, '90 minutes'],
  [90 * 60 + 1, '2 hours'],
  [3 * day, '72 hours'],
  [3 * day + 1, '4 days'],
  [30, 'a minute'],
  [15 * 60, '15 minutes'],
  [20 * 3600, '20 hours'],
  [29 * day, '29 days'],
])('a wait of %i seconds is given in everyday words', (seconds, words) => {
  expect(tooMany('Too much.', seconds).refusal.message).toBe(`Too much. Please try again in ${words}.`);
});
