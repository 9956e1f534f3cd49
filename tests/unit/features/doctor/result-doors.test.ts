import { expect, test } from 'vitest';
import { careDoors } from '#web/features/doctor/result-places.tsx';

// Where it stands below a result: tests/unit/results/result-page.test.tsx.

test('every result has a door to its page for a doctor', () => {
  expect(careDoors.map(({ name, pathOf }) => [name, pathOf('s-1')])).toEqual([
    ['For my doctor', '/results/s-1/doctor'],
  ]);
});
