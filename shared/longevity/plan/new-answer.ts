import type { Target } from '#shared/habits/habit-actions.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { bodyMassIndex, type LongevityQuestionId, type Person } from '#shared/person/person.ts';
import { clamp } from '#shared/scoring/rounding.ts';

/**
 * The answer that the advice aims at, in the evidence's terms: BMI for weight. Undefined when the advice aims at none (METHODS
 * 2.6, step 3).
 */
export const newAnswer = (
  target: Target,
  question: LongevityQuestionId,
  person: Person,
): string | number | undefined => {
  if ('bmiReduceBy' in target) return lighterBmi(target, person);
  if ('value' in target) return target.value;
  const answer = countedAnswer(question, person);
  if (answer === undefined) return undefined;
  if ('list' in target) return stepIn(target.list, answer, target.step);
  if ('reduceBy' in target && typeof answer === 'number') return Math.max(answer - target.reduceBy, target.notBelow);
  return undefined;
};

const stepIn = (list: readonly (string | number)[], answer: string | number, step: number) => {
  const place = list.indexOf(answer);
  return place < 0 ? undefined : list[clamp(place + step, 0, list.length - 1)];
};

const lighterBmi = (
  { bmiReduceBy, notBelow }: { readonly bmiReduceBy: number; readonly notBelow?: number },
  { longevity, bmi }: Person,
): number | undefined => {
  const { weight } = longevity;
  if (bmi === null || weight === undefined) return undefined;
  const lightest = notBelow === undefined ? 0 : (notBelow * weight) / bmi;
  const newWeight = Math.min(weight, Math.max(weight * (1 - bmiReduceBy), lightest));
  return bodyMassIndex({ ...longevity, weight: newWeight }) ?? undefined;
};
