import type { ResultAdditions } from '#shared/contract/result.ts';
import { type Eligibility, preventAges } from '#shared/heart/evidence/estimate.ts';
import { hasLowEgfr } from '#shared/heart/inputs/labs.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { product } from '#shared/product.ts';
import { levels } from '#shared/safety/levels.ts';
import { list, paragraph } from '#shared/words/phrases.ts';
import type { HeartFacts } from './heart-facts.ts';
import { getCheckedFirst, hundredPeople, openWords } from './risk-words.ts';

type Opening = Pick<ResultAdditions, 'standing' | 'heading' | 'meaning' | 'foldedFigure' | 'untilSeen'>;

/** Which of the three pages this is, with its first card. */
export const openingOf = (facts: HeartFacts): Opening => {
  const none = notEstimatedWords(facts);
  if (facts.isCareFirst) return checkFirst(facts);
  if (none) return { standing: 'notEstimated', heading: none.heading, meaning: [...none.meaning] };
  return {
    standing: 'estimated',
    heading: hundredPeople(facts) ?? '',
    meaning: cautionsOf(facts),
  };
};

const checkFirst = (facts: HeartFacts): Opening => {
  const people = hundredPeople(facts);
  const reason = notEstimatedWords(facts)?.meaning[0];
  return {
    standing: 'checkFirst',
    heading: getCheckedFirst,
    meaning: [levels[facts.isEmergency ? 'emergency' : 'urgent'].advice, ...(reason ? [reason] : [])],
    ...(people ? { foldedFigure: `${people} It says nothing about what you feel or what you measured now.` } : {}),
    untilSeen: [...untilSeen],
  };
};

const untilSeen = [
  'Rest. Please don’t start or step up any exercise.',
  'Go on taking your medicines as agreed.',
  'Don’t drive yourself if you feel unwell. Let someone bring you.',
] as const;

/** Why there is no percentage: a heading and two short paragraphs. */
type NotEstimated = { readonly heading: string; readonly meaning: readonly [string, string] };

/** The reasons in one text, for pages without paragraphs. */
export const notEstimatedReason = (facts: HeartFacts): string | null => {
  const words = notEstimatedWords(facts);
  return words && paragraph(...words.meaning);
};

/** Null when there is an estimate. */
const notEstimatedWords = (facts: HeartFacts): NotEstimated | null => {
  const { eligibility } = facts.score;
  if (eligibility === 'ok') return null;
  if (eligibility === 'establishedCvd') return established(facts);
  if (eligibility === 'kidneyFailure') return kidney(facts);
  // The word 'younger' never stands beside a warning, nor beside weight.
  const isQuietAboutAge = eligibility === 'tooYoung' && (facts.isCareFirst || facts.isBodyForClinician);
  return isQuietAboutAge ? withoutAgeWords : reasons[eligibility];
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

const reasons: Readonly<Record<Exclude<Eligibility, 'ok' | 'establishedCvd' | 'kidneyFailure'>, NotEstimated>> = {
  severeUnderweight: {
    heading: 'You matter more than a number',
    meaning: [
      'From your answers, your body may not be getting enough. We have left the figure out on purpose: none would be fair to you here.',
      'Please show this to a clinician. You do not need to be sure that something is wrong.',
    ],
  },
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

const withoutAgeWords: NotEstimated = {
  ...reasons.tooYoung,
  heading: `These studies begin at the age of ${preventAges.from}`,
};

type Condition = Exclude<HeartAnswers['knownHeartConditions'], undefined | 'none' | 'valve'>;

/** Names the illness that the user chose. */
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

/** Cautions about the figure. Fixed words: the language model never chooses them. */
const cautionsOf = (facts: HeartFacts): string[] => {
  const { score, isLdlVeryHigh } = facts;
  if (score.eligibility !== 'ok') return [];
  const cautions = [
    isLdlVeryHigh &&
      'With an LDL of 190 mg/dL (4.9 mmol/L) or more, the percentage is not the guide. Please have it treated, whatever the figure says.',
    score.confidence === 'low' &&
      'It rests on averages for your age, because your blood pressure and some cholesterol values are not known. So we do not grade it.',
    score.confidence === 'medium' &&
      score.clamped.length === 0 &&
      'A part of it rests on averages for your age, because some values are not known.',
    clampedOf(facts),
    hasLowEgfr(facts.one) && 'The equation rests on few people with such a kidney value.',
    isHighByAge(facts) && 'At your age most people are in this level; the appointment is about what suits you.',
  ];
  return cautions.filter((caution) => caution !== false);
};

/** From 75 on, age alone makes the level high. Not said when something else raises it too. */
const isHighByAge = ({ score, one, openBy }: HeartFacts): boolean =>
  (score.age ?? 0) >= 75 &&
  score.riskDescriptor === 'high' &&
  openBy === null &&
  !one.hasDiabetes &&
  !one.smokesNow &&
  !one.hasKidneyDisease;

const inputNames = {
  sbp: 'blood pressure',
  totalChol: 'total cholesterol',
  hdl: 'HDL cholesterol',
  egfr: 'kidney value',
  hba1c: 'A1c',
} as const;

/** BMI is left out: only heart failure uses it. */
const clampedOf = ({ score }: HeartFacts): string | false => {
  const names = score.clamped.flatMap((name) => (name === 'bmi' ? [] : [inputNames[name]]));
  if (names.length === 0) return false;
  const side = score.rangeOpen === null ? '' : ` So the figure is ${openWords[score.rangeOpen]} this much.`;
  return `The nearest value was used for your ${list(names)}, because the studies had few people with such a value.${side}`;
};
