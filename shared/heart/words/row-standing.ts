import type { ResultAdditions } from '#shared/contract/result.ts';
import { type CategoryId, flaggedRows } from '#shared/heart/evidence/categories.ts';
import { labels } from '#shared/heart/evidence/estimate.ts';
import type { HeartCategory } from '#shared/heart/findings/categories.ts';
import { hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import { hasPrediabetes } from '#shared/heart/inputs/heart-inputs.ts';
import { levels } from '#shared/safety/levels.ts';
import type { HeartFacts } from './heart-facts.ts';
import { notEstimatedWords } from './not-estimated.ts';
import type { PlanCode } from './plan-texts.ts';
import { cautionsOf } from './prose-slots.ts';
import { getCheckedFirst, hundredPeople } from './risk-words.ts';

type Opening = Pick<ResultAdditions, 'standing' | 'heading' | 'meaning' | 'foldedFigure' | 'untilSeen'>;

/** Which of the three pages this is, and its first card. */
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

/**
 * One frame for a row: what the plan or a notice asks to change is never praised beside it. `flagged`: a notice is about
 * this row. `unscored`: left to a clinician. `planned`: the plan holds a step about it. `quiet`: nothing kind may stand
 * beside a warning.
 */
export type RowStanding =
  | 'unknown'
  | 'flagged'
  | 'unscored'
  | 'planned'
  | 'worthTalk'
  | 'quiet'
  | 'praised'
  | 'fair'
  | 'weak';

/** The steps that are about a row. */
const stepsOfRow: Readonly<Record<CategoryId, readonly PlanCode[]>> = {
  symptoms: ['getCheckedFirst'],
  bloodPressure: ['lowerBp', 'bloodPressureGoal', 'measureBp', 'checkBp'],
  bloodTests: [
    ...(['lowerNonHdl', 'betterA1c', 'ldlGoal', 'askLdlGoal', 'getLipidTest'] as const),
    ...(['statinSoon', 'reviewTreatmentSoon', 'discussStatin', 'reviewTreatment'] as const),
  ],
  smokingWeight: ['quitSmoking', 'le8.bmi', 'le8.nicotine', 'weightClinician', 'eatingTalk', 'nutritionCare'],
  diet: ['le8.diet', 'eatingTalk', 'nutritionCare'],
  fitness: ['le8.activity', 'cardiacRehab', 'eatingTalk', 'nutritionCare'],
  sleep: ['le8.sleep'],
  psychosocial: ['supportTalk'],
  familyEnvironment: ['discussEnhancers'],
};

/** How many steps of the plan are about this row. */
export const stepsAbout = (id: CategoryId, { score }: HeartFacts): number =>
  score.recommendations.filter(({ code }) => stepsOfRow[id].some((step) => step === code)).length;

export const rowStanding = ({ id, score, descriptor }: HeartCategory, facts: HeartFacts): RowStanding => {
  if (isFlagged(id, facts)) return 'flagged';
  if (isUnscored(id, facts)) return 'unscored';
  if (score === null) return 'unknown';
  if (descriptor === 'getChecked') return 'flagged';
  if (descriptor === null) return 'quiet';
  if (descriptor === 'needsAttention') return 'weak';
  if (descriptor === 'fair') return 'fair';
  if (stepsAbout(id, facts) > 0) return 'planned';
  return isWorthATalk(id, facts) ? 'worthTalk' : 'praised';
};

const isFlagged = (id: CategoryId, { one, hasSymptomToBook, score }: HeartFacts): boolean => {
  if (score.redFlags.some(({ code }) => flaggedRows[id]?.has(code) ?? false)) return true;
  if (id === 'symptoms') return hasSymptomToBook;
  return id === 'sleep' && hasFlag(one, 'apneaCheck');
};

/** No score on food, movement or weight where they are a clinician's matter. */
const isUnscored = (id: CategoryId, { isBodyForClinician }: HeartFacts): boolean =>
  isBodyForClinician && bodyRows.has(id);
const bodyRows: ReadonlySet<CategoryId> = new Set(['smokingWeight', 'diet', 'fitness']);

/** Good points, with something behind them that a clinician should hear or that no points can praise. */
const isWorthATalk = (id: CategoryId, { one }: HeartFacts): boolean => {
  const { heart } = one.person;
  const isSo: Readonly<Partial<Record<CategoryId, boolean>>> = {
    bloodPressure: one.takesBpMedicine,
    bloodTests:
      one.isTreated ||
      one.hasDiabetes ||
      isSugarRaised(one) ||
      hasRoute(one, 'establishedCvd', 'kidneyFailure') ||
      hasOddNumber(one),
    smokingWeight:
      hasRoute(one, 'pregnant') || heart.secondhandSmoke === 'yes' || one.le8.components.nicotine === undefined,
    diet: hasRoute(one, 'kidneyFailure', 'kidneyDiet'),
    fitness: hasRoute(one, 'checkBeforeExercise', 'heartFailureSigns'),
    sleep: heart.sleepApneaDiagnosed === 'yes' || heart.sleepApneaDiagnosed === 'suspected',
    psychosocial: (heart.moodLow !== undefined && heart.moodLow !== 'no') || hasRoute(one, 'lowMood'),
    familyEnvironment: one.enhancers.length > 0 || heart.secondhandSmoke === 'yes',
  };
  return isSo[id] ?? false;
};

/** Also between the usual and diabetes, and by the fasting sugar where an A1c alone gives the points. */
const isSugarRaised = ({ le8, person: { heart } }: HeartFacts['one']): boolean =>
  (le8.components.glucose ?? 100) < 100 || heart.fastingGlucoseBand === '100to125';

/** A typed value that looks wrong, or is dangerous if it is right. */
const hasOddNumber = ({ person }: HeartFacts['one']): boolean =>
  person.myNumbers?.caveats.includes('checkTyping') ?? false;

const standingLabels: Readonly<Partial<Record<RowStanding, string>>> = {
  unknown: 'Not enough answers',
  flagged: labels.descriptor.getChecked,
  unscored: 'For your clinician',
  worthTalk: 'Worth a talk',
  quiet: 'After the notice',
};

export const rowLabel = ({ id, descriptor }: HeartCategory, standing: RowStanding, facts: HeartFacts): string => {
  const isAboutSugar = id === 'bloodTests' && !['flagged', 'unscored', 'quiet'].includes(standing);
  const { person, labs } = facts.one;
  if (isAboutSugar && hasPrediabetes(person.heart, labs) && !hasRoute(facts.one, 'pregnant'))
    return 'Prediabetes range';
  // A note is no symptom of this row, but beside it "Excellent" would comfort.
  if (id === 'symptoms' && standing === 'praised' && facts.score.redFlags.length > 0) return 'Nothing more';
  return standingLabels[standing] ?? labels.descriptor[standing === 'planned' ? 'good' : (descriptor ?? 'fair')];
};

/** Points stand only beside a word that is about them. */
export const rowScore = ({ score }: HeartCategory, standing: RowStanding): number | null =>
  noPoints.has(standing) ? null : score;

/** Points say nothing about a row that has a warning, an illness or a medicine behind it. */
const noPoints: ReadonlySet<RowStanding> = new Set(['unscored', 'flagged', 'worthTalk', 'quiet']);
