import { expect, test } from 'vitest';
import type { Bundle } from '#shared/fhir/document.ts';
import { faultsOfBundle, noFaults } from './faults-of-bundle.ts';
import { type Broken, planted, sound } from './planted-faults.ts';

test('the document has no fault before any is planted', () => {
  expect(faultsOfBundle(sound())).toEqual(noFaults);
});

test.each(planted)('$what is found by $foundBy alone', ({ plant, foundBy }) => {
  const broken = structuredClone(sound()) as unknown as Broken;
  plant(broken);
  const faults = faultsOfBundle(broken as unknown as Bundle);
  expect(Object.entries(faults).flatMap(([who, found]) => (found.length > 0 ? [who] : []))).toEqual(foundBy);
});

test('each of the three validators finds a fault that the other two miss', () => {
  for (const who of ['medplum', 'fhir', 'own'])
    expect(planted.filter(({ foundBy }) => foundBy.join() === who).length).toBeGreaterThan(0);
});
