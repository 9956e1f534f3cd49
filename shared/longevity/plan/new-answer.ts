import type { Target } from '#shared/longevity/evidence/plan-rule.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import type { Person } from '#shared/person/person.ts';
import { bodyMassIndex } from '#shared/person/person.ts';
import { clamp } from '#shared/scoring/rounding.ts';

/**
 * The answer that following the advice would lead to, as the evidence reads it: BMI for weight. Undefined when the advice
 * names none (METHODS 2.6, step 3).
 */
export const newAnswer = (
  target: Target,
  question: LongevityQuestionId,
  person: Person,
): string | number | undefined => {
  if ('bmiReduceBy' in target) return lighterBmi(target, person);
  if ('value' in target) return target.value;
  if ('valueNumber' in target) return target.valueNumber;
  if ('valueOption' in target) return target.valueOption;
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
