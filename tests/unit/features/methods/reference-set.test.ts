import { describe, expect, test } from 'vitest';
import { engineVersion } from '#shared/fingerprint.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { expectClose } from '#tests/support/expectations.ts';
import { readVectors, underItsName } from '#tests/vectors/reference-vectors.ts';
import { referenceFile } from '#web/features/methods/proof/data-file.ts';
import { referenceSet } from '#web/features/methods/reference/reference-set.ts';

// Uses the set like a reader who has only the downloaded file.
const text = JSON.stringify(referenceSet());
const set = JSON.parse(text);
const asked = JSON.parse(underItsName(text));
type Person = { answers: object; longevityAnswers?: object; cardiacAnswers?: object; output: Record<string, unknown> };
const entriesOf = (part: 'personas' | 'edgeCases', quiz: string): [string, Person][] =>
  Object.entries<Person>(asked[part][quiz]).map(([name, person]) => [`${part}: ${name}`, person]);

test('the set’s name and text have the version of the engine', () => {
  expect(referenceFile).toContain(engineVersion);
  expect([set.version, set.readme.join(' ')]).toEqual([engineVersion, expect.stringContaining(engineVersion)]);
});

test.each([
  ['personas', 'personas'],
  ['edgeCases', 'edge-cases'],
  ['random', 'random-vectors'],
  ['randomExact', 'random-vectors-exact'],
  ['stories', 'vignettes'],
  ['safety', 'safety'],
  ['quizzes', 'quizzes'],
])('%s is the reference of our own tests', (part, file) => {
  expect(asked[part]).toEqual(readVectors(file));
});

/** The fields of `score` that `output` has. */
const named = (score: object, output: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(output).map((name) => [name, (score as Record<string, unknown>)[name]]));

describe('the engine gives each person in it the same result', () => {
  test.each([...entriesOf('personas', 'longevity'), ...entriesOf('edgeCases', 'longevity')])(
    '%s',
    (_, { answers, cardiacAnswers, output }) => {
      const { biologicalAge, longevityFactor } = output;
      expectClose(
        named(scoreLongevity(answers, set.personas.today, cardiacAnswers), { biologicalAge, longevityFactor }),
        {
          biologicalAge,
          longevityFactor,
        },
      );
    },
  );

  test.each([...entriesOf('personas', 'cardiac_health')])('heart, %s', (_, { answers, longevityAnswers, output }) => {
    const { cardiacRiskScore } = output;
    expectClose(named(scoreCardiac(answers, longevityAnswers, set.personas.today), { cardiacRiskScore }), {
      cardiacRiskScore,
    });
  });
});
