import { expect, test } from 'vitest';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { expectClose } from '#tests/support/expectations.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

type Vector = { readonly answers: unknown; readonly cardiacAnswers?: unknown; readonly output: unknown };
type VectorFile = {
  readonly today: string;
  readonly longevity: readonly Vector[] | Readonly<Record<string, Vector>>;
};

const people = ['personas', 'random-vectors', 'random-vectors-exact', 'edge-cases'].flatMap((file) => {
  const { today, longevity }: VectorFile = readVectors(file);
  return Object.entries(longevity).map(([name, vector]: [string, Vector]) => ({ file, name, today, vector }));
});

test('the cast is complete: 16 personas, 140 and 20 random people, 41 odd ones', () => {
  expect(
    Object.entries(Object.groupBy(people, ({ file }) => file)).map(([file, list]) => [file, list?.length]),
  ).toEqual([
    ['personas', 16],
    ['random-vectors', 140],
    ['random-vectors-exact', 20],
    ['edge-cases', 41],
  ]);
});

test.each(people)('$file $name has the output of the reference, field by field', ({ today, vector }) => {
  expectClose(scoreLongevity(vector.answers, today, vector.cardiacAnswers), vector.output);
});
