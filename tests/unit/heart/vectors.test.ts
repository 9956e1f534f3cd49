import { describe, expect, test } from 'vitest';
import { type ExpectedWidths, expectedWidths } from '#shared/heart/expected-width.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { expectClose } from '#tests/support/expectations.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

type Vector = { readonly answers: unknown; readonly longevityAnswers: unknown; readonly output: unknown };
type ExactVector = Vector & { readonly expected: ExpectedWidths };
type Some<T> = readonly T[] | Readonly<Record<string, T>>;
type Files = { readonly today: string; readonly cardiac_health: Some<Vector> };
type ExactFile = {
  readonly today: string;
  readonly cardiac_health: Some<ExactVector>;
  readonly edge_cases: Some<ExactVector>;
};

const exactFile: ExactFile = readVectors('random-vectors-exact');
const withNumbers = [exactFile.cardiac_health, exactFile.edge_cases].flatMap((some) =>
  Object.entries(some).map(([name, vector]) => ({
    file: 'random-vectors-exact',
    name,
    today: exactFile.today,
    vector,
  })),
);
const withoutNumbers = ['personas', 'random-vectors', 'edge-cases'].flatMap((file) => {
  const { today, cardiac_health }: Files = readVectors(file);
  return Object.entries(cardiac_health).map(([name, vector]) => ({ file, name, today, vector }));
});
const people = [...withoutNumbers, ...withNumbers];

test('the cast is complete: 15 personas, 140 random people, 131 odd ones, 80 and 30 with exact numbers', () => {
  const counts = Object.entries(Object.groupBy(people, ({ file }) => file)).map(([file, list]) => [file, list?.length]);
  expect(counts).toEqual([
    ['personas', 15],
    ['random-vectors', 140],
    ['edge-cases', 131],
    ['random-vectors-exact', 110],
  ]);
});

test.each(people)('$file $name has the output of the reference, field by field', ({ today, vector }) => {
  expectClose(scoreCardiac(vector.answers, vector.longevityAnswers, today), vector.output);
});

describe.each(withNumbers)('$name: the expected widths', ({ today, vector }) => {
  const { answers: cardiac, longevityAnswers: longevity, expected } = vector;

  test('match the reference, in its order', () => expectClose(expectedWidths({ cardiac, longevity, today }), expected));
});
