import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Language, otherLanguages } from '#shared/contract/language.ts';
import { resultDifferences } from '#tests/support/compare-results.ts';
import { runProgram } from '#tests/support/processes.ts';
import { foreignIn, numbersIn, rulesOf, spanish } from '#tests/support/translations.ts';

// Both results of every person of the reference, composed in English and in each other language: they differ in words alone.

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const composed = async (...conditions: string[]): Promise<{ name: string; results: unknown[] }[]> => {
  const file = join(folder, `${conditions.join() || 'english'}.json`);
  expect(await runProgram(process.execPath, [...conditions, 'tests/support/compose-everyone.ts', file])).toBe(0);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** Publications and most help lines have their names in every language. */
const isName = (path: string): boolean => /\.(?:sources\.\d+\.|supportLines\.\d+\.name$)/.test(path);

const comparedIn =
  (rules: typeof spanish) =>
  (english: string, other: string, path: string): string[] => {
    const left = foreignIn(other, rules);
    if (left.length > 0 && !isName(path)) return [`${path}: '${left.join(' ')}' is English in: ${other}`];
    return numbersIn([english]).join() === numbersIn([other]).join() ? [] : [`${path}: ${english} is ${other}`];
  };

const same = 'every result of the reference has the same numbers, codes, flags and routes in %s, and no English';
test.each(otherLanguages)(same, async (code: Language) => {
  const compareWords = comparedIn(rulesOf(code));
  const [english, translated] = await Promise.all([composed(), composed(`--conditions=${code}`)]);
  expect(english.length).toBeGreaterThan(500);
  expect(translated.length).toBe(english.length);
  const found = english.flatMap(({ name, results }, at) =>
    results.flatMap((result, quiz) =>
      resultDifferences(result, translated[at]?.results[quiz], compareWords).map(
        (difference) => `${name} ${difference}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a number', { a: '3 of 100' }, { a: '4 de 100' }],
  ['a code', { code: 'pulseFast' }, { code: 'pulseSlow' }],
  ['a flag', { warnings: [{ a: 'One.' }] }, { warnings: [] }],
  ['English', { a: 'See a doctor.' }, { a: 'See a doctor.' }],
  ['a member', { a: 1 }, { b: 1 }],
  ['a value', { a: 1.5 }, { a: 1.6 }],
])('%s that differs is found', (_, english, other) => {
  expect(resultDifferences(english, other, comparedIn(spanish))).toHaveLength(1);
});
