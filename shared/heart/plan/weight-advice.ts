import { ruleThatFits } from '#shared/longevity/plan/rule-that-fits.ts';
import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';

/** The codes of the first quiz's weight rules that belong into a heart plan. */
const codes = [
  'loseWeight',
  'weightWithClinician',
  'waistHint',
  'weightAfterCheck',
  'weightPregnancy',
  'weightLossUnplanned',
] as const;
export type WeightAdvice = (typeof codes)[number];

/** What may be said about this person's weight: the same rule in both quizzes; null: nothing (METHODS 2.6 and 4.9). */
export const weightAdvice = (person: Person, routes: readonly RouteCode[]): WeightAdvice | null => {
  const rule = ruleThatFits('weight', person, routes);
  return codes.find((code) => code === rule?.code) ?? null;
};
