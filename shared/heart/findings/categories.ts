import {
  type CategoryId,
  categoryRows,
  familyQuestions,
  flaggedRows,
  rowRules,
  symptomQuestions,
} from '#shared/heart/evidence/categories.ts';
import { type DescriptorCode, descriptorFrom, isPraise } from '#shared/heart/evidence/descriptors.ts';
import { answerScores } from '#shared/heart/evidence/questions.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { isHarmlessPain, isQuietFaint, isQuietLow } from '#shared/safety/quiet.ts';
import { readFacts } from '#shared/safety/red-flag.ts';
import { notSymptomFlags } from '#shared/safety/red-flags.ts';
import { hasRecentPain } from '#shared/safety/terms.ts';
import { round, roundedMean } from '#shared/scoring/rounding.ts';
import { type HeartCase, isAtherosclerotic, signsWithoutComfort } from './heart-case.ts';
import { hasPrediabetes } from './sugar.ts';

type RowDescriptor = DescriptorCode | 'getChecked';

export type HeartCategory = {
  readonly id: CategoryId;
  readonly title: string;
  /** 0-100; null when nothing is known, or when a red flag is about this row. */
  readonly score: number | null;
  readonly descriptor: RowDescriptor | null;
};

/** METHODS 4.8. */
export const heartCategories = (one: HeartCase): HeartCategory[] => {
  const { components } = one.le8;
  const scores: Record<CategoryId, number | null> = {
    symptoms: symptoms(one),
    bloodPressure: components.bloodPressure ?? null,
    bloodTests: bloodTests(one),
    smokingWeight: roundedMean([components.nicotine, components.bmi]),
    diet: components.diet ?? null,
    fitness: fitness(one),
    sleep: components.sleep ?? null,
    psychosocial: roundedMean([scoreOf('moodLow', one), scoreOf('supportHeart', one)]),
    familyEnvironment: familyEnvironment(one),
  };
  return categoryRows.map(({ id, title }) => {
    const isSaidElsewhere = hasFlagOfRow(one, id) || (id === 'bloodPressure' && isQuietLow(readFacts(one.person)));
    const score = isSaidElsewhere ? null : scores[id];
    return { id, title, score, descriptor: descriptorOf(one, id, score) };
  });
};

type ScoredQuestion = keyof typeof answerScores;
const scores: Readonly<Record<ScoredQuestion, Readonly<Record<string, number | null>>>> = answerScores;
const scoreOf = (id: ScoredQuestion, { person: { heart } }: HeartCase): number | null =>
  scores[id][heart[id] ?? ''] ?? null;

type SymptomQuestion = (typeof symptomQuestions)[number];

/**
 * Answers that have a sentence of their own on the page: signs without a notice, and breathing that the care team knows about.
 * They do not count in the row "Symptoms".
 */
export const toldSigns = ({ person }: HeartCase): SymptomQuestion[] => {
  const facts = readFacts(person);
  const applies: Partial<Record<SymptomQuestion, boolean>> = {
    chestPain: hasRecentPain(facts) && isHarmlessPain(facts),
    syncope: isQuietFaint(facts),
    dyspnea: person.heart.dyspnea === 'minimalKnown',
    orthopnea: person.heart.orthopnea === 'proppedKnown',
  };
  return symptomQuestions.filter((id) => applies[id]);
};

/** The score of the worst symptom: capped with an urgent flag, 0 with an emergency. */
const symptoms = (one: HeartCase): number | null => {
  const told = toldSigns(one);
  const known = symptomQuestions
    .filter((id) => !told.includes(id))
    .map((id) => scoreOf(id, one))
    .filter((score) => score !== null);
  const levels = one.assessment.redFlags.flatMap(({ code, level }) => (notSymptomFlags.has(code) ? [] : [level]));
  const worst = known.length > 0 ? Math.min(...known) : null;
  const isCalm = worst === null || worst >= rowRules.getCheckedBelow;
  const isUrgent = levels.includes('urgent');
  const isEmergency = levels.includes('emergency');
  if (told.length > 0 && isCalm && !isUrgent && !isEmergency) return null;
  if (worst === null) return null;
  if (isEmergency) return 0;
  return isUrgent ? Math.min(worst, rowRules.symptomsAtMostWhenUrgent) : worst;
};

const bloodTests = (one: HeartCase): number | null => {
  const { lipids, glucose } = one.le8.components;
  const known = roundedMean([lipids, glucose]);
  const { bloodTestsAtMostAboveGoal: atMost } = rowRules;
  return isAtherosclerotic(one) && one.isAboveLdlGoal ? Math.min(known ?? atMost, atMost) : known;
};

const fitness = (one: HeartCase): number | null => {
  const { activity } = one.le8.components;
  if (activity === undefined) return null;
  const compared = scoreOf('fitnessCompare', one);
  const { activityShare, comparedShare } = rowRules.fitness;
  return compared === null ? activity : round(activityShare * activity + comparedShare * compared);
};

const familyEnvironment = ({ person: { heart }, enhancers }: HeartCase): number | null => {
  if (familyQuestions.every((id) => heart[id] === undefined)) return null;
  const { from, perEnhancer, notBelow } = rowRules.family;
  return Math.max(notBelow, from - perEnhancer * enhancers.length);
};

/** Whether a red flag is about this row. */
export const hasFlagOfRow = ({ assessment: { redFlags } }: HeartCase, id: CategoryId): boolean =>
  redFlags.some(({ code }) => flaggedRows[id]?.has(code) ?? false);

const descriptorOf = (one: HeartCase, id: CategoryId, score: number | null): RowDescriptor | null => {
  if (score === null) return null;
  if (id === 'symptoms' && score < rowRules.getCheckedBelow) return 'getChecked';
  if (id === 'symptoms' && hasFlag(one, ...signsWithoutComfort)) return null;
  if (id === 'fitness' && hasRoute(one, 'heartSport')) return null;
  const descriptor = descriptorFrom(score);
  if (descriptor === 'needsAttention' && hasFlag(one, 'moodSupport')) return null;
  return isPraise(descriptor) && mayNotPraise(one, id) ? null : descriptor;
};

/** Whether praise is wrong: with a warning, for symptoms with any notice, for a low weight, or in the prediabetes range. */
const mayNotPraise = (one: HeartCase, id: CategoryId): boolean =>
  hasRoute(one, 'waitForCare') ||
  (id === 'symptoms' && one.assessment.redFlags.length > 0) ||
  (id === 'smokingWeight' && hasRoute(one, 'underweight')) ||
  (id === 'bloodTests' && hasPrediabetes(one));
