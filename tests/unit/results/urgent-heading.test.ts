import { expect, test } from 'vitest';
import { urgentHeading } from '#shared/reading/urgent-heading.ts';

// The day in a heading comes from the notices' own field, whatever the language of their message.

const tomorrow = { seenBy: 'tomorrow' as const, message: 'Hable con un médico hoy, o mañana a más tardar.' };
const today = { seenBy: 'today' as const, message: 'Not tomorrow: see a doctor today.' };
const undated = { seenBy: undefined, message: 'See a doctor today or tomorrow.' };

test.each([
  ['may be seen tomorrow', [tomorrow], 'See a doctor today, or tomorrow at the latest'],
  ['today', [today], 'See a doctor today'],
  ['one of today and one of tomorrow', [tomorrow, today], 'See a doctor today'],
  [
    'tomorrow, and one that is told at the same visit',
    [tomorrow, undated],
    'See a doctor today, or tomorrow at the latest',
  ],
  ['no day in any field', [undated], 'See a doctor today'],
])('%s', (_, notices, heading) => {
  expect(urgentHeading(notices)).toBe(heading);
});

test('in pregnancy it is the maternity team that is called, by the same day', () => {
  expect(urgentHeading([today], ['pregnant'])).toBe('Call your maternity team today');
  expect(urgentHeading([tomorrow], ['pregnant'])).toBe('Call your maternity team today, or tomorrow at the latest');
});
