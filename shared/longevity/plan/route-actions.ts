import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { routeChanges } from '#shared/longevity/evidence/plan-limits.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import type { RouteCode } from '#shared/safety/routes.ts';

type ForRoutes = { readonly routes: readonly RouteCode[]; readonly questions: readonly LongevityQuestionId[] };

const concerns = ({ routes, questions }: ForRoutes, question: LongevityQuestionId, own: readonly RouteCode[]) =>
  own.some((route) => routes.includes(route)) && questions.includes(question);

/** A low weight always leads to a clinician. */
const stays = (question: LongevityQuestionId, own: readonly RouteCode[]) =>
  question === 'weight' && own.includes('underweight');

/** Whether this person's plan says nothing about the question. */
export const isDropped = (question: LongevityQuestionId, own: readonly RouteCode[]): boolean =>
  !stays(question, own) && routeChanges.drop.some((entry) => concerns(entry, question, own));

/** Whether even the worst answer stays without advice, because any would be wrong. */
export const isExempt = (question: LongevityQuestionId, own: readonly RouteCode[]): boolean =>
  !stays(question, own) && routeChanges.drop.some((entry) => entry.exempt && concerns(entry, question, own));

/** The action that suits this person instead of the usual one. */
export const adaptedCode = (question: LongevityQuestionId, own: readonly RouteCode[]): PlanCode | undefined =>
  routeChanges.adapted.find((entry) => concerns(entry, question, own))?.code;
