import { expect, test } from 'vitest';
import { relativeTime } from '#web/ui/relative-time.ts';

const now = new Date(2026, 6, 15, 12, 0, 0);

test.each([
  ['a moment', new Date(2026, 6, 15, 11, 59, 1), 'just now'],
  ['59 seconds', new Date(2026, 6, 15, 11, 59, 0, 1), 'just now'],
  ['a minute', new Date(2026, 6, 15, 11, 59, 0), '1 minute ago'],
  ['59 minutes', new Date(2026, 6, 15, 11, 0, 1), '59 minutes ago'],
  ['an hour', new Date(2026, 6, 15, 11, 0, 0), '1 hour ago'],
  ['23 hours', new Date(2026, 6, 14, 12, 0, 1), '23 hours ago'],
  ['a day', new Date(2026, 6, 14, 12, 0, 0), '1 day ago'],
  ['the day before a month', new Date(2026, 5, 16, 12, 0, 0), '29 days ago'],
  ['a calendar month', new Date(2026, 5, 15, 12, 0, 0), '1 month ago'],
  ['four months', new Date(2026, 2, 15, 12, 0, 0), '4 months ago'],
  ['the day before a year', new Date(2025, 6, 16, 12, 0, 0), '11 months ago'],
  ['a year', new Date(2025, 6, 15, 12, 0, 0), '1 year ago'],
  ['ten years', new Date(2016, 0, 1), '10 years ago'],
])('%s is written in the largest unit that fits', (_, then, words) => {
  expect(relativeTime(then.toISOString(), now)).toBe(words);
});

test('the end of a long month has its anniversary at the end of a short one', () => {
  const endOfFebruary = new Date(2026, 1, 28, 12, 0, 0);
  expect(relativeTime(new Date(2026, 0, 31, 12, 0, 0).toISOString(), endOfFebruary)).toBe('1 month ago');
  expect(relativeTime(new Date(2026, 0, 31, 12, 0, 1).toISOString(), endOfFebruary)).toBe('27 days ago');
});

test('an instant in the future of a slow clock is just now', () => {
  expect(relativeTime(new Date(2026, 6, 15, 12, 4, 0).toISOString(), now)).toBe('just now');
});

test.each([undefined, null, '', 'yesterday'])('a quiz without a date (%s) is not completed', (instant) => {
  expect(relativeTime(instant, now)).toBe('Not completed');
});
