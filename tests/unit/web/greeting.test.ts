import { expect, test } from 'vitest';
import { greeting } from '#web/dashboard/dashboard-page.tsx';

test.each([
  [0, 0, 'morning'],
  [11, 59, 'morning'],
  [12, 0, 'afternoon'],
  [17, 59, 'afternoon'],
  [18, 0, 'evening'],
  [23, 59, 'evening'],
])('at %i:%i it is %s', (hour, minute, partOfDay) => {
  expect(greeting('Ines', new Date(2026, 6, 15, hour, minute))).toBe(
    `Good ${partOfDay} Ines, are you ready to view your results?`,
  );
});

test.each(['', '  '])('a user without a first name is greeted too', (firstName) => {
  expect(greeting(firstName, new Date(2026, 6, 15, 9))).toBe('Good morning, are you ready to view your results?');
});
