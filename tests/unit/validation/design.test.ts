import { expect, test } from 'vitest';
import { seeded } from '#tests/support/random.ts';
import { designOf, jackknife, studentT } from '#tests/validation/design.ts';

// From any table of Student's t, two-sided 5 %.
test.each([
  [10, 2.228],
  [16, 2.12],
  [30, 2.042],
  [60, 2.0],
])('with %s degrees of freedom the interval reaches %s standard errors', (freedom, t) => {
  expect(studentT(freedom)).toBeCloseTo(t, 3);
});

const { next, below } = seeded(3);
const people = Array.from({ length: 300 }, () => {
  const stratum = below(5);
  // Strata of two and of three units.
  return { stratum: String(stratum), unit: String(below(stratum < 2 ? 3 : 2)), y: next(), weight: 1 + below(9) };
});

test('the degrees of freedom are the units minus the strata', () => {
  expect(designOf(people).freedom).toBe(2 * 3 + 3 * 2 - 5);
});

test('the interval of a total is that of the textbook, in which units vary within their stratum', () => {
  const design = designOf(people);
  const [total] = jackknife(
    design,
    people,
    ({ weight }) => weight,
    (some) => [some.reduce((sum, { one, weight }) => sum + weight * one.y, 0)],
  );
  const sumOf = (some: typeof people) => some.reduce((sum, { weight, y }) => sum + weight * y, 0);
  const variance = [...Map.groupBy(people, ({ stratum }) => stratum).values()].reduce((sum, inStratum) => {
    const totals = [...Map.groupBy(inStratum, ({ unit }) => unit).values()].map(sumOf);
    const mean = totals.reduce((all, one) => all + one, 0) / totals.length;
    const squares = totals.reduce((all, one) => all + (one - mean) ** 2, 0);
    return sum + (totals.length / (totals.length - 1)) * squares;
  }, 0);
  expect(total?.value).toBeCloseTo(sumOf(people), 8);
  expect(total?.high).toBeCloseTo(sumOf(people) + studentT(design.freedom) * Math.sqrt(variance), 8);
  expect(total?.low).toBeCloseTo(sumOf(people) - studentT(design.freedom) * Math.sqrt(variance), 8);
});

test('a stratum of one unit has no variance, and says so', () => {
  const lonely = [{ stratum: 'a', unit: '1' }];
  expect(() =>
    jackknife(
      designOf(lonely),
      lonely,
      () => 1,
      () => [0],
    ),
  ).toThrow('one unit alone');
});
