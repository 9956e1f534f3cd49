import type { OverallSummary } from '../contract/result.ts';
import { ageRangeText, type Range, rangeOf, wholeYears, years } from './figures.ts';

/** The dial covers this many years either side of the calendar age. */
export const dialSpanYears = 17;

export type AgeReading = {
  age: number;
  calendarAge: number | null;
  range: Range | null;
  /** One plain sentence, before any picture. */
  sentence: string;
  /** How sure that is. */
  detail: string;
  /** Set when the estimate lies beyond the dial: the dot stands at its end and this says so. */
  beyondDial: string | null;
};

/** What the longevity figures say in words; null when no age was estimated. */
export const readAge = (summary: OverallSummary): AgeReading | null => {
  const { biologicalAge: age, chronologicalAge = null } = summary;
  if (age == null) return null;
  const range = rangeOf(summary.biologicalAgeLow, summary.biologicalAgeHigh);
  const gap = chronologicalAge === null ? null : Math.round(age) - chronologicalAge;
  return {
    age,
    calendarAge: chronologicalAge,
    range,
    sentence: sentence(age, gap, chronologicalAge !== null && isWithin(chronologicalAge, range)),
    detail: detail(chronologicalAge, range),
    beyondDial: gap !== null && Math.abs(gap) > dialSpanYears ? beyondDial : null,
  };
};

const beyondDial = `The dial stops ${dialSpanYears} years either side of your calendar age. Your estimate lies beyond its end.`;

// Compared as they are shown, so that the sentence never contradicts the figures beside it.
const isWithin = (age: number, range: Range | null): boolean =>
  range !== null && Math.round(range.low) <= age && age <= Math.round(range.high);

const sentence = (age: number, gap: number | null, withinRange: boolean): string => {
  if (gap === null) return `Your answers fit a body of about ${wholeYears(age)}.`;
  if (withinRange || gap === 0) return 'Your answers fit a body close to your calendar age.';
  return `Your answers fit a body about ${years(Math.abs(gap))} ${gap < 0 ? 'younger' : 'older'} than your calendar age.`;
};

const detail = (calendarAge: number | null, range: Range | null): string => {
  if (range === null) return 'This is an estimate.';
  const readAs = `A questionnaire can’t be exact, so read this as ${ageRangeText(range)}.`;
  if (calendarAge === null) return readAs;
  return isWithin(calendarAge, range)
    ? `${readAs} Your calendar age, ${calendarAge}, is inside that range: the gap is too small to read into.`
    : `${readAs} Your calendar age, ${calendarAge}, is outside that range, which makes a real difference likely.`;
};
