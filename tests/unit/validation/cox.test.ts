import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seeded } from '#tests/support/random.ts';
import { concordance, type Marked } from '#tests/validation/concordance.ts';
import { baselineHazard, fitCox, type Survival } from '#tests/validation/cox.ts';

const people = (rows: readonly (readonly [time: number, died: number, x: number])[]): Survival[] =>
  rows.map(([time, died, x]) => ({ time, died: died === 1, weight: 1, covariates: [x] }));

// Therneau and Grambsch, Modeling Survival Data (2000), appendix E.1: the first test data, with the printed solutions.
const published = people([
  [1, 1, 1],
  [1, 0, 1],
  [6, 1, 1],
  [6, 1, 0],
  [8, 0, 0],
  [9, 1, 0],
]);

test('the published example gives the published solution (ties by Efron)', () => {
  const { coefficients, logLikelihood } = fitCox(published);
  expect(coefficients[0]).toBeCloseTo(1.676857, 5);
  expect(logLikelihood).toBeCloseTo(-3.358979, 5);
});

test('without ties the coefficient is where the likelihood, written out person by person, is highest', () => {
  const { next } = seeded(4);
  const drawn = people(Array.from({ length: 60 }, () => [next() * 10, next() < 0.5 ? 1 : 0, next() * 2] as const));
  /** By the definition: each death compared with all people still followed. */
  const likelihood = (beta: number): number =>
    drawn
      .filter(({ died }) => died)
      .reduce((sum, { time, covariates: [x = 0] }) => {
        const atRisk = drawn
          .filter((one) => one.time >= time)
          .reduce((all, { covariates: [y = 0] }) => all + Math.exp(beta * y), 0);
        return sum + beta * x - Math.log(atRisk);
      }, 0);
  let [low, high] = [-10, 10];
  while (high - low > 1e-9) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (likelihood(a) < likelihood(b)) low = a;
    else high = b;
  }
  const { coefficients, logLikelihood } = fitCox(drawn);
  expect(coefficients[0]).toBeCloseTo(low, 6);
  expect(logLikelihood).toBeCloseTo(likelihood(low), 6);
});

describe('the model does not depend on', () => {
  const { next } = seeded(9);
  const drawn: Survival[] = Array.from({ length: 80 }, () => ({
    time: Math.ceil(next() * 12),
    died: next() < 0.4,
    weight: 1,
    covariates: [next() * 3, next() < 0.5 ? 1 : 0],
  }));
  const [slope, sex] = fitCox(drawn).coefficients as [number, number];

  test('the order of people, or where a covariate begins', () => {
    const moved = drawn
      .toReversed()
      .map((one) => ({ ...one, covariates: [(one.covariates[0] ?? 0) + 50, one.covariates[1] ?? 0] }));
    const { coefficients } = fitCox(moved);
    expect(coefficients[0]).toBeCloseTo(slope, 8);
    expect(coefficients[1]).toBeCloseTo(sex, 8);
  });

  test('the size of the weights, if all count the same', () => {
    const { coefficients } = fitCox(drawn.map((person) => ({ ...person, weight: 3 })));
    expect(coefficients[0]).toBeCloseTo(slope, 6);
    expect(coefficients[1]).toBeCloseTo(sex, 6);
  });
});

test('the cumulative hazard without covariates is that of Nelson and Aalen, written out', () => {
  const some = people([
    [1, 1, 0],
    [2, 0, 0],
    [3, 1, 0],
    [3, 1, 0],
    [5, 1, 0],
  ]);
  const hazard = baselineHazard(some, [0.7]);
  expect([0.5, 1, 2.9, 3, 5, 9].map(hazard)).toEqual(
    [0, 1 / 5, 1 / 5, 1 / 5 + 2 / 3, 1 / 5 + 2 / 3 + 1, 1 / 5 + 2 / 3 + 1].map((x) => expect.closeTo(x, 10)),
  );
});

test('data that cannot be fitted get a reason', () => {
  expect(() => fitCox(published.map((one) => ({ ...one, died: false })))).toThrow('Nobody died');
  expect(() => fitCox(published.map((one) => ({ ...one, covariates: [2, ...one.covariates] })))).toThrow(
    'depend on each other',
  );
});

/** Pair by pair, as Harrell defines it. */
const byPairs = (some: readonly Marked[]): number => {
  let [pairs, right] = [0, 0];
  for (const first of some)
    for (const other of some) {
      const diedFirst = first.died && (first.time < other.time || (first.time === other.time && !other.died));
      if (first === other || !diedFirst) continue;
      const weight = first.weight * other.weight;
      pairs += weight;
      right += weight * (first.marker > other.marker ? 1 : first.marker === other.marker ? 0.5 : 0);
    }
  return right / pairs;
};

test('concordance is that of all pairs, ties and weights included', () => {
  const person = fc.record({
    time: fc.integer({ min: 1, max: 9 }),
    died: fc.boolean(),
    weight: fc.integer({ min: 1, max: 4 }),
    marker: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(person, { minLength: 2, maxLength: 40 }), (some) => {
      const [quick, slow] = [concordance(some), byPairs(some)];
      if (Number.isNaN(slow)) expect(quick).toBeNaN();
      else expect(quick).toBeCloseTo(slow, 10);
    }),
    { numRuns: runs(2000) },
  );
});
