import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pseudoFile } from '#tests/pseudo/write-words.ts';

/** Pairs of lines: a word in English, and in the pseudo-language. */
const samples = readFileSync(new URL('pseudo-words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((pair) => pair.split('\n'));

test('each sentence has accents, is longer and stands in brackets; names, numbers and links stay', () => {
  expect(samples).toHaveLength(4);
  for (const [english = '', accented] of samples) expect(pseudoFile(english)).toBe(accented);
});
