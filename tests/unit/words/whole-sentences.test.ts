// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are code, read by the rules.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';
import { brokenRules, sentencesIn } from '#tests/support/whole-sentences.ts';

// A second language can only follow sentences that stand whole: tests/support/whole-sentences.ts has the rules.

const folder = 'shared/words/en/';
const forms = ['language', 'list', 'plural'].map((name) => `${folder}${name}.ts`);
const rooms = sourceFiles().filter((file) => file.startsWith(folder) && !forms.includes(file));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each(rooms)('%s has whole sentences and nothing else', async (file) => {
  expect(await brokenRules(textOf(file))).toEqual([]);
});

test('no sentence stands twice', async () => {
  const found = await Promise.all(rooms.map(async (file) => sentencesIn(textOf(file))));
  const names = Map.groupBy(found.flat(), ({ text }) => text);
  const twice = [...names.values()].filter((same) => same.length > 1).map((same) => same.map(({ name }) => name));
  expect(twice).toEqual([]);
});

describe('the rules let through', () => {
  test.each([
    ["export const ready = 'Your result is ready.';"],
    // A title that stands in front of a name.
    ['export const first = `The ${product.name} Quiz comes first.`;'],
    ['export const fits = (age: number) => `Your habits fit an age of about ${age}.`;'],
    ["export const hours = (count: number) => plural(count, { one: '1 hour', other: '# hours' });"],
    [
      'export const lasts = (count: number, day: string) => plural(count, { one: `1 day, from ${day}.`, other: `# days.` });',
    ],
    ['export const going = (names: readonly string[]) => `Going well: ${listOf(names)}.`;'],
    ["import { plural } from './plural.ts';"],
  ])('%s', async (text) => {
    expect(await brokenRules(text)).toEqual([]);
  });
});

describe('the rules refuse', () => {
  test.each([
    ['a choice', "export const age = (is: boolean) => `You are ${is ? 'older' : 'younger'}.`;"],
    ['two wordings', "export const age = (is: boolean) => (is ? 'You are older.' : 'You are younger.');"],
    ['a comparison', "export const age = (n: number) => `${n === 1 && 'One'} year.`;"],
    ['a changed letter', 'export const age = (name: string) => `Your ${name.toLowerCase()}.`;'],
    ['a replaced word', "export const age = (name: string) => name.replace('a', 'b');"],
    ['a joined list', "export const age = (names: string[]) => `These: ${names.join(', ')}.`;"],
    ['a list inside the grammar', 'export const age = (names: string[]) => `Your ${listOf(names)} count.`;'],
    ['pieces with a plus', "export const age = 'One ' + 'sentence.';"],
    ['a value in place of a sentence', 'export const age = 42;'],
    ['a body with statements', 'export const age = (n: number) => { return `${n} years`; };'],
    ['a word that is not exported', "const piece = 'in ten years';"],
    ['a rule of the product', "import { assess } from '#shared/safety/assess.ts';"],
    ['a straight apostrophe', 'export const age = "It\'s your age.";'],
  ])('%s', async (_, text) => {
    expect(await brokenRules(text)).not.toEqual([]);
  });
});
