import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';
import { brokenRules, sentencesIn } from '#tests/support/whole-sentences.ts';

// A second language can only follow sentences that stand whole: tests/support/whole-sentences.ts has the rules.

const folder = 'shared/words/en/';
const forms = ['alternatives', 'language', 'list', 'plural'].map((name) => `${folder}${name}.ts`);
const rooms = sourceFiles().filter((file) => file.startsWith(folder) && !forms.includes(file));
const ofFeatures = sourceFiles().filter((file) => /^shared\/features\/(?:[\w-]+\/)+words\//.test(file));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each([...rooms, ...ofFeatures])('%s has whole sentences and nothing else', async (file) => {
  expect(await brokenRules(textOf(file))).toEqual([]);
});

/** A name of one to three words may stand in several rooms: another language may have another word in each. */
const isName = (text: string): boolean => !/[.?!]$/.test(text) && text.split(' ').length < 4;

const saidTwice = (found: readonly { name: string; text: string }[]): string[][] => {
  const names = Map.groupBy(found, ({ text }) => text);
  return [...names.values()].filter((same) => same.length > 1).map((same) => same.map(({ name }) => name));
};

const ofEachFeature = Map.groupBy(ofFeatures, (file) => file.split('/')[2]);

/** A feature may say what another one says, because each can be taken out. */
test.each([[], ...ofEachFeature.values()])('no sentence stands twice %s', async (...ofOneFeature) => {
  const found = await Promise.all([...rooms, ...ofOneFeature].map(async (file) => sentencesIn(textOf(file))));
  expect(saidTwice(found.flat().filter(({ text }) => !isName(text)))).toEqual([]);
});

test.each([...rooms, ...ofFeatures])('%s has no text twice', async (file) => {
  expect(saidTwice(await sentencesIn(textOf(file)))).toEqual([]);
});

/** Pairs of lines: what the rules do with a statement, and the statement. */
const samples = readFileSync(new URL('whole-sentences.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const statements = samples.flatMap((name, at) => (at % 2 === 0 ? [[name, samples[at + 1] ?? ''] as const] : []));

test('there are samples of both kinds', () => {
  expect(statements.filter(([name]) => name.startsWith('let through: '))).toHaveLength(7);
  expect(statements.filter(([name]) => name.startsWith('refuse: '))).toHaveLength(13);
});

test.each(statements)('the rules %s', async (name, statement) => {
  const isRefused = (await brokenRules(statement)).length > 0;
  expect(isRefused).toBe(name.startsWith('refuse: '));
});
