import { groupBy } from '#shared/later-ecmascript.ts';
import { type LongevityQuestionId, type Person, sexAnswerOf } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { PlanRule, Trigger, When } from './habit-actions.ts';
import { habitRules } from './habit-rules.ts';

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
  habitRules,
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
