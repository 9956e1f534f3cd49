import { doubtfulText, numberText, urgentLines, zoneText } from './table.ts';

// Which number to call where a person is. The table and its rules are checked by the owner every six months (docs/safety-case.md).

export type Place = {
  /** ISO 3166. */
  readonly country: string;
  readonly name: string;
  readonly emergency: string;
  /** Other numbers that reach help there, the best first. */
  readonly others: readonly string[];
};

/** `unknown` where no number is confirmed by two sources: words and 112 then stand in the place of a large number. */
export type Help =
  | { readonly kind: 'one'; readonly place: Place }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'unknown' };

const placeIn = (entry: string): Place => {
  const [, country = '', numbers = '', name = ''] = /^(..)([\d,]+) (.*)$/.exec(entry) ?? [];
  const [emergency = '', ...others] = numbers.split(',');
  return { country, name, emergency, others: others.slice(0, 2) };
};

/** Every country with a confirmed number, by name. */
export const allPlaces = (): readonly Place[] =>
  numberText
    .split('|')
    .map(placeIn)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const placeOf = (country: string): Place | null => {
  const entry = numberText.split('|').find((each) => each.slice(0, 2) === country);
  return entry === undefined ? null : placeIn(entry);
};

const countryOf = (zone: string): string | undefined =>
  zoneText
    .split('|')
    .find((entry) => entry.slice(3).split(',').includes(zone))
    ?.slice(0, 2);

/** The countries where Windows gives this zone; none when it is sure. */
const sharingOnWindows = (zone: string): readonly string[] => {
  const [, group] =
    doubtfulText
      .split('|')
      .map((entry) => entry.split(':'))
      .find(([name]) => name === zone) ?? [];
  return group?.split(',') ?? [];
};

export type Where = {
  /** What the person chose: a country, or another text for a country that is not in the list. */
  readonly chosen: string | null;
  /** As the browser names it. */
  readonly zone: string | undefined;
  readonly isWindows: boolean;
};

/** A choice wins. A zone that Windows gives to several countries names none of them. */
export const helpFor = ({ chosen, zone, isWindows }: Where): Help => {
  if (chosen !== null) return one(placeOf(chosen));
  if (zone === undefined) return { kind: 'unknown' };
  const places = isWindows ? sharingOnWindows(zone).flatMap((country) => placeOf(country) ?? []) : [];
  if (places.length > 1) return { kind: 'several', places };
  return one(placeOf(countryOf(zone) ?? ''));
};

const one = (place: Place | null): Help => (place ? { kind: 'one', place } : { kind: 'unknown' });

export type UrgentLine = {
  readonly number?: string;
  readonly shown?: string;
  readonly hours?: string;
  readonly say?: string;
  readonly but?: string;
};

/** Whom to call where the place has no line that is confirmed. */
const anywhere: UrgentLine = { say: 'Call your doctor or the nearest hospital.' };

/** For what cannot wait and is no emergency. */
export const urgentLineFor = (help: Help): UrgentLine => {
  if (help.kind !== 'one') return anywhere;
  const lines: Readonly<Record<string, UrgentLine>> = urgentLines;
  return lines[help.place.country] ?? anywhere;
};

const withArticle =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Seychelles|Isle of|British|US |Dominican Republic|Caribbean Netherlands)|Islands$/;

/** The name as it stands in a sentence: 'the United Kingdom'. */
export const inSentence = ({ name }: Place): string => (withArticle.test(name) ? `the ${name}` : name);

/** Which country we take it to be, and whether that is a guess. */
export const whereInWords = (place: Place, isChosen: boolean): string =>
  `You ${isChosen ? 'chose' : 'seem to be in'} ${inSentence(place)}.`;
