import { expect, test } from 'vitest';
import { type DateOrder, dateOrderOf, readDate } from '#shared/quiz/input/read-date.ts';

const today = '2026-11-22';
const birthdate = { ageRange: { min: 18, max: 110 } };

test.each<[string, DateOrder | null]>([
  ['en-US', 'mdy'],
  ['en-GB', 'dmy'],
  ['de', 'dmy'],
  ['ja-JP', 'ymd'],
  ['en-CA', 'ymd'],
  ['not a tag!', null],
])('in %s dates have the order %s', (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order);
});

test.each<[string, DateOrder | null, string]>([
  ['03.07.1992', 'mdy', '1992-07-03'],
  ['7.3.92', 'dmy', '1992-03-07'],
  ['1992-07-03', 'mdy', '1992-07-03'],
  ['1992/7/3', 'dmy', '1992-07-03'],
  ['07/03/1992', 'mdy', '1992-07-03'],
  ['07/03/1992', 'dmy', '1992-03-07'],
  ['13/05/1992', 'mdy', '1992-05-13'],
  ['05-13-1992', 'dmy', '1992-05-13'],
  ['05/05/1992', null, '1992-05-05'],
  ['3 July 1992', 'mdy', '1992-07-03'],
  ['July 3, 1992', 'dmy', '1992-07-03'],
  ['3rd Jul 92', 'mdy', '1992-07-03'],
  ['3. Juli 1992', 'dmy', '1992-07-03'],
  ['03071992', 'mdy', '1992-03-07'],
  ['19920703', 'dmy', '1992-07-03'],
  ['7.3.26', 'dmy', '1926-03-07'],
  [' 29/02/1992 ', 'dmy', '1992-02-29'],
])('%s, where the order is %s, is %s', (text, order, date) => {
  expect(readDate(text, { order, today, question: birthdate, locale: 'de-DE' })).toEqual({ kind: 'clear', date });
});

test.each<[string, DateOrder | null]>([
  ['07/03/1992', null],
  ['07/03/1992', 'ymd'],
])('%s is questioned where the order is %s', (text, order) => {
  const dates = ['1992-03-07', '1992-07-03'];
  expect(readDate(text, { order, today, question: birthdate })).toEqual({ kind: 'ask', dates });
});

test.each([
  '31.02.1992',
  '7.3.10',
  '1.1.1',
  '20012001',
  '3-7',
  'yesterday',
  '',
  '1992',
  '07/03/1992/1',
  '3 Julember 1992',
])('%j is not a clear date', (text) => {
  expect(readDate(text, { order: 'dmy', today, question: birthdate })).toEqual({ kind: 'unclear' });
});

test('a year of two digits is the newest that is not in the future, where any age is allowed', () => {
  expect(readDate('7.3.26', { order: 'dmy', today })).toEqual({ kind: 'clear', date: '2026-03-07' });
  expect(readDate('7.12.26', { order: 'dmy', today })).toEqual({ kind: 'clear', date: '1926-12-07' });
});
