import { localSiteSettings } from '#infra/local/site-settings.ts';
import { tagOf } from '#shared/contract/language.ts';
import { factorTitle } from '#shared/derived-names.ts';
import { loinc } from '#shared/fhir/codes/codes.ts';
import type { TalkLine } from '#shared/places/talk-lines.ts';
import { talkTable } from '#shared/places/talk-table.ts';
import { brandLines, partnerNames, product } from '#shared/product.ts';
import { allSources } from '#shared/sources/background-sources.ts';
import { literally } from '#tests/support/literally.ts';
import { testLastName } from '#tests/support/stack.ts';
import { languages } from './languages.ts';

// What is the same on a page in every language.

/** Who the walk's people are, and what they type. */
const people = ['Ines', 'Ada', testLastName];

const citations = Object.values(allSources).flatMap(({ short, citation }) => [citation, short]);

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** What an operator writes about itself, and the site's partner. */
const ofOperator = textsIn([localSiteSettings().operator, partnerNames, brandLines]);

const devices = ['Chrome', 'Linux'];

/** Lines of support, and the words to send to them. */
const lines = Object.values<Partial<Record<string, readonly TalkLine[]>>>(talkTable).flatMap((ofPlace) =>
  Object.values(ofPlace).flatMap((all) => (all ?? []).flatMap(({ name, sms }) => [name, ...(sms ? [sms.body] : [])])),
);

/** What the people of the cast have typed. */
const typed = ['My father had a heart attack at 51.'];

/** The official names of LOINC's codes, for a reader's system. */
const codeNames = Object.values(loinc).map(({ display }) => display);

const languageNames = Object.values(languages).map(({ name }) => name);

/** A date in words, by `Intl`, which writes it in English: the tag of the pseudo-language is English. */
const months = Array.from({ length: 12 }, (_, month) =>
  ['long', 'short'].map((length) =>
    new Intl.DateTimeFormat(tagOf('en'), { month: length as 'long' | 'short' }).format(new Date(2026, month, 1)),
  ),
)
  .flat()
  .join('|');
const weekdays = Array.from({ length: 7 }, (_, day) =>
  new Intl.DateTimeFormat(tagOf('en'), { weekday: 'long' }).format(new Date(2026, 0, 1 + day)),
).join('|');
const dates = `(?:(?:${weekdays}),? )?\\d{1,2} (?:${months})(?: \\d{4}(?:(?: at|,) \\d{1,2}:\\d\\d)?)?|(?:${months}) \\d{4}`;

const units =
  'mL/min/1.73 m², mL/min, mg/dL, mmol/L, mmol/mol, µmol/L, mmHg, mg/g, mg/mmol, nmol/L, kg/m², kg, cm, km, lb, st, ft, in, min, ml, °C, °F'
    .split(', ')
    // A unit follows a figure, or stands alone. One that cannot be a word may follow a band, which stands in brackets.
    .map((unit) => `(?<=^|${unit.includes('/') ? '[\\d\\]]' : '\\d'}\\s?|[(\\]])${literally(unit)}(?![\\p{L}\\d])`);

/** Addresses of mail, of pages and of files. */
const addresses = [/\S+@\S+/u, /\b(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)/u];

const longestFirst = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((a, b) => b.length - a.length).map((text) => `(?<!\\p{L})${literally(text)}(?!\\p{L})`);

const same = new RegExp(
  [
    ...longestFirst([...citations, ...citations.map((text) => text.replaceAll("'", '’'))]),
    ...addresses.map(({ source }) => source),
    ...longestFirst([
      factorTitle,
      product.name,
      product.id,
      ...people,
      ...ofOperator,
      ...typed,
      ...codeNames,
      ...devices,
      ...lines,
      ...languageNames,
    ]),
    dates,
    ...units,
  ].join('|'),
  'gu',
);

/** The text without what is the same in every language. */
export const withoutNames = (text: string): string => text.replaceAll(same, '');
