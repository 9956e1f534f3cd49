import type { LongevityQuestionId } from '#shared/person/person.ts';
import { ageRange, shownFromAge } from '#shared/questions/longevity/age-range.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import * as words from '#words/age-caveats.ts';

/**
 * The constants of the effective-age model, each with its source; `verified: false` marks a judgement of ours.
 * Effective age is the age at which an average person of the same sex has the death rate of your habits. Under Gompertz
 * mortality a hazard ratio moves it by ln(HR)/beta years at any age (Spiegelhalter 2016).
 *
 * The reference is the average US adult of the same sex and age, because the centres are population means: a healthy reference
 * would make almost everybody older, and would need an arbitrary definition of healthy. So a person with an illness and good
 * habits gets a young age, and the caveats say so.
 */
export const ageModel = {
  sources: ['spiegelhalter2016', 'ssa2020'],

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
  },

  /** Relative risks shrink with age. */
  ageAttenuation: {
    fullUpToAge: 65,
    floorFromAge: 90,
    floor: 0.6,
    verified: false,
    sources: ['ihme2024', 'winter2014'],
  },

  lambda: {
    value: 0.9,
    verified: false,
    sources: ['li2018'],
  },

  /** years = C × tanh(x / C): habits overlap, so extreme answers must not add up without limit. */
  saturation: {
    youngerYears: 12,
    olderYears: 22,
    verified: false,
    sources: ['li2018', 'nguyen2024'],
  },

  caps: {
    youngestShareOfAge: -0.25,
    oldestShareOfAge: 0.6,
    minAge: ageRange.min,
    maxAge: ageRange.max,
    verified: false,
  },

  /** The likely range: if the model were right, it would contain 95 of 100 people with these answers. */
  interval: {
    z: 1.96,
    /** On the ln HR scale: the uncertainty from what the model leaves out. */
    modelSd: 0.15,
    /** Answers are correlated, so an open question adds more uncertainty than independent answers would. */
    skipInflation: 1.25,
    minHalfYears: 2,
    /** Added when the sex is unknown: about the distance between the two. */
    bothSexesExtraYears: 1,
    verified: false,
  },

  factor: {
    populationSd: 0.51,
    min: 1,
    max: 99,
    verified: false,
  },

  /**
   * For people who cannot rise from the floor. In the number, both questions count for nothing up to `fromAge`, because using a
   * wheelchair is not a bad habit; in full from `toAge` on, because not being able to rise is then a sign of frailty; linear in
   * between. In the category scores they count from `countFromAge` on.
   */
  mobility: {
    notCounted: ['sitToStand', 'sittingHours'],
    countFromAge: 65,
    fade: { fromAge: 60, toAge: 70 },
  },

  /** Weight in pregnancy counts as not answered. */
  pregnancy: { notCounted: ['weight'] },

  shownFromAge,

  /** Below this answered share the range is wide, and the page says so. */
  fewAnswersBelow: 0.5,
} as const satisfies {
  readonly sources: readonly SourceId[];
  readonly mobility: {
    readonly notCounted: readonly LongevityQuestionId[];
    readonly countFromAge: number;
    readonly fade: { readonly fromAge: number; readonly toAge: number };
  };
  readonly pregnancy: { readonly notCounted: readonly LongevityQuestionId[] };
  readonly [part: string]: unknown;
};

/** 'younger' and 'older' apply only when the person's age lies outside the likely range. */
export const headlineLabels = {
  younger: words.younger,
  onPar: words.onPar,
  older: words.older,
} as const;
export type HeadlineCode = keyof typeof headlineLabels;
