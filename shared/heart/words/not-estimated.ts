import type { Eligibility } from '#shared/heart/evidence/estimate.ts';
import { preventAges } from '#shared/heart/evidence/estimate.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { product } from '#shared/product.ts';
import type { HeartFacts } from './heart-facts.ts';

/** Why there is no percentage: a kind heading, and two short paragraphs. */
export type NotEstimated = { readonly heading: string; readonly meaning: readonly [string, string] };

type Condition = Exclude<HeartAnswers['knownHeartConditions'], undefined | 'none' | 'valve'>;

/** Names the illness that the person chose. */
const illness: Readonly<Record<Condition, string>> = {
  heartAttack: 'You have had a heart attack',
  stroke: 'You have had a stroke or mini-stroke',
  heartFailure: 'You have heart failure',
  stentBypass: 'You have had a stent or bypass',
  angina: 'You have angina',
  aneurysm: 'You have an aortic aneurysm',
  pad: 'You have narrowed arteries',
  inheritedHeart: 'You have a heart muscle disease',
  congenital: 'You were born with a heart defect',
  cac300: 'You have a high calcium score',
};

const illnessOf = ({ one }: HeartFacts): string => {
  const { knownHeartConditions: known } = one.person.heart;
  return known === undefined || known === 'none' || known === 'valve'
    ? 'You have a heart or artery condition'
    : illness[known];
};

const established = (facts: HeartFacts): NotEstimated => ({
  heading: `${illnessOf(facts)}, so the question is a different one`,
  meaning: [
    'Our figure is about a first heart attack or stroke in people without a known heart or artery condition. It was not made for you, so we give none.',
    'What counts for you is to keep your heart and arteries safe from here on. The steps below are the ones that help most, in order.',
  ],
});

const kidney = ({ one }: HeartFacts): NotEstimated => ({
  heading: 'Your kidneys come first, and this quiz was not made for them',
  meaning: [
    `${
      one.person.heart.kidneyDisease === 'dialysisOrTransplant'
        ? 'You told us that you are on dialysis or have a kidney transplant.'
        : 'You told us about a very small kidney value.'
    } The studies behind our figures left such people out. A figure would look exact and be wrong.`,
    'Your kidney team can judge your heart far better. Many people in your place do well with their help.',
  ],
});

const thin: NotEstimated = {
  heading: 'You matter more than a number',
  meaning: [
    'From your answers, your body may not be getting enough. We have left the figure out on purpose: none would be fair to you here.',
    'Please show this to a clinician. You do not need to be sure that something is wrong.',
  ],
};

const others: Readonly<Record<'pregnant' | 'noBirthdate' | 'tooYoung' | 'tooOld', NotEstimated>> = {
  pregnant: {
    heading: 'We have not worked out a risk while you are pregnant',
    meaning: [
      'The numbers behind this quiz come from people who were not pregnant. Pregnancy changes blood pressure, pulse and cholesterol, so a figure would be wrong.',
      'Nothing in your answers went missing. Take the quiz again from six weeks after the birth, and we will work it out then.',
    ],
  },
  noBirthdate: {
    heading: 'One answer is missing: your date of birth',
    meaning: [
      `The figure needs your age, and there was no date of birth in your ${product.name} Quiz.`,
      'Add it there, and we will work the figure out. All your other answers are kept.',
    ],
  },
  tooYoung: {
    heading: 'You are younger than the people in these studies',
    meaning: [
      `The studies behind our figure begin at the age of ${preventAges.from}, so there is no percentage yet.`,
      'What you do now still counts. Your other results show where to begin.',
    ],
  },
  tooOld: {
    heading: `These studies end at the age of ${preventAges.to}`,
    meaning: [
      'The studies behind our figure had nobody of your age, so there is no percentage.',
      'A clinician who knows you can judge your heart far better. Your other results still hold.',
    ],
  },
};

/** Null when there is an estimate. */
export const notEstimatedWords = (facts: HeartFacts): NotEstimated | null => {
  const { eligibility } = facts.score;
  const words: Readonly<Record<Exclude<Eligibility, 'ok'>, () => NotEstimated>> = {
    ...{ establishedCvd: () => established(facts), kidneyFailure: () => kidney(facts), severeUnderweight: () => thin },
    pregnant: () => others.pregnant,
    noBirthdate: () => others.noBirthdate,
    // The word 'younger' never stands beside a warning, nor beside weight.
    tooYoung: () => (facts.isCareFirst || facts.isBodyForClinician ? withoutAgeWords : others.tooYoung),
    tooOld: () => others.tooOld,
  };
  return eligibility === 'ok' ? null : words[eligibility]();
};

const withoutAgeWords: NotEstimated = {
  ...others.tooYoung,
  heading: `These studies begin at the age of ${preventAges.from}`,
};
