import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/structure/read-imports.ts';
import * as askedWords from '#words/asked-about-you.ts';
import * as optionWords from '#words/place-options.ts';
import * as supportWords from '#words/support-lines.ts';
import * as talkWords from '#words/talk-lines.ts';
import * as urgentWords from '#words/urgent-lines.ts';

type Line = {
  checked: string;
  name?: string;
  number?: string | null;
  shown?: string;
  hours?: string | null;
  say?: string;
  but?: string;
  text?: string;
  web?: string;
  sms?: { number: string; body: string };
};
export type PlaceData = {
  name: string;
  emergency: string | null;
  alsoEmergency: readonly string[];
  checked: string;
  nonUrgent: Line | null;
  crisis?: readonly Line[];
  maternal?: Line | null;
  eating?: readonly Line[];
  drink: string;
  school: string;
};
type Drink = { word: string; words: string; measures: readonly string[]; weekly: readonly number[] };

const read = (file: string) => JSON.parse(readFileSync(join(root, 'tests/vectors/places', file), 'utf8'));
type Places = {
  countries: Readonly<Record<string, PlaceData>>;
  drinks: Readonly<Record<string, Drink>>;
  schooling: { labels: Readonly<Record<string, readonly string[]>> };
};
const { countries, drinks, schooling }: Places = read('places.json');
const { zones, windows }: { zones: Readonly<Record<string, string>>; windows: { defaults: Record<string, string[]> } } =
  read('zones.json');

export { countries, windows, zones };

const isSure = (checked: string | undefined): boolean => checked === 'two sources';

/** The line, with a number only if two sources confirm it. Otherwise only the sentence; null if there is none. */
export const urgentLineOf = ({ nonUrgent: line }: PlaceData) => {
  if (!line) return null;
  const { number, shown, hours, say, but } = line;
  const words = { ...(say && { say }), ...(but && { but }) };
  if (isSure(line.checked) && number && shown) return { number, shown, ...(hours && { hours }), ...words };
  return say ? words : null;
};

const zonesByCountry = (): string =>
  [...Map.groupBy(Object.keys(zones).sort(), (zone) => zones[zone] ?? '')]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, names]) => `${country}:${names}`)
    .join('|');

/** A value that is written as it stands: the name of a sentence. */
class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Sentences = Readonly<Record<string, unknown>>;

/** How code says this text: the name of the sentence, with the number that it is about if it takes one. */
const wordsFor = (room: Sentences, text: string, number = ''): string => {
  const [name] =
    Object.entries(room).find(([, said]) => said === text) ??
    Object.entries(room).find(([, say]) => typeof say === 'function' && say.length === 1 && say(number) === text) ??
    [];
  if (name === undefined) throw new Error(`Add the words to shared/words, in each language: ${text}`);
  return said(room, name, number);
};

/** A sentence that is about a number takes it. */
const said = (room: Sentences, name: string, number: string): string =>
  typeof room[name] === 'function' ? `words.${name}(${quoted(number)})` : `words.${name}`;

const nameIn = (code: string): string => code.replace(/^words\.|\(.*$/g, '');

/** A line of the table of urgent lines. */
const urgentRow = (line: NonNullable<ReturnType<typeof urgentLineOf>>) => {
  const { say, but, hours, number, shown } = { hours: undefined, number: undefined, shown: undefined, ...line };
  if (!say) throw new Error(`A line says whom to call: ${shown}`);
  const sentence = wordsFor(urgentWords, say, shown);
  const under = new Code(said(urgentWords, `${nameIn(sentence)}Under`, shown ?? ''));
  return {
    say: new Code(sentence),
    ...(number && shown && { call: { number, shown, under } }),
    ...(hours && { open: new Code(wordsFor(urgentWords, `${capital(hours)}.`)) }),
    ...(but && { but: new Code(wordsFor(urgentWords, but)) }),
  };
};

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** Where the place is not known, a line says the same of its hours. */
const hoursFor = (hours: string): string =>
  hours === supportWords.dayAndNight
    ? wordsFor(supportWords, hours).replace('words.', 'supportLines.')
    : wordsFor(talkWords, hours);

/** A support line as a page shows it. Null unless two sources confirm it or it has a web address. */
const talkLineOf = ({ checked, name, number, shown, hours, but, text, web, sms }: Line) => {
  if (!name || !(isSure(checked) || web)) return null;
  const texts = text && !sms ? (text === 'text the same number' ? 'sameNumber' : 'number') : null;
  if (texts === 'number' && text !== `text ${shown}`) throw new Error(`${name} names another number: ${text}`);
  return {
    name,
    ...(number && { number }),
    ...(number && shown && { shown }),
    ...(hours && { hours: new Code(hoursFor(hours)) }),
    ...(but && { but: new Code(wordsFor(talkWords, but)) }),
    ...(texts && { texts }),
    ...(web && { web }),
    ...(sms && { sms }),
  };
};

/** The support lines by kind, as `shared/places/talk-lines.ts` reads them. A kind without a line is left out. */
const talkLinesOf = ({ maternal, crisis = [], eating = [] }: PlaceData) => {
  const kinds = { maternal: maternal ? [maternal] : [], crisis, eating };
  return Object.fromEntries(
    Object.entries(kinds)
      .map(([kind, lines]) => [kind, lines.flatMap((line) => talkLineOf(line) ?? [])] as const)
      .filter(([, lines]) => lines.length > 0),
  );
};

/** Writes a value as the formatter would: one member per line. */
const written = (value: unknown, indent: string): string => {
  const inner = `${indent}  `;
  const lines = (members: readonly string[]) => members.map((member) => `${inner}${member},\n`).join('');
  if (Array.isArray(value)) return `[\n${lines(value.map((one) => written(one, inner)))}${indent}]`;
  if (value instanceof Code) return value.text;
  if (typeof value !== 'object' || value === null) return quoted(String(value));
  const members = Object.entries(value).map(([key, member]) => `${key}: ${written(member, inner)}`);
  return `{\n${lines(members)}${indent}}`;
};

/** The text of `shared/places/talk-table.ts`. */
export const talkTable = (): string => {
  const rows = Object.entries(countries).flatMap(([code, place]) => {
    const lines = talkLinesOf(place);
    return Object.keys(lines).length > 0 ? [`  ${code}: ${written(lines, '  ')},`] : [];
  });
  return `// Written by \`npm run places\` from tests/vectors/places, which has the sources.

import * as supportLines from '#words/support-lines.ts';
import * as words from '#words/talk-lines.ts';

/** To talk to somebody: by country, only lines that two sources confirm, and web addresses. */
export const talkTable = {
${rows.join('\n')}
} as const;
`;
};

/** Countries with a number that two sources confirm. */
const confirmed = Object.entries(countries).filter(([, { checked }]) => isSure(checked));

/** Names that Unicode has in no short form, or that differ from what people there say. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { HK: 'Hong Kong', MO: 'Macao', PS: 'Palestina' },
};

/** The language as it is spoken where we speak it: 'Costa de Marfil' and 'Arabia Saudita'. */
const tags: Readonly<Record<string, string>> = { es: 'es-US' };

/** The names of countries in a language: of the data in English, of Unicode in every other one. */
const namesIn = (language: string): string => {
  if (language === 'en') return confirmed.map(([, { name }]) => name).join('|');
  const names = new Intl.DisplayNames(tags[language] ?? language, { type: 'region', fallback: 'none' });
  return confirmed.map(([code]) => ownNames[language]?.[code] ?? names.of(code) ?? '').join('|');
};

/**
 * The text of `country-names.ts` among the words of a language. The browser could name countries itself, but each version
 * differently, and one without the language would show a code beside the emergency number.
 */
export const countryNames = (language: string): string => `// Written by \`npm run places\`.

// The countries of \`numberText\` (shared/places/table.ts), in its order.

export const countryNames =
  ${quoted(namesIn(language))};
`;

/** The text of `shared/places/table.ts`. */
export const placesTable = (): string => {
  const numbers = confirmed
    .map(([code, { emergency, alsoEmergency }]) => `${code}${[emergency, ...alsoEmergency]}`)
    .join('|');
  const doubtful = Object.entries(windows.defaults)
    .map(([zone, group]) => `${zone}:${group}`)
    .join('|');
  const lines = Object.entries(countries).flatMap(([code, place]) => {
    const line = urgentLineOf(place);
    return line ? [`  ${code}: ${written(urgentRow(line), '  ')},`] : [];
  });
  return `// Written by \`npm run places\` from tests/vectors/places, which has the sources. One string each, because that packs and loads best.

import * as words from '#words/urgent-lines.ts';

/** Country, emergency number, others that work too: only where two sources confirm the number. */
export const numberText =
  ${quoted(numbers)};

/** Country and its time zones, with old names. */
export const zoneText =
  ${quoted(zonesByCountry())};

/** Zones that Windows also gives to computers elsewhere, with the countries where they may stand. */
export const doubtfulText =
  ${quoted(doubtful)};

/** Whom to call for what cannot wait and is no emergency. */
export const urgentLines = {
${lines.join('\n')}
} as const;
`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Less than 2 units a week', '2 to 21 units a week' … '57 units a week or more'. */
const amountsOf = ({ word, words, weekly }: Drink): readonly string[] => {
  const [none = 0, ...most] = weekly;
  return [
    none === 0 ? `Less than one ${word} a week` : `Less than ${none + 1} ${words} a week`,
    ...most.map((to, at) => `${(weekly[at] ?? 0) + 1} to ${to} ${words} a week`),
    `${(most.at(-1) ?? 0) + 1} ${words} a week or more`,
  ];
};

/** The amounts of a country, and its schooling, as the data have them; null for those of the quiz. */
export const optionsInData = (country: string) => {
  const { drink = '', school = '' } = countries[country] ?? {};
  const drunk = drinks[drink];
  return {
    amounts: drink === 'us' || !drunk ? null : amountsOf(drunk),
    measures: drink === 'us' || !drunk ? null : measuresOf(drunk),
    schools: school === 'us' ? null : (schooling.labels[school] ?? null),
  };
};

/** Says what one drink is, or how many drinks each measure is. */
const measuresOf = ({ word, words, measures }: Drink): string => {
  if (!measures.every((measure) => measure.includes(': ')))
    return `One ${word} is ${measures.slice(0, -1).join('; ')}; or ${measures.at(-1)}.`;
  const isNamed = measures.some((measure) => measure.endsWith(word));
  return [...(isNamed ? [] : [`How many ${words}?`]), ...measures.map((measure) => `${capital(measure)}.`)].join(' ');
};

/** The countries with these words. The row that most countries use names none. */
const usersOf = (kind: 'drink' | 'school', id: string, most: string): string =>
  id === most
    ? ''
    : Object.keys(countries)
        .filter((code) => countries[code]?.[kind] === id)
        .join();

const counted: Readonly<Record<string, string>> = {
  drink: 'drinks',
  'standard drink': 'standardDrinks',
  unit: 'units',
};

const drinkMembers = (id: string, { word, weekly }: Drink): string =>
  `countries: ${quoted(usersOf('drink', id, 'ten'))},\ncounted: ${quoted(counted[word] ?? '')},\nupTo: [${weekly.join(', ')}],\n`;

const indented = (members: string): string => members.replaceAll(/^(?=.)/gm, '    ');

const drinkRow = (id: string, drink: Drink): string =>
  `  {\n${indented(`${drinkMembers(id, drink)}measures: ${wordsFor(optionWords, measuresOf(drink))},\n`)}  },\n`;

const optionTexts: readonly unknown[] = Object.values(optionWords);

/** Two names are those of the quiz. */
const schoolWord = (label: string): string =>
  optionTexts.includes(label) ? wordsFor(optionWords, label) : wordsFor(askedWords, label).replace('words.', 'asked.');

const schoolRow = (id: string, labels: readonly string[]): string => {
  const users = `    countries: ${quoted(usersOf('school', id, 'neutral'))},\n`;
  const names = labels.map(schoolWord);
  const line = `    labels: [${names.join(', ')}],\n`;
  const lines = `    labels: [\n${names.map((name) => `      ${name},\n`).join('')}    ],\n`;
  return `  {\n${users}${line.length > 121 ? lines : line}  },\n`;
};

/** The text of `shared/places/option-table.ts`. */
export const optionTable = (): string => {
  const { us, ...others } = drinks;
  if (!us) throw new Error('The data have no drinks of the quiz.');
  // The quiz has the specification's words, which are those of the US.
  const schools = { ...schooling.labels, us: [] };
  return `// Written by \`npm run places\` from tests/vectors/places, which has the sources. A row has its countries, or none for all others.

import * as asked from '#words/asked-about-you.ts';
import * as words from '#words/place-options.ts';

/** Amounts a week: the highest of each answer but the last. */
export type Drinks = {
  readonly countries: string;
  readonly counted: 'drinks' | 'standardDrinks' | 'units';
  readonly upTo: readonly [number, ...number[]];
};

/** Those of the quiz, whose hint says what counts as one. */
export const ownDrinks: Drinks = {
${indented(drinkMembers('us', us)).replaceAll('    ', '  ')}};

export const drinkRows: readonly (Drinks & { readonly measures: string })[] = [
${Object.entries(others)
  .map(([id, drink]) => drinkRow(id, drink))
  .join('')}];

/** In the order of the answers. A row without words: the quiz's own. */
export const schoolRows: readonly { readonly countries: string; readonly labels: readonly string[] }[] = [
${Object.entries(schools)
  .map(([id, labels]) => schoolRow(id, labels))
  .join('')}];
`;
};
