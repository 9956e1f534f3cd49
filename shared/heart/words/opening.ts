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
import * as heartAnswers from '#words/heart-answers.ts';
import * as noNumber from '#words/heart-no-number.ts';
import * as words from '#words/heart-opening.ts';
import * as weight from '#words/weight.ts';
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
    [what(noNumber.conditionPeopleWhat), what(noNumber.conditionWhat)],
    [what(noNumber.conditionNowWhat), what(noNumber.conditionPlanWhat)],
  ],
});

const kidney = ({ one }: HeartFacts): NotEstimated => ({
  heading: noNumber.kidneyTitle,
  meaning: [
    [
      what(
        one.person.heart.kidneyDisease === 'dialysisOrTransplant'
          ? noNumber.onDialysisWhat
          : noNumber.veryLowKidneyTestWhat,
      ),
      what(noNumber.kidneyWhat),
    ],
    [what(noNumber.kidneyTeamWhat), kind(noNumber.kidneyKind)],
  ],
});

const reasons: Readonly<Record<Exclude<Eligibility, 'ok' | 'establishedCvd' | 'kidneyFailure'>, NotEstimated>> = {
  severeUnderweight: {
    heading: weight.noNumberTitle,
    meaning: [
      [what(noNumber.thinWhat), what(noNumber.thinNoNumberWhat)],
      [act(weight.noNumberAct), kind(noNumber.thinKind)],
    ],
  },
  pregnant: {
    heading: noNumber.pregnantTitle,
    meaning: [
      [what(noNumber.pregnantWhat), what(noNumber.pregnantWhyWhat)],
      [what(noNumber.pregnantSavedWhat), what(noNumber.pregnantLaterWhat)],
    ],
  },
  noBirthdate: {
    heading: noNumber.noBirthdateTitle,
    meaning: [
      [what(noNumber.noBirthdateWhat(product.name))],
      [act(noNumber.noBirthdateAct), what(noNumber.noBirthdateSavedWhat)],
    ],
  },
  tooYoung: {
    heading: noNumber.tooYoungTitle,
    meaning: [
      [what(noNumber.tooYoungWhat(preventAges.from))],
      [kind(noNumber.tooYoungKind), what(noNumber.tooYoungOtherWhat)],
    ],
  },
  tooOld: {
    heading: noNumber.tooOldTitle(preventAges.to),
    meaning: [[what(noNumber.tooOldWhat)], [what(noNumber.tooOldDoctorWhat), what(noNumber.tooOldOtherWhat)]],
  },
};

const withoutAgeWords: NotEstimated = {
  ...reasons.tooYoung,
  heading: noNumber.tooYoungQuietTitle(preventAges.from),
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
    isLdlVeryHigh && words.ldlVeryHighCaution,
    score.confidence === 'low' && words.averagesCaution,
    score.confidence === 'medium' && score.clamped.length === 0 && words.partAveragesCaution,
    clampedOf(facts),
    hasLowEgfr(facts.one) && words.lowKidneyTestCaution,
    isHighByAge(facts) && words.highByAgeCaution,
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
  sbp: heartAnswers.bloodPressure,
  totalChol: heartAnswers.totalCholesterol,
  hdl: heartAnswers.hdlCholesterol,
  egfr: words.inputEgfr,
  hba1c: heartAnswers.a1c,
} as const;

/** Leaves out BMI, because only heart failure uses it. */
const clampedOf = ({ score }: HeartFacts): string | false => {
  const names = score.clamped.flatMap((name) => (name === 'bmi' ? [] : [inputNames[name]]));
  if (names.length === 0) return false;
  const side = { high: words.outsideStudiesAtLeast, low: words.outsideStudiesAtMost };
  return paragraph(words.outsideStudies(names), score.rangeOpen && side[score.rangeOpen]);
};
