import { le8Levels } from '#shared/heart/evidence/lifes-essential-8.ts';
import { ageRange } from '#shared/longevity/questions/age-range.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import type { LongevityQuestionId } from './question-evidence.ts';

/**
 * The constants of the effective-age model, each with its source; `verified: false` marks a judgement of ours.
 * Effective age is the age of an average person of the same sex whose death rate goes with your habits. Under Gompertz
 * mortality a hazard ratio moves it by ln(HR)/beta years at any age (Spiegelhalter 2016).
 */
export const ageModel = {
  id: 'effective-age-2',
  sources: ['spiegelhalter2016', 'ssa2020'],

  /** Who the person is compared with. */
  reference: {
    what: 'The average US adult of the same sex and age.',
    why: 'The centres are population means. A healthy reference would make almost everybody older, and it needs an arbitrary definition of healthy.',
    consequence: 'A person with an illness and good habits gets a young age: the caveats say so.',
  },

  youngestAge: ageRange.min,
  oldestAge: ageRange.max,

  /** Slope of ln(mortality) per year of age. */
  beta: {
    female: { mid: 0.0897, old: 0.1104 },
    male: { mid: 0.0842, old: 0.1033 },
    midUpToAge: 65,
    oldFromAge: 85,
    source: 'ssa2020',
    verified: true,
    how: 'Least squares of ln(-ln(1-q)) on age in the US period life table of 2017: 0.08966 (women) and 0.08424 (men) at 40-90 years, 0.11038 and 0.10332 at 80-100; linear between 65 and 85.',
  },

  /** Relative risks shrink with age. */
  ageAttenuation: {
    fullUpToAge: 65,
    floorFromAge: 90,
    floor: 0.6,
    verified: false,
    how: 'Relative risks shrink with age: schooling goes with 2.9 % a year at 18-49 against 1.9 % overall. The shape is our choice. Not for weight: above BMI 25 the published strength at each age is used, below 25 nothing is taken off, because a low weight does not become safer with age.',
    sources: ['ihme2024', 'winter2014'],
  },

  lambda: {
    value: 0.9,
    verified: false,
    how: 'A factor on top of the question weights. 0.9 keeps three things in place: the person with the most common answers is 1 to 2 years below the own age, the spread of the model is near 0.51, and five against zero healthy habits give a ln HR near the published -1.35 (-1.51 to -1.17).',
    sources: ['li2018'],
  },

  /** years = C × tanh(x / C): habits overlap, so extreme answers must not add up without limit. */
  saturation: {
    youngerYears: 12,
    olderYears: 22,
    verified: false,
    how: 'Limits chosen from published life expectancies turned into effective years against the US average: five healthy habits -11.8 (women) and -9.7 (men); eight habits -5.8 and -9.7, none of them +17.6 and +18.1. They shape the estimate only, never the width of the range.',
    sources: ['li2018', 'nguyen2024'],
  },

  caps: {
    youngestShareOfAge: -0.25,
    oldestShareOfAge: 0.6,
    minAge: ageRange.min,
    maxAge: ageRange.max,
    verified: false,
    how: 'Our choice: keeps results plausible for very young adults.',
  },

  /** The likely range: 95 of 100 people with these answers would lie inside, if the model were right. */
  interval: {
    z: 1.96,
    /** On the ln HR scale: what the model itself leaves out. */
    modelSd: 0.15,
    /** Answers go together, so an open question is less certain than independent answers would make it. */
    skipInflation: 1.25,
    minHalfYears: 2,
    /** When the sex is not given: about the distance between the two. */
    bothSexesExtraYears: 1,
    verified: false,
    how: `Standard errors of the answered questions, the population variance of each question that is not answered, and a model term. Never less for an open question than any answer would leave, so skipping cannot narrow the range. It lives on the shown scale and is not cut at ${ageRange.min} or ${ageRange.max}. It does not cover illness.`,
  },

  factor: {
    populationSd: 0.51,
    min: 1,
    max: 99,
    verified: false,
    how: 'The share of people of the same sex whose habits carry a higher death rate; 50 = average. The model with independent answers spreads by 0.40 at 40, 0.39 at 50, 0.37 at 60 and 0.33 at 70; times 1.25 that is 0.50, 0.48, 0.46 and 0.41. 0.51 is a little too wide, so factors lean towards 50.',
  },

  /** Below this age not being able to rise from the floor counts as not answered, and so does sitting. */
  mobility: {
    notCounted: ['sitToStand', 'sittingHours'],
    countFromAge: 65,
    how: 'A wheelchair is no bad habit. From 65 on not being able to rise is a sign of frailty, and counts.',
  },

  /** The body changes in pregnancy: its weight counts as not answered. */
  pregnancy: { notCounted: ['weight'] },

  /** No age is shown below this one: the tables begin at 18, so many people would read exactly 18. */
  shownFromAge: 25,

  /** Fewer than this share of the questions answered: the range is wide, and the page says so. */
  fewAnswersBelow: 0.5,
} as const satisfies {
  readonly sources: readonly SourceId[];
  readonly mobility: {
    readonly notCounted: readonly LongevityQuestionId[];
    readonly countFromAge: number;
    readonly how: string;
  };
  readonly pregnancy: { readonly notCounted: readonly LongevityQuestionId[] };
  readonly [part: string]: unknown;
};

/** A difference is a word only when the age lies outside the likely range. */
export const headlineLabels = {
  younger: 'Younger than your years',
  onPar: 'Close to your years',
  older: 'Older than your years',
} as const;
export type HeadlineCode = keyof typeof headlineLabels;

/** The two cut points of Life's Essential 8, and one of ours between them. */
export const descriptors = [
  { min: le8Levels.highFrom, code: 'excellent', label: 'Excellent' },
  { min: 65, code: 'good', label: 'Good' },
  { min: le8Levels.moderateFrom, code: 'fair', label: 'Fair' },
  { min: 0, code: 'needsAttention', label: 'Needs attention' },
] as const;
export type DescriptorCode = (typeof descriptors)[number]['code'];
