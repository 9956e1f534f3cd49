import { expect, test } from 'vitest';
import { alternativesIn } from '#shared/words/forms/alternatives.ts';
import { listIn } from '#shared/words/forms/list.ts';
import { pluralIn } from '#shared/words/forms/plural.ts';
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

test.each([
  [0, '0 horas'],
  [1, '1 hora'],
  [1.5, '1.5 horas'],
  [1234, '1,234 horas'],
])('%d is %s in the Spanish of the United States', (count, words) => {
  expect(pluralIn('es-US')(count, { one: '1 hora', other: '# horas' })).toBe(words);
});

test('a language with one wording needs no other', () => {
  expect(plural(1, { other: 'from # on' })).toBe('from 1 on');
});

test.each([
  ['en-GB', [], ''],
  ['en-GB', ['sleep'], 'sleep'],
  ['en-GB', ['sleep', 'stress'], 'sleep and stress'],
  ['en-GB', ['sleep', 'stress', 'food'], 'sleep, stress and food'],
  ['es-US', ['sueño', 'estrés'], 'sueño y estrés'],
  ['es-US', ['sueño', 'ira'], 'sueño e ira'],
  ['es-US', ['sueño', 'estrés', 'comida'], 'sueño, estrés y comida'],
])('in %s %j is a list', (language, items, words) => {
  expect(listIn(language)(items)).toBe(words);
});

test.each([
  ['en-GB', ['sleep'], 'sleep'],
  ['en-GB', ['sleep', 'stress'], 'sleep or stress'],
  ['en-GB', ['sleep', 'stress', 'food'], 'sleep, stress or food'],
  ['es-US', ['sueño', 'estrés'], 'sueño o estrés'],
  ['es-US', ['uno', 'otro'], 'uno u otro'],
])('in %s %j are alternatives', (language, items, words) => {
  const parts = alternativesIn(language)(items);
  expect(parts.map(({ value }) => value).join('')).toBe(words);
});
