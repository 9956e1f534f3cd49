import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutNames } from '#tests/pseudo/names.ts';
import { pseudoFile } from '#tests/pseudo/write-words.ts';
import { mayBeForeign } from '#tests/support/page-texts.ts';

/** Pairs of lines: a word in English, and in the pseudo-language. */
const samples = readFileSync(new URL('pseudo-words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((pair) => pair.split('\n'));

test('each sentence has accents, is longer and stands in brackets; names, numbers and links stay', () => {
  expect(samples).toHaveLength(4);
  for (const [english = '', accented] of samples) expect(pseudoFile(english)).toBe(accented);
});

test.each([
  ['6 ft 2 in, 40 min', '6  2 , 40 '],
  ['[160-199] mg/dL', '[160-199] '],
  ['[Ýóú] in [ɱíñúţéš] min', '[Ýóú] in [ɱíñúţéš] min'],
])('in %s, only the units after a number are the same in every language', (text, rest) => {
  expect(withoutNames(text)).toBe(rest);
});

const english = { text: 'Heart', lang: 'en-GB', leadsToOther: false };

test.each([
  ['a link to the page in another language', true, '/zz/', { ...english, leadsToOther: true }],
  ['a part of a page that has English parts', true, '/zz/methods', english],
  ['a part of any other page', false, '/zz/dashboard', english],
  ['a part that names no language', false, '/zz/methods', { ...english, lang: null }],
])('%s may be in English: %s', (_, isAllowed, path, said) => {
  expect(mayBeForeign(said, path)).toBe(isAllowed);
});
