import { expect, test } from 'vitest';
import type { Bundle } from '#shared/fhir/document.ts';
import { faultsOfBundle, noFaults } from './faults-of-bundle.ts';
import { type Broken, planted, sound } from './planted-faults.ts';

test('the document that the faults are planted in has none', () => {
  expect(faultsOfBundle(sound())).toEqual(noFaults);
});

test.each(planted)('$what is found by $foundBy and by nobody else', ({ plant, foundBy }) => {
  const broken = structuredClone(sound()) as unknown as Broken;
  plant(broken);
  const faults = faultsOfBundle(broken as unknown as Bundle);
  expect(Object.entries(faults).flatMap(([who, found]) => (found.length > 0 ? [who] : []))).toEqual(foundBy);
});

test('each of the three finds something that the other two let through', () => {
  for (const who of ['medplum', 'fhir', 'own'])
    expect(planted.filter(({ foundBy }) => foundBy.join() === who).length).toBeGreaterThan(0);
});
