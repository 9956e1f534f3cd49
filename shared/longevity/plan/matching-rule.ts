import { groupBy } from '#shared/later-ecmascript.ts';
import type { PlanRule, Target, Trigger, When } from '#shared/longevity/evidence/plan-actions.ts';
import { planRules } from '#shared/longevity/evidence/plan-rules.ts';
import type { LongevityQuestionId, SexAnswer } from '#shared/longevity/evidence/question-evidence.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { bodyMassIndex, type LongevityAnswers, type Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { clamp } from '#shared/scoring/rounding.ts';

/** The first rule for this question that matches the answer and the person (METHODS 2.6, step 1). */
export const matchingRule = (
  question: LongevityQuestionId,
  person: Person,
  routes: readonly RouteCode[],
): PlanRule | undefined =>
  rulesByQuestion
    .get(question)
    ?.find(({ trigger, when }) => isTriggered(trigger, question, person) && (!when || isFor(when, person, routes)));

const rulesByQuestion: ReadonlyMap<LongevityQuestionId, readonly PlanRule[]> = groupBy(
  planRules,
  ({ question }) => question,
);

const isTriggered = (trigger: Trigger, question: LongevityQuestionId, { longevity, bmi }: Person): boolean => {
  const answer = longevity[question];
  if ('in' in trigger) return answer !== undefined && typeof answer !== 'object' && trigger.in.includes(answer);
  const { gte, gt, lt, bmiGte, bmiLt } = trigger;
  const x = typeof answer === 'number' ? answer : null;
  return (
    (gte === undefined || (x !== null && x >= gte)) &&
    (gt === undefined || (x !== null && x > gt)) &&
    (lt === undefined || (x !== null && x < lt)) &&
    (bmiGte === undefined || (bmi !== null && bmi >= bmiGte)) &&
    (bmiLt === undefined || (bmi !== null && bmi < bmiLt))
  );
};

const isFor = (when: When, { longevity, heart, age }: Person, routes: readonly RouteCode[]): boolean =>
  (!when.routes || when.routes.some((route) => routes.includes(route))) &&
  (when.ageGte === undefined || (age !== null && age >= when.ageGte)) &&
  (!when.sex || when.sex.includes(sexAnswerOf(longevity))) &&
  isAnswered(when.answers, longevity) &&
  isAnswered(when.cardiac, heart);

/** Whether each listed question has one of its listed answers. */
const isAnswered = (
  wanted: Readonly<Record<string, readonly unknown[]>> = {},
  answers: Readonly<Record<string, unknown>>,
) => Object.entries(wanted).every(([id, values]) => values.includes(answers[id]));

/** For 'other', advice uses the stricter limit. */
export const sexAnswerOf = ({ gender }: LongevityAnswers): SexAnswer =>
  gender === 'female' || gender === 'male' ? gender : 'other';

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
