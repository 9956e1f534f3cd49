import { expect, test } from 'vitest';
import { listOf } from '#words/list.ts';
import { plural } from '#words/plural.ts';

test.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [2, '2 hours'],
  [1.5, '1.5 hours'],
  [1234, '1,234 hours'],
])('%d is %s', (count, words) => {
  expect(plural(count, { one: '1 hour', other: '# hours' })).toBe(words);
});

test('a language with one wording needs no other', () => {
  expect(plural(1, { other: 'from # on' })).toBe('from 1 on');
});

test.each([
  [[], ''],
  [['sleep'], 'sleep'],
  [['sleep', 'stress'], 'sleep and stress'],
  [['sleep', 'stress', 'food'], 'sleep, stress and food'],
])('%j is a list', (items, words) => {
  expect(listOf(items)).toBe(words);
});
