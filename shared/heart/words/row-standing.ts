import type { CategoryId } from '#shared/heart/evidence/categories.ts';
import { labelOf } from '#shared/heart/evidence/descriptors.ts';
import type { HeartCategory } from '#shared/heart/findings/categories.ts';
import { hasFlagOfRow, toldSigns } from '#shared/heart/findings/categories.ts';
import { hasPrediabetes } from '#shared/heart/findings/sugar.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { isQuietLow } from '#shared/safety/quiet.ts';
import { readFacts } from '#shared/safety/red-flag.ts';
import { unknownRow, unscoredRow } from '#shared/words/care.ts';
import * as heartRows from '#words/heart-rows.ts';
import * as rows from '#words/rows.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';

/**
 * How a row is worded. A row is never praised for what the plan or a notice asks to change. `flagged`: a notice is about this row.
 * `unscored`: a clinician decides. `told`: a note on the page covers it. `planned`: the plan has a step about it. `quiet`: no
 * praise with a warning. `unworded`: no word for the score, because of a notice, a low mood, or a heart team that decides.
 */
export type RowStanding =
  | 'unknown'
  | 'flagged'
  | 'unscored'
  | 'told'
  | 'planned'
  | 'worthTalk'
  | 'quiet'
  | 'unworded'
  | 'praised'
  | 'fair'
  | 'weak';

export const rowStanding = ({ id, score, descriptor }: HeartCategory, facts: HeartFacts): RowStanding => {
  if (isFlagged(id, facts)) return 'flagged';
  if (isUnscored(id, facts)) return 'unscored';
  if (score === null && isToldOnly(id, facts)) return 'told';
  if (score === null) return 'unknown';
  if (descriptor === 'getChecked') return 'flagged';
  if (descriptor === null) return facts.isCareFirst ? 'quiet' : id === 'bloodTests' ? 'worthTalk' : 'unworded';
  if (descriptor === 'needsAttention') return 'weak';
  if (descriptor === 'fair') return 'fair';
  // With any notice, no row is praised.
  const hasNotice = facts.one.assessment.redFlags.length > 0;
  if (stepsAbout(id, facts) > 0) return hasNotice ? 'unworded' : 'planned';
  if (isWorthATalk(id, facts)) return 'worthTalk';
  return hasNotice ? 'unworded' : 'praised';
};

/** A sign that has no notice and that a note on the page covers. */
const isToldOnly = (id: CategoryId, { one }: HeartFacts): boolean =>
  (id === 'symptoms' && toldSigns(one).length > 0) || (id === 'bloodPressure' && isQuietLow(readFacts(one.person)));

/** Food, movement and weight get no score where a clinician decides about them. */
const isUnscored = (id: CategoryId, { isBodyForClinician }: HeartFacts): boolean =>
  isBodyForClinician && bodyRows.has(id);

const bodyRows: ReadonlySet<CategoryId> = new Set(['smokingWeight', 'diet', 'fitness']);

const isFlagged = (id: CategoryId, { one, hasSymptomToBook }: HeartFacts): boolean => {
  if (hasFlagOfRow(one, id)) return true;
  if (id === 'symptoms') return hasSymptomToBook;
  return id === 'sleep' && hasFlag(one, 'apneaCheck');
};

/** Whether an illness, a medicine or a sign stands behind a good score, so that a clinician should hear about it. */
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

/** Includes prediabetes, and a raised fasting glucose where the A1c alone gives the points. */
const isSugarRaised = ({ le8, person: { heart } }: HeartFacts['one']): boolean =>
  (le8.components.glucose ?? 100) < 100 || heart.fastingGlucoseBand === '100to125';

/** A typed value that looks wrong, or is dangerous if it is correct. */
const hasOddNumber = ({ person }: HeartFacts['one']): boolean =>
  person.myNumbers?.caveats.includes('checkTyping') ?? false;

/** How many steps of the plan are about this row. */
export const stepsAbout = (id: CategoryId, { score }: HeartFacts): number =>
  score.recommendations.filter(({ code }) => stepsOfRow[id].some((step) => step === code)).length;

/** The plan steps that are about a row. */
const stepsOfRow: Readonly<Record<CategoryId, readonly PlanCode[]>> = {
  symptoms: ['getCheckedFirst', 'tellBreathless'],
  bloodPressure: ['lowerBp', 'bloodPressureGoal', 'measureBp', 'checkBp'],
  bloodTests: [
    ...(['lowerNonHdl', 'betterA1c', 'ldlGoal', 'askLdlGoal', 'getLipidTest'] as const),
    ...(['statinSoon', 'reviewTreatmentSoon', 'secondarySoon', 'discussStatin', 'reviewTreatment'] as const),
    ...(['sugarReview', 'prediabetesTalk', 'sugarTest'] as const),
  ],
  smokingWeight: ['quitSmoking', 'le8.bmi', 'le8.nicotine', 'weightClinician', 'eatingTalk', 'nutritionCare'],
  diet: ['le8.diet', 'eatingTalk', 'nutritionCare'],
  fitness: ['le8.activity', 'cardiacRehab', 'eatingTalk', 'nutritionCare'],
  sleep: ['le8.sleep'],
  psychosocial: ['supportTalk'],
  familyEnvironment: ['discussEnhancers'],
};

export const rowLabel = ({ id, descriptor }: HeartCategory, standing: RowStanding, facts: HeartFacts): string => {
  const isAboutSugar = id === 'bloodTests' && !['flagged', 'unscored'].includes(standing) && !facts.isCareFirst;
  if (isAboutSugar && hasPrediabetes(facts.one)) return heartRows.prediabetesLabel;
  if (descriptor === 'getChecked') return getChecked;
  if (standing === 'unworded' && id === 'fitness' && hasRoute(facts.one, 'heartSport')) return heartRows.heartTeamLabel;
  return standingLabels[standing] ?? labelOf(standing === 'planned' ? 'good' : (descriptor ?? 'fair'));
};

const getChecked = heartRows.getCheckedLabel;

const standingLabels: Readonly<Partial<Record<RowStanding, string>>> = {
  unknown: unknownRow.label,
  flagged: getChecked,
  unscored: unscoredRow.label,
  told: unscoredRow.told,
  worthTalk: heartRows.worthTalkLabel,
  quiet: heartRows.quietLabel,
  unworded: rows.notRated,
};

/** The score is shown only with a label about it. With a notice there is no filled bar. */
export const rowScore = ({ score }: HeartCategory, standing: RowStanding, { isQuiet }: HeartFacts): number | null =>
  noPoints.has(standing) || (isQuiet && (standing === 'praised' || standing === 'planned')) ? null : score;

/** A score means nothing for a row with a warning, an illness or a medicine behind it. */
const noPoints: ReadonlySet<RowStanding> = new Set(['unscored', 'told', 'flagged', 'worthTalk', 'quiet', 'unworded']);
