import { expect, test } from 'vitest';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

/** One person of the reference; the first quiz's people name the heart answers `cardiacAnswers`. */
type Vector = {
  readonly answers: unknown;
  readonly longevityAnswers?: unknown;
  readonly cardiacAnswers?: unknown;
  readonly output: { readonly redFlags: unknown; readonly routes: unknown };
};
type VectorList = readonly (Vector & { readonly id: string })[] | Readonly<Record<string, Vector>>;

const files = ['personas', 'random-vectors', 'random-vectors-exact', 'edge-cases'];

const vectors = files.flatMap((file) => {
  const { today, ...groups }: { readonly today: string } & Readonly<Record<string, VectorList | string>> =
    readVectors(file);
  return Object.entries(groups).flatMap(([group, list]) =>
    Object.entries(list).map(([key, vector]: [string, Vector]) => ({
      name: `${file} ${group} ${key}`,
      vector,
      person:
        group === 'longevity'
          ? readPerson({ longevity: vector.answers, heart: vector.cardiacAnswers, today, quiz: 'longevity' })
          : readPerson({ longevity: vector.longevityAnswers, heart: vector.answers, today }),
    })),
  );
});

test('the reference has people for every kind of file', () => {
  expect(vectors.length).toBeGreaterThan(300);
});

test.each(vectors)('$name has the red flags and routes of the reference', ({ vector, person }) => {
  const { redFlags, routes } = vector.output;
  const assessed = assess(person);
  expect({ redFlags: assessed.redFlags, routes: assessed.routes }).toEqual({ redFlags, routes });
});
