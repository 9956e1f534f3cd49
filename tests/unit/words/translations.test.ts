import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/structure/read-imports.ts';
import { differences, sentencesOf, spanish } from '#tests/support/translations.ts';
import { brokenRules } from '#tests/support/whole-sentences.ts';

// Spanish says what English says: tests/support/translations.ts has the rules. shared/words/voice-es.md has the words.

const shared = join(root, 'shared');
const forms = ['alternatives', 'language', 'list', 'plural'].map((name) => `words/es/${name}.ts`);
const rooms = globSync(['words/es/*.ts', 'features/**/words/es.ts'], { cwd: shared }).filter(
  (file) => !forms.includes(file),
);

/** The same room in English. */
const englishOf = (room: string): string => room.replace('/es/', '/en/').replace(/\/es\.ts$/, '/en.ts');
const textOf = (room: string): string => readFileSync(join(shared, room), 'utf8');

/** Sentences that differ on purpose: the room and the name, with the difference as the rules report it. */
const onPurpose: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('translations-on-purpose.json', import.meta.url), 'utf8'),
);

const differencesOf = async (room: string): Promise<string[]> => {
  const from = await sentencesOf(textOf(englishOf(room)));
  const to = await sentencesOf(textOf(room));
  const unknown = [...to.keys()]
    .filter((name) => !from.has(name))
    .map((name) => `${room} ${name}: English has no such name`);
  const found = [...from].flatMap(([name, sentence]) => {
    const translation = to.get(name);
    if (!translation) return [`${room} ${name}: missing`];
    return differences(sentence, translation, spanish).map((difference) => `${room} ${name}: ${difference}`);
  });
  return [...unknown, ...found];
};

test('every room of Spanish words is one of English words', () => {
  expect(rooms.filter((room) => !existsSync(join(shared, englishOf(room))))).toEqual([]);
  expect(rooms.length).toBeGreaterThan(0);
});

test.each(rooms)('%s has whole sentences', async (room) => {
  expect(await brokenRules(textOf(room))).toEqual([]);
});

test.each(rooms)('%s says what English says, with the same values', async (room) => {
  const found = await differencesOf(room);
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
