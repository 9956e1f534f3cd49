import { expect, test } from 'vitest';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { everyFirstPersona, everyPersona } from './shared-people.ts';

test.each([...everyPersona, ...everyFirstPersona])('%s makes a document that both validators take', (_, input) => {
  const bundle = bundleOf(input);
  expect(faultsByMedplum(bundle)).toEqual([]);
  expect(faultsByFhir(bundle)).toEqual([]);
});
