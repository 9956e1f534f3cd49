import { countryNames } from '#words/country-names.ts';
import { language } from '#words/language.ts';
import * as words from '#words/place.ts';
import * as lines from '#words/urgent-lines.ts';
import { doubtfulText, numberText, urgentLines, zoneText } from './table.ts';

// Which number a user calls where they are. The owner checks the table and its rules every six months (docs/safety-case.md).

export type Place = {
  /** The ISO 3166 code. */
  readonly country: string;
  readonly name: string;
  readonly emergency: string;
  /** Other numbers that work there, the best first. */
  readonly others: readonly string[];
};

/** `unknown` where two sources do not confirm a number. The page then shows words and 112 instead of a large number. */
export type Help =
  | { readonly kind: 'one'; readonly place: Place }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'unknown' };

const entries: readonly string[] = numberText.split('|');
const names: readonly string[] = countryNames.split('|');

const placeAt = (index: number): Place | null => {
  const entry = entries[index];
  const name = names[index];
  if (entry === undefined || name === undefined) return null;
  const [emergency = '', ...others] = entry.slice(2).split(',');
  return { country: entry.slice(0, 2), name, emergency, others: others.slice(0, 2) };
};

/** Every country with a confirmed number, sorted by name as readers of the language expect. */
export const allPlaces = (): readonly Place[] => {
  const { compare } = new Intl.Collator(language);
  return entries.flatMap((_, index) => placeAt(index) ?? []).sort((one, other) => compare(one.name, other.name));
};

const placeOf = (country: string): Place | null => placeAt(entries.findIndex((entry) => entry.slice(0, 2) === country));

const countryOf = (zone: string): string | undefined =>
  zoneText
    .split('|')
    .find((entry) => entry.slice(3).split(',').includes(zone))
    ?.slice(0, 2);

/** The countries where Windows reports this zone; empty when the zone names only one. */
const sharingOnWindows = (zone: string): readonly string[] => {
  const [, group] =
    doubtfulText
      .split('|')
      .map((entry) => entry.split(':'))
      .find(([name]) => name === zone) ?? [];
  return group?.split(',') ?? [];
};

export type Where = {
  /** What the user chose: a country, or another text for a country that is not in the list. */
  readonly chosen: string | null;
  /** The browser's name for the time zone. */
  readonly zone: string | undefined;
  readonly isWindows: boolean;
};

/** The user's choice takes precedence. A zone that Windows reports in several countries does not single one out. */
export const helpFor = ({ chosen, zone, isWindows }: Where): Help => {
  if (chosen !== null) return one(placeOf(chosen));
  if (zone === undefined) return { kind: 'unknown' };
  const places = isWindows ? sharingOnWindows(zone).flatMap((country) => placeOf(country) ?? []) : [];
  if (places.length > 1) return { kind: 'several', places };
  return one(placeOf(countryOf(zone) ?? ''));
};

const one = (place: Place | null): Help => (place ? { kind: 'one', place } : { kind: 'unknown' });

export type UrgentLine = {
  /** Whom to call, in a sentence. */
  readonly say: string;
  /** A number that two sources confirm, with what stands under it on a button, where the hours follow on a line of their own. */
  readonly call?: { readonly number: string; readonly shown: string; readonly under: string };
  /** When the line answers, as a sentence. */
  readonly open?: string;
  readonly but?: string;
};

/** Whom to call where the place has no confirmed line. */
const anywhere: UrgentLine = { say: lines.nearestHospital };

/** The line for what cannot wait but is not an emergency. */
export const urgentLineFor = (help: Help): UrgentLine => {
  if (help.kind !== 'one') return anywhere;
  const ofPlaces: Readonly<Record<string, UrgentLine>> = urgentLines;
  return ofPlaces[help.place.country] ?? anywhere;
};

/** Countries whose name has an article in a sentence, in languages that have one there. */
const withArticle = new Set('AE AX BQ BS CC CK DO FK FO GB GM IM IO KY MH MP NL PH SC TC US VG VI'.split(' '));

/** The name inside a sentence: 'the United Kingdom'. */
export const inSentence = ({ country, name }: Place): string => (withArticle.has(country) ? words.withThe(name) : name);

/** Which country we take it to be, and whether that is a guess. */
export const whereInWords = (place: Place, isChosen: boolean): string =>
  isChosen ? words.chosen(inSentence(place)) : words.guessed(inSentence(place));
