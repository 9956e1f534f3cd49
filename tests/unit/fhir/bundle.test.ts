import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { isFullLoad, runs } from '#tests/support/runs.ts';
import { faultsOfBundle, noFaults } from './faults-of-bundle.ts';
import { typingPerson } from './random-people.ts';
import { everyPersona, inputOf } from './shared-people.ts';

test.each(everyPersona)('%s makes a document without a fault', (_, input) => {
  expect(faultsOfBundle(bundleOf(input))).toEqual(noFaults);
});

test('so do random people, whatever unit they typed in', () => {
  forEveryone(fc.sample(typingPerson, isFullLoad ? 2000 : runs(200)), (person) => {
    expect(faultsOfBundle(bundleOf(inputOf(person)))).toEqual(noFaults);
  });
});
