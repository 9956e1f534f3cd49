import * as words from '#words/numbers.ts';
import { isBeyondShown, shownPercent } from './shown-percent.ts';

/**
 * The format of a result's figures, in one place so that page, print and mail agree: ages in whole years, percentages with one
 * decimal.
 */
export type Range = { low: number; high: number };

export const wholeYears = (age: number): string => String(Math.round(age));

/** '8.4', '8', 'below 0.1' or 'above 75', without the % sign. */
export const percentFigure = (percent: number): string => {
  if (!isBeyondShown(percent)) return String(Math.round(percent * 10) / 10);
  return percent < shownPercent.from ? words.below(String(shownPercent.from)) : words.above(String(shownPercent.to));
};

export const percentText = (percent: number): string => `${percentFigure(percent)}%`;

/** Null unless both ends are known. */
export const rangeOf = (low: number | null | undefined, high: number | null | undefined): Range | null =>
  low == null || high == null ? null : { low, high };

/** '37 to 45' for sentences. Two equal ends become one figure. */
export const ageRangeText = ({ low, high }: Range): string => inText(wholeYears(low), wholeYears(high));

/** '37–45' for figures that stand alone. */
export const ageRangeFigure = ({ low, high }: Range): string => alone(wholeYears(low), wholeYears(high));

export const percentRangeText = ({ low, high }: Range): string => inText(percentText(low), percentText(high));

export const percentRangeFigure = ({ low, high }: Range): string =>
  isBeyondShown(low) || isBeyondShown(high)
    ? percentRangeText({ low, high })
    : `${alone(percentFigure(low), percentFigure(high))}%`;

const inText = (low: string, high: string): string => (low === high ? low : words.range(low, high));

const alone = (low: string, high: string): string => (low === high ? low : `${low}–${high}`);
