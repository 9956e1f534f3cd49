import { round, roundedMean } from '#shared/scoring/rounding.ts';
import { optionOf } from './answer-value.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { descriptorOf } from './descriptor.ts';
import {
  type CardiacRowId,
  cardiacRows,
  cardiacRowRules as rules,
  symptomQuestions,
} from './evidence/cardiac-model.ts';
import type { DescriptorCode } from './evidence/longevity-model.ts';
import { optionScores } from './evidence/option-scores.ts';
import { notSymptomFlags } from './evidence/red-flag-rules.ts';
import type { LifesEssential8 } from './lifes-essential-8.ts';
import type { RedFlag } from './red-flags.ts';

export type CardiacCategory = {
  id: CardiacRowId;
  title: string;
  score: number | null;
  descriptor: DescriptorCode | null;
};

const optionScore = (answers: CleanAnswers, id: string): number | undefined =>
  optionScores[id]?.[optionOf(answers[id])];

/** The score of the worst symptom. An urgent flag lowers it to a maximum, and an emergency to 0. */
const symptoms = (answers: CleanAnswers, flags: readonly RedFlag[]): number | null => {
  const scores = symptomQuestions.flatMap((id) => optionScore(answers, id) ?? []);
  if (scores.length === 0) return null;
  const levels = flags.filter(({ code }) => !notSymptomFlags.includes(code)).map(({ level }) => level);
  if (levels.includes('emergency')) return 0;
  return Math.min(...scores, levels.includes('urgent') ? rules.symptomsAtMostWhenUrgent : 100);
};

const fitness = (answers: CleanAnswers, activity: number | undefined): number | null => {
  const compared = optionScore(answers, 'fitnessCompare');
  if (activity === undefined) return null;
  const { activityShare, comparedShare } = rules.fitness;
  return compared === undefined ? activity : round(activityShare * activity + comparedShare * compared);
};

export const cardiacCategories = (
  answers: CleanAnswers,
  { components: le8 }: LifesEssential8,
  flags: readonly RedFlag[],
  enhancers: readonly string[],
): CardiacCategory[] => {
  const scores: Record<CardiacRowId, number | null> = {
    symptoms: symptoms(answers, flags),
    bloodPressure: le8.bloodPressure ?? null,
    bloodTests: roundedMean([le8.lipids, le8.glucose]),
    smokingWeight: roundedMean([le8.nicotine, le8.bmi]),
    diet: le8.diet ?? null,
    fitness: fitness(answers, le8.activity),
    sleep: le8.sleep ?? null,
    psychosocial: roundedMean([optionScore(answers, 'moodLow'), optionScore(answers, 'supportHeart')]),
    familyEnvironment: Math.max(rules.family.notBelow, rules.family.from - rules.family.perEnhancer * enhancers.length),
  };
  return cardiacRows.map(({ id, title }) => ({
    id,
    title,
    score: scores[id],
    descriptor: descriptorFor(id, scores[id]),
  }));
};

const descriptorFor = (id: CardiacRowId, score: number | null): DescriptorCode | null =>
  id === 'symptoms' && score !== null && score < rules.symptomsGetCheckedBelow ? 'getChecked' : descriptorOf(score);
