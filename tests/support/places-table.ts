import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languageCodes, tagOf } from '#shared/contract/language.ts';
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

/** A room of words, and the name by which the tables import it. */
type Room = { readonly importedAs: string; readonly sentences: Readonly<Record<string, unknown>> };

const urgent: Room = { importedAs: 'words', sentences: urgentWords };
const talk: Room = { importedAs: 'words', sentences: talkWords };
const support: Room = { importedAs: 'supportLines', sentences: supportWords };
const options: Room = { importedAs: 'words', sentences: optionWords };
const asked: Room = { importedAs: 'asked', sentences: askedWords };

/** A sentence of the product, with the number that it is about if it takes one. */
class Sentence {
  readonly room: Room;
  readonly name: string;
  readonly number: string;
  constructor(room: Room, name: string, number = '') {
    this.room = room;
    this.name = name;
    this.number = number;
  }
}

const nameIn = ({ sentences }: Room, text: string, number: string): string | undefined =>
  (Object.entries(sentences).find(([, said]) => said === text) ??
    Object.entries(sentences).find(
      ([, say]) => typeof say === 'function' && say.length === 1 && say(number) === text,
    ))?.[0];

/** The sentence with this text, from the first of the rooms that has it. */
const sentenceOf = (rooms: readonly Room[], text: string, number = ''): Sentence => {
  for (const room of rooms) {
    const name = nameIn(room, text, number);
    if (name !== undefined) return new Sentence(room, name, number);
  }
  throw new Error(`Add the words to shared/words, in each language: ${text}`);
};

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** A value as code that the formatter lays out. */
const codeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (value instanceof Sentence) {
    const { room, name, number } = value;
    const isAboutNumber = typeof room.sentences[name] === 'function';
    return `${room.importedAs}.${name}${isAboutNumber ? `(${quoted(number)})` : ''}`;
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return quoted(String(value));
  // The formatter leaves an object on several lines if its first member is on a line of its own.
  return `{\n${Object.entries(value)
    .map(([key, member]) => `${key}: ${codeOf(member)},\n`)
    .join('')}}`;
};

/** A line of the table of urgent lines. */
const urgentRow = (line: NonNullable<ReturnType<typeof urgentLineOf>>) => {
  const { say, but, hours, number, shown } = { hours: undefined, number: undefined, shown: undefined, ...line };
  if (!say) throw new Error(`A line says whom to call: ${shown}`);
  const sentence = sentenceOf([urgent], say, shown);
  const under = new Sentence(urgent, `${sentence.name}Under`, shown);
  return {
    say: sentence,
    ...(number && shown && { call: { number, shown, under } }),
    ...(hours && { open: sentenceOf([urgent], `${capital(hours)}.`) }),
    ...(but && { but: sentenceOf([urgent], but) }),
  };
};

/** A support line as a page shows it. Null unless two sources confirm it or it has a web address. */
const talkLineOf = ({ checked, name, number, shown, hours, but, text, web, sms }: Line) => {
  if (!name || !(isSure(checked) || web)) return null;
  const texts = text && !sms ? (text === 'text the same number' ? 'sameNumber' : 'number') : null;
  if (texts === 'number' && text !== `text ${shown}`) throw new Error(`${name} names another number: ${text}`);
  return {
    name,
    ...(number && { number }),
    ...(number && shown && { shown }),
    ...(hours && { hours: sentenceOf([talk, support], hours) }),
    ...(but && { but: sentenceOf([talk], but) }),
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

/** The rows of the countries that have one. */
const rowsOf = <Row extends object>(rowOf: (place: PlaceData) => Row | null): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    Object.entries(countries).flatMap(([code, place]) => {
      const row = rowOf(place);
      return row && Object.keys(row).length > 0 ? [[code, row]] : [];
    }),
  );

const talkTable = (): string => `// Written by \`npm run places\` from tests/vectors/places, which has the sources.

import * as supportLines from '#words/support-lines.ts';
import * as words from '#words/talk-lines.ts';

/** To talk to somebody: by country, only lines that two sources confirm, and web addresses. */
export const talkTable = ${codeOf(rowsOf(talkLinesOf))} as const;
`;

/** Countries with a number that two sources confirm. */
const confirmed = Object.entries(countries).filter(([, { checked }]) => isSure(checked));

/** Names that Unicode has in no short form, or that differ from what people there say. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { HK: 'Hong Kong', MO: 'Macao', PS: 'Palestina' },
};

/**
 * The names of countries in a language: of the data in ours, of Unicode in every other one, as it is spoken where we speak it
 * ('Costa de Marfil' and 'Arabia Saudita').
 */
const namesIn = (language: Language): string => {
  if (language === defaultLanguage) return confirmed.map(([, { name }]) => name).join('|');
  const names = new Intl.DisplayNames(tagOf(language), { type: 'region', fallback: 'none' });
  return confirmed.map(([code]) => ownNames[language]?.[code] ?? names.of(code) ?? '').join('|');
};

/**
 * The text of `country-names.ts` among the words of a language. The browser could name countries itself, but each version
 * differently, and one without the language would show a code beside the emergency number.
 */
const countryNames = (language: Language): string => `// Written by \`npm run places\`.

// The countries of \`numberText\` (shared/places/table.ts), in its order.

export const countryNames = ${quoted(namesIn(language))};
`;

const placesTable = (): string => {
  const numbers = confirmed
    .map(([code, { emergency, alsoEmergency }]) => `${code}${[emergency, ...alsoEmergency]}`)
    .join('|');
  const doubtful = Object.entries(windows.defaults)
    .map(([zone, group]) => `${zone}:${group}`)
    .join('|');
  const lines = rowsOf((place) => {
    const line = urgentLineOf(place);
    return line && urgentRow(line);
  });
  return `// Written by \`npm run places\` from tests/vectors/places, which has the sources. One string each, because that packs and loads best.

import * as words from '#words/urgent-lines.ts';

/** Country, emergency number, others that work too: only where two sources confirm the number. */
export const numberText = ${quoted(numbers)};

/** Country and its time zones, with old names. */
export const zoneText = ${quoted(zonesByCountry())};

/** Zones that Windows also gives to computers elsewhere, with the countries where they may stand. */
export const doubtfulText = ${quoted(doubtful)};

/** Whom to call for what cannot wait and is no emergency. */
export const urgentLines = ${codeOf(lines)} as const;
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

const drinkRow = (id: string, { word, weekly }: Drink) => ({
  countries: usersOf('drink', id, 'ten'),
  counted: counted[word] ?? '',
  upTo: weekly,
});

/** Two names are those of the quiz. */
const schoolRow = (id: string, labels: readonly string[]) => ({
  countries: usersOf('school', id, 'neutral'),
  labels: labels.map((label) => sentenceOf([options, asked], label)),
});

const optionTable = (): string => {
  const { us, ...others } = drinks;
  if (!us) throw new Error('The data have no drinks of the quiz.');
  const drinkRows = Object.entries(others).map(([id, drink]) => ({
    ...drinkRow(id, drink),
    measures: sentenceOf([options], measuresOf(drink)),
  }));
  // The quiz has the specification's words, which are those of the US.
  const schoolRows = Object.entries({ ...schooling.labels, us: [] }).map(([id, labels]) => schoolRow(id, labels));
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
export const ownDrinks: Drinks = ${codeOf(drinkRow('us', us))};

export const drinkRows: readonly (Drinks & { readonly measures: string })[] = ${codeOf(drinkRows)};

/** In the order of the answers. A row without words: the quiz's own. */
export const schoolRows: readonly { readonly countries: string; readonly labels: readonly string[] }[] = ${codeOf(schoolRows)};
`;
};

/** A file that `npm run places` writes, laid out as the formatter does. */
const fileOf = (path: string, write: () => string) => ({
  path,
  text: (): string =>
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', `--stdin-file-path=${path}`],
      { cwd: root, input: write(), encoding: 'utf8' },
    ),
});

export const placeFiles = [
  fileOf('shared/places/table.ts', placesTable),
  fileOf('shared/places/talk-table.ts', talkTable),
  fileOf('shared/places/option-table.ts', optionTable),
  ...languageCodes.map((code) => fileOf(`shared/words/${code}/country-names.ts`, () => countryNames(code))),
];
