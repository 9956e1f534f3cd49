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
import { hasRoute } from '#shared/safety/assess.ts';
import { notSymptomFlags } from '#shared/safety/red-flags.ts';
import { round, roundedMean } from '#shared/scoring/rounding.ts';
import type { HeartCase } from './heart-case.ts';

type RowDescriptor = DescriptorCode | 'getChecked';

export type HeartCategory = {
  readonly id: CategoryId;
  readonly title: string;
  /** 0-100; null when nothing is known, and with a red flag of this row. */
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
    const score = hasFlagOfRow(one, id) ? null : scores[id];
    return { id, title, score, descriptor: descriptorOf(one, id, score) };
  });
};

type ScoredQuestion = keyof typeof answerScores;
const scores: Readonly<Record<ScoredQuestion, Readonly<Record<string, number | null>>>> = answerScores;
const scoreOf = (id: ScoredQuestion, { person: { heart } }: HeartCase): number | null =>
  scores[id][heart[id] ?? ''] ?? null;

/** The score of the worst symptom, capped with an urgent flag and 0 with an emergency. */
const symptoms = (one: HeartCase): number | null => {
  const known = symptomQuestions.map((id) => scoreOf(id, one)).filter((score) => score !== null);
  if (known.length === 0) return null;
  const levels = one.assessment.redFlags.flatMap(({ code, level }) => (notSymptomFlags.has(code) ? [] : [level]));
  if (levels.includes('emergency')) return 0;
  const worst = Math.min(...known);
  return levels.includes('urgent') ? Math.min(worst, rowRules.symptomsAtMostWhenUrgent) : worst;
};

const bloodTests = (one: HeartCase): number | null => {
  const { lipids, glucose } = one.le8.components;
  const known = roundedMean([lipids, glucose]);
  const { bloodTestsAtMostAboveGoal: atMost } = rowRules;
  return hasRoute(one, 'establishedCvd') && one.isAboveLdlGoal ? Math.min(known ?? atMost, atMost) : known;
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

/** No praise with a warning. */
const descriptorOf = (one: HeartCase, id: CategoryId, score: number | null): RowDescriptor | null => {
  if (score === null) return null;
  if (id === 'symptoms' && score < rowRules.getCheckedBelow) return 'getChecked';
  const descriptor = descriptorFrom(score);
  return isPraise(descriptor) && hasRoute(one, 'waitForCare') ? null : descriptor;
};
