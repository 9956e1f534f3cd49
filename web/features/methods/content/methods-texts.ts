import * as words from '#feature-words/methods/glance.ts';

/** What a sceptic reads first. A point is one plain sentence. */
export type Glance = { readonly id: string; readonly title: string; readonly points: readonly string[] };

export const lead = words.lead;

/** For each time that results were wrong: what was wrong, who was affected, and what we did. Blank if there was none. */
export const corrections: string = '';

export const glance: readonly Glance[] = [
  {
    id: 'published',
    title: words.published,
    points: [words.publishedHeart, words.publishedPoints, words.publishedRatios],
  },
  {
    id: 'judgement',
    title: words.ownChoice,
    points: [words.ownWeights, words.ownFading, words.ownOrder],
  },
  {
    id: 'unchecked',
    title: words.notChecked,
    points: [words.uncheckedNumbers, words.uncheckedSigns, words.uncheckedElsewhere],
  },
  {
    id: 'left-out',
    title: words.leftOut,
    points: [words.leftOutOfAge, words.leftOutOfHeart, words.leftOutOfSigns],
  },
];

/** METHODS 7 in plain words. */
export const notVerified: readonly string[] = [
  words.unverifiedRatios,
  words.unverifiedVaping,
  words.unverifiedShares,
  words.unverifiedWeights,
  words.unverifiedBmi,
  words.unverifiedEating,
  words.unverifiedEgfr,
  words.unverifiedGuidelines,
  words.unverifiedVariation,
];

/** METHODS 12, and what any such score cannot do. */
export const limits: readonly string[] = [
  words.limitOfStudies,
  words.limitOfPercentages,
  words.limitOfRange,
  words.limitOfCountry,
  words.limitOfLowestAge,
  words.limitOfDrinks,
  words.limitOfPregnancy,
  words.limitOfTwoConditions,
  words.limitOfPerson,
  words.limitOfNumbHand,
  words.limitOfFloor,
  words.limitOfWeightUnit,
];
