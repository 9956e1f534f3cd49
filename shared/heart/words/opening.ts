import type { ResultAdditions } from '#shared/contract/result.ts';
import { type Eligibility, preventAges } from '#shared/heart/evidence/estimate.ts';
import { hasLowEgfr } from '#shared/heart/inputs/labs.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { product } from '#shared/product.ts';
import { levels } from '#shared/safety/levels.ts';
import { act, kind, textOf, type Words, what } from '#shared/safety/sentence.ts';
import { untilSeen } from '#shared/words/care.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { sentencesOf } from '#shared/words/plan-sentences.ts';
import * as words from '#words/heart-opening.ts';
import type { HeartFacts } from './heart-facts.ts';
import { figureSentence, getCheckedFirst } from './risk-words.ts';

type Opening = Pick<ResultAdditions, 'standing' | 'heading' | 'meaning' | 'reason' | 'foldedFigure' | 'untilSeen'>;

/** Which of the three pages this is, with its first card. */
export const openingOf = (facts: HeartFacts): Opening => {
  const none = notEstimatedWords(facts);
  if (facts.isCareFirst) return checkFirst(facts);
  if (none) {
    const { heading, meaning } = none;
    return {
      standing: 'notEstimated',
      heading,
      meaning: meaning.map(textOf),
      reason: sentencesOf('reason', meaning.flat()),
    };
  }
  return {
    standing: 'estimated',
    heading: figureSentence(facts) ?? '',
    meaning: cautionsOf(facts),
  };
};

const checkFirst = (facts: HeartFacts): Opening => {
  const people = figureSentence(facts);
  const reason = notEstimatedWords(facts)?.meaning[0];
  return {
    standing: 'checkFirst',
    heading: getCheckedFirst,
    meaning: [levels[facts.isEmergency ? 'emergency' : 'urgent'].advice, ...(reason ? [textOf(reason)] : [])],
    ...(people ? { foldedFigure: paragraph(people, words.foldedFigureLimit) } : {}),
    untilSeen: [...untilSeen],
  };
};

/** Why there is no percentage: a heading and two short paragraphs. */
type NotEstimated = { readonly heading: string; readonly meaning: readonly [readonly Words[], readonly Words[]] };

/** Why there is no percentage, in one text for pages without paragraphs. */
export const notEstimatedReason = (facts: HeartFacts): string | null => {
  const words = notEstimatedWords(facts);
  return words && textOf(words.meaning.flat());
};

/** Null when there is an estimate. */
const notEstimatedWords = (facts: HeartFacts): NotEstimated | null => {
  const { eligibility } = facts.score;
  if (eligibility === 'ok') return null;
  if (eligibility === 'establishedCvd') return established(facts);
  if (eligibility === 'kidneyFailure') return kidney(facts);
  // With a warning or a sensitive weight, the page never uses the word 'younger'.
  const isQuietAboutAge = eligibility === 'tooYoung' && (facts.isQuiet || facts.isBodyForClinician);
  return isQuietAboutAge ? withoutAgeWords : reasons[eligibility];
};

const established = (facts: HeartFacts): NotEstimated => ({
  heading: illnessHeading(facts),
  meaning: [
    [
      what(
        'Our percentage is about a first heart attack or stroke in people without a known heart or artery condition.',
      ),
      what('It isn’t made for you, so we don’t show one.'),
    ],
    [
      what('What matters now is keeping your heart and arteries safe.'),
      what('Your plan has the steps that help most, in order.'),
    ],
  ],
});

const kidney = ({ one }: HeartFacts): NotEstimated => ({
  heading: 'Your kidneys come first, and this quiz isn’t made for them',
  meaning: [
    [
      what(one.person.heart.kidneyDisease === 'dialysisOrTransplant' ? words.onDialysis : words.veryLowKidneyTest),
      what('The studies we use left out people with kidneys like yours, so a number would look exact but be wrong.'),
    ],
    [
      what('Your kidney team can judge your heart far better.'),
      kind('With their help, many people in your situation do well.'),
    ],
  ],
});

const reasons: Readonly<Record<Exclude<Eligibility, 'ok' | 'establishedCvd' | 'kidneyFailure'>, NotEstimated>> = {
  severeUnderweight: {
    heading: 'You matter more than a number',
    meaning: [
      [
        what('Going by your answers, your body may not be getting enough.'),
        what('We’ve left the percentage out on purpose, because no number would be fair to you here.'),
      ],
      [act('Please show this to a doctor.'), kind('You do not need to be sure that something is wrong.')],
    ],
  },
  pregnant: {
    heading: 'We give no percentage in pregnancy or just after a birth',
    meaning: [
      [
        what('The numbers behind this quiz come from people who weren’t pregnant.'),
        what('Pregnancy changes blood pressure, pulse and cholesterol, so a percentage would be wrong.'),
      ],
      [
        what('Your answers are all saved.'),
        what('Take the quiz again from six weeks after giving birth, and we’ll work it out then.'),
      ],
    ],
  },
  noBirthdate: {
    heading: 'One answer is missing: your date of birth',
    meaning: [
      [what(`We need your age to work out your risk, and there’s no date of birth in your ${product.name} Quiz.`)],
      [act('Add it there and we’ll work out your risk.'), what('All your other answers are saved.')],
    ],
  },
  tooYoung: {
    heading: 'You’re younger than the people in these studies',
    meaning: [
      [what(`The studies we use start at age ${preventAges.from}, so there’s no percentage yet.`)],
      [kind('What you do now still counts.'), what('Your other results show where to start.')],
    ],
  },
  tooOld: {
    heading: `These studies stop at age ${preventAges.to}`,
    meaning: [
      [what('The studies we use had no one of your age, so there’s no percentage.')],
      [what('A doctor who knows you can judge your heart far better.'), what('Your other results still apply.')],
    ],
  },
};

const withoutAgeWords: NotEstimated = {
  ...reasons.tooYoung,
  heading: `These studies start at age ${preventAges.from}`,
};

type Condition = Exclude<HeartAnswers['knownHeartConditions'], undefined | 'none' | 'valve'>;

/** Names the illness that the user chose. */
const illness: Readonly<Record<Condition, string>> = {
  heartAttack: words.withHeartAttack,
  stroke: words.withStroke,
  heartFailure: words.withHeartFailure,
  stentBypass: words.withStentOrBypass,
  angina: words.withAngina,
  aneurysm: words.withAneurysm,
  pad: words.withNarrowedArteries,
  inheritedHeart: words.withHeartMuscleDisease,
  congenital: words.withHeartDefect,
  cac300: words.withHighCalciumScore,
};

const illnessHeading = ({ one }: HeartFacts): string => {
  const { knownHeartConditions: known } = one.person.heart;
  return known === undefined || known === 'none' || known === 'valve' ? words.withHeartCondition : illness[known];
};

/** Cautions about the figure. Fixed words: the language model never chooses them. */
const cautionsOf = (facts: HeartFacts): string[] => {
  const { score, isLdlVeryHigh } = facts;
  if (score.eligibility !== 'ok') return [];
  const cautions = [
    isLdlVeryHigh &&
      'With an LDL of 190 mg/dL (4.9 mmol/L) or more, do not go by the percentage. Please have it treated, whatever the percentage says.',
    score.confidence === 'low' &&
      'It’s based on averages for your age, because we don’t know your blood pressure and some of your cholesterol numbers. So we don’t give a risk level.',
    score.confidence === 'medium' &&
      score.clamped.length === 0 &&
      'Part of it is based on averages for your age, because we don’t know some of your numbers.',
    clampedOf(facts),
    hasLowEgfr(facts.one) && 'The studies included few people with a kidney test result like yours.',
    isHighByAge(facts) && 'At your age most people are at this level. The appointment is about what’s right for you.',
  ];
  return cautions.filter((caution) => caution !== false);
};

/** From 75 on, age alone makes the level high. False when something else raises it too. */
const isHighByAge = ({ score, one, openBy }: HeartFacts): boolean =>
  (score.age ?? 0) >= 75 &&
  score.riskDescriptor === 'high' &&
  openBy === null &&
  !one.hasDiabetes &&
  !one.smokesNow &&
  !one.hasKidneyDisease;

const inputNames = {
  sbp: words.inputPressure,
  totalChol: words.inputTotalCholesterol,
  hdl: words.inputHdl,
  egfr: words.inputEgfr,
  hba1c: words.inputA1c,
} as const;

/** Leaves out BMI, because only heart failure uses it. */
const clampedOf = ({ score }: HeartFacts): string | false => {
  const names = score.clamped.flatMap((name) => (name === 'bmi' ? [] : [inputNames[name]]));
  if (names.length === 0) return false;
  const side = { high: words.outsideStudiesAtLeast, low: words.outsideStudiesAtMost };
  return paragraph(words.outsideStudies(names), score.rangeOpen && side[score.rangeOpen]);
};
