import { matchingRule } from '#shared/habits/matching-rule.ts';
import { newAnswer } from '#shared/longevity/plan/new-answer.ts';
import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { AdvisedQuestion } from './advised-question.ts';

/** The advice shows the effect of ten years without smoking. The plan stores the first step, reachable by the next quiz. */
const firstStepOfQuitting = 'former0';

/** The answer that the advice recommends, as the question stores it. Undefined when the rule no longer applies. */
export const advisedAnswer = (
  question: AdvisedQuestion,
  person: Person,
  routes: readonly RouteCode[],
): string | number | undefined => {
  if (question === 'smoking') return firstStepOfQuitting;
  const rule = matchingRule(question, person, routes);
  if (!rule || rule.code === null) return undefined;
  const then = newAnswer(rule.target, question, person);
  return question === 'weight' ? poundsAt(then, person) : then;
};

/** The evidence uses BMI; the question stores pounds. */
const poundsAt = (bmi: string | number | undefined, person: Person): number | undefined => {
  const { weight } = person.longevity;
  if (typeof bmi !== 'number' || person.bmi === null || weight === undefined) return undefined;
  return (weight * bmi) / person.bmi;
};
