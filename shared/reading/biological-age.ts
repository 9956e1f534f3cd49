import * as words from '#words/pictures.ts';
import type { OverallSummary } from '../contract/result.ts';
import { type Range, rangeOf } from './figures.ts';

/** The dial covers this many years either side of the calendar age. */
export const dialSpanYears = 17;

export type AgeReading = {
  age: number;
  calendarAge: number | null;
  range: Range | null;
  /** Set when the estimate lies beyond the dial. The dot is then at the dial's end, and this sentence says so. */
  beyondDial: string | null;
};

/** The longevity figures as the dial shows them; null when no age was estimated. */
export const readAge = (summary: OverallSummary): AgeReading | null => {
  const { biologicalAge: age, chronologicalAge = null } = summary;
  if (age == null) return null;
  return {
    age,
    calendarAge: chronologicalAge,
    range: rangeOf(summary.biologicalAgeLow, summary.biologicalAgeHigh),
    beyondDial:
      chronologicalAge !== null && Math.abs(age - chronologicalAge) > dialSpanYears
        ? words.beyondDial(dialSpanYears)
        : null,
  };
};
