import type { RedFlagLevel } from '#shared/contract/result.ts';
import { addDays } from '#shared/scoring/calendar.ts';
import type { RedFlagCode } from './red-flags.ts';

// 'I've already been seen about this': what such a statement opens, and from which day. A tap must not bring comfort.

/** These rest on a value: only the value entered again opens them, never a statement. */
const onValues: ReadonlySet<string> = new Set<RedFlagCode>([
  'bpCrisisSymptoms',
  'bpLowSymptoms',
  'bpVeryHigh',
  'bpVeryLow',
  'pulseFastSymptoms',
  'pulseSlowSymptoms',
  'pulseFast',
  'pulseSlow',
  'pregnancyBp',
  'weightDanger',
  'weightVeryLow',
  'kidneyVeryLow',
  'sugarVeryHigh',
  'sugarVeryLow',
  'pregnancyKidney',
  'pregnancyFats',
]);

export const needsNewReading = (code: string): boolean => onValues.has(code);

/** Those that rest on the weight, which the longevity quiz asks for. */
export const isAboutWeight = (code: string): boolean => code === 'weightDanger' || code === 'weightVeryLow';

/** One notice of a page; `toldOn` is the day of an older answer of the other quiz. */
type Shown = { readonly code: string; readonly level: RedFlagLevel; readonly toldOn?: string | undefined };
type Sign = { readonly code: string; readonly on: string };

/** The day of the answer that a notice is about. */
export const dayTold = ({ toldOn }: Shown, answeredOn: string): string => toldOn ?? answeredOn;

/** A statement counts for a notice when the examination was not before the answer. */
export const statementOn = (notice: Shown, answeredOn: string, signs: readonly Sign[]): Sign | undefined =>
  needsNewReading(notice.code)
    ? undefined
    : signs.find(({ code, on }) => code === notice.code && on >= dayTold(notice, answeredOn));

/** Whole days after an answer before anything opens: told on the 28th, open from the 30th. */
const daysShut = 2;

/**
 * The first day on which the figure may stand beside its notices: the second day after the newest of the answers behind them. Null
 * while one notice has no statement, or rests on a value.
 */
export const opensOn = (notices: readonly Shown[], answeredOn: string, signs: readonly Sign[]): string | null => {
  const urgent = notices.filter(({ level }) => level !== 'soon');
  if (urgent.length === 0 || urgent.some((notice) => !statementOn(notice, answeredOn, signs))) return null;
  const days = urgent.map((notice) => addDays(dayTold(notice, answeredOn), daysShut));
  return days.reduce((latest, day) => (day > latest ? day : latest));
};
