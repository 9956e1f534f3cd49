import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherLanguages } from '#shared/contract/language.ts';
import { root } from '#tests/structure/read-imports.ts';
import { differences, rulesOf, sentencesOf, spanish } from '#tests/support/translations.ts';
import { brokenRules } from '#tests/support/whole-sentences.ts';

// Each language says what English says: tests/support/translations.ts has the rules. shared/words/voice-es.md has the words.

const shared = join(root, 'shared');
const formNames = ['alternatives', 'language', 'list', 'plural'];

/** The rooms of all languages but English, each with its English room. */
const rooms = otherLanguages.flatMap((code) => {
  const forms = formNames.map((name) => `words/${code}/${name}.ts`);
  return globSync([`words/${code}/*.ts`, `features/**/words/${code}.ts`], { cwd: shared })
    .filter((file) => !forms.includes(file))
    .map((room) => {
      const english = room.replace(`/${code}/`, '/en/').replace(new RegExp(`/${code}\\.ts$`), '/en.ts');
      return { code, room, english };
    });
});

const textOf = (room: string): string => readFileSync(join(shared, room), 'utf8');

/** Sentences that differ on purpose: the room and the name, with the difference as the rules report it. */
const onPurpose: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('translations-on-purpose.json', import.meta.url), 'utf8'),
);

const differencesOf = async ({ code, room, english }: (typeof rooms)[number]): Promise<string[]> => {
  const from = await sentencesOf(textOf(english));
  const to = await sentencesOf(textOf(room));
  const unknown = [...to.keys()]
    .filter((name) => !from.has(name))
    .map((name) => `${room} ${name}: English has no such name`);
  const found = [...from].flatMap(([name, sentence]) => {
    const translation = to.get(name);
    if (!translation) return [`${room} ${name}: missing`];
    return differences(sentence, translation, rulesOf(code)).map((difference) => `${room} ${name}: ${difference}`);
  });
  return [...unknown, ...found];
};

test.each(otherLanguages)('every room of words in %s is one of English words', (code) => {
  const own = rooms.filter((room) => room.code === code);
  expect(own.filter(({ english }) => !existsSync(join(shared, english)))).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
});

test.each(otherLanguages)('%s has rules that hold its translations', (code) => {
  expect(rulesOf(code)).toBeDefined();
});

test.each(rooms)('$room has whole sentences', async ({ room }) => {
  expect(await brokenRules(textOf(room))).toEqual([]);
});

test.each(rooms)('$room says what English says, with the same values', async ({ code, room, english }) => {
  const found = await differencesOf({ code, room, english });
  const isOnPurpose = (line: string) => {
    const [name = '', difference] = line.split(': ');
    return difference !== undefined && onPurpose[name] === line.slice(name.length + 2);
  };
  expect(found.filter((line) => !isOnPurpose(line))).toEqual([]);
  const here = Object.keys(onPurpose).filter((name) => name.startsWith(`${room} `));
  expect(here.filter((name) => !found.includes(`${name}: ${onPurpose[name]}`))).toEqual([]);
});

/** Blocks of four lines: what a translation changes, the English sentence, the translation, and what the rules say. */
const samples = readFileSync(new URL('translations.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n');

test.each(samples.map((sample) => sample.split('\n')))('a translation that changes %s is found', async (...sample) => {
  const [, from, to, difference] = sample;
  const sentence = async (text = '') => {
    const one = (await sentencesOf(`export const one = ${text};`)).get('one');
    if (!one) throw new Error(`No sentence: ${text}`);
    return one;
  };
  expect(differences(await sentence(from), await sentence(to), spanish)).toContain(difference);
});
