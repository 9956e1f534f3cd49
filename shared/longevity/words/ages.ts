import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { EffectiveAge } from '#shared/longevity/model/effective-age.ts';
import { round } from '#shared/scoring/rounding.ts';

/** Whole years, as people see them. */
export type Ages = { readonly age: number; readonly biological: number; readonly range: string };

export const agesOf = ({ age, biologicalAge, halfWidthYears }: EffectiveAge): Ages => ({
  age,
  biological: wholeYears(biologicalAge),
  range: rangeWords(biologicalAge - halfWidthYears, biologicalAge + halfWidthYears),
});

/** Of the figure with one decimal, so that every part of a page rounds alike. */
const wholeYears = (years: number): number => round(round(years, 1));

/** '36 to 53'; the tables begin at 18, so an end below it is 'under 18' (METHODS 2.3). */
const rangeWords = (low: number, high: number): string => {
  const from = wholeYears(low);
  return `${from < ageModel.youngestAge ? `under ${ageModel.youngestAge}` : from} to ${wholeYears(high)}`;
};
