import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { longevityPersonas } from '#tests/personas/personas.ts';
import { isFullLoad, runs } from '#tests/support/random.ts';
import { faultsOfBundle, noFaults } from './faults-of-bundle.ts';
import { typingPerson } from './random-people.ts';
import { everyPersona, inputOf } from './shared-people.ts';

/** Every narrative in a document. */
const divsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'div' && typeof inner === 'string' ? [inner] : divsIn(inner),
      )
    : [];

const thoroughAnswers = Object.values(longevityPersonas)[0]?.answers ?? {};

test.each(everyPersona)('%s makes a document without a fault', (_, input) => {
  expect(faultsOfBundle(bundleOf(input))).toEqual(noFaults);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]><svg onload=alert(1)>',
  '&lt;script&gt;',
])('typed input stays plain text wherever the document is shown: %s', (typed) => {
  const answers = { familyHistory: 'one', familyHistoryDetails: typed };
  const input = inputOf({ longevity: { ...thoroughAnswers, ...answers }, heart: null });
  const who = { name: { firstName: typed, lastName: typed }, hasBirthDate: true };
  const divs = divsIn(bundleOf({ ...input, who }));
  expect(divs.length).toBeGreaterThan(1);
  const ours =
    /<\/?(p|ul|li|table|tbody|tr|td)>|<th scope="row">|<\/th>|<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml">|<\/div>/g;
  for (const div of divs) expect(div.replaceAll(ours, '')).not.toMatch(/[<>]/);
});

test('random people make a document without a fault, whatever unit they typed in', () => {
  forEveryone(fc.sample(typingPerson, isFullLoad ? 2000 : runs(200)), (person) => {
    expect(faultsOfBundle(bundleOf(inputOf(person)))).toEqual(noFaults);
  });
});
