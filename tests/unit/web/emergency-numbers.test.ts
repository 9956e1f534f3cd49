import { expect, test } from 'vitest';
import { emergencyNumbers } from '#shared/safety/emergency-numbers.ts';
import { numbersFor } from '#web/ui/emergency-numbers.tsx';

test.each([
  ['en-US', '911'],
  ['es-US', '911'],
  ['en-GB', '999'],
  ['cy-GB', '999'],
  ['de-DE', '112'],
  ['de', '112'],
  ['en-IE', '112'],
  ['el', '112'],
])('the number of %s comes first', (locale, number) => {
  expect(numbersFor([locale])[0]?.number).toBe(number);
});

test.each([[[]], [['de-CH']], [['en-AU']], [['zh-CN']], [['not a locale']], [['']]])(
  'without a number of its own, %j gets the three in their usual order',
  (locales) => {
    expect(numbersFor(locales)).toEqual(emergencyNumbers);
  },
);

test('all three numbers are shown to everyone', () => {
  expect(new Set(numbersFor(['en-GB']))).toEqual(new Set(emergencyNumbers));
});
