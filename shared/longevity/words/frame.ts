import { longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { drinkAmountRoutes } from '#shared/longevity/evidence/plan-limits.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { questionScore } from '#shared/longevity/model/question-score.ts';
import { adaptedCode, isDropped } from '#shared/longevity/plan/route-actions.ts';
import { ruleThatFits } from '#shared/longevity/plan/rule-that-fits.ts';
import type { LongevityReading } from '#shared/longevity/read-longevity.ts';
import type { ToCompose } from '#shared/words/sentences.ts';
import { questionNames } from './question-names.ts';
import { isTender } from './tender.ts';

/** Praised, a place for a step, or left alone: one of the three for the whole page, whichever part speaks. */
type Stance = 'strength' | 'step' | 'alone';

export type Frame = {
  readonly stanceOf: (id: LongevityQuestionId) => Stance;
  /** Largest effect first. */
  readonly strengths: readonly LongevityQuestionId[];
  /** In the order of the plan, then lowest score first. */
  readonly steps: readonly LongevityQuestionId[];
};

type Framed = Pick<ToCompose, 'person' | 'assessment'> & LongevityReading;

/** An answer that scores so much may be praised; one below the lower limit is a place for a step (METHODS 2.5). */
const strongFrom = 75;
const weakBelow = 60;

/**
 * Every part of the page asks here, so that nothing is praised in one place and blamed in another. What stands in the plan
 * is never praised, whatever its score.
 */
export const frameOf = (framed: Framed): Frame => {
  const places = new Map(framed.plan.flatMap(({ question }, place) => (question ? [[question, place] as const] : [])));
  const years = (id: LongevityQuestionId) => framed.effective?.contributions.get(id) ?? 0;
  const score = (id: LongevityQuestionId) => questionScore(id, framed.person, framed.assessment.routes) ?? 0;
  const stances = new Map(
    longevityQuestionIds.map((id) => [id, places.has(id) ? planned(id, framed) : unplanned(id, framed, years(id))]),
  );
  const withStance = (stance: Stance) => longevityQuestionIds.filter((id) => stances.get(id) === stance);
  const placeOf = (id: LongevityQuestionId) => places.get(id) ?? places.size;
  return {
    stanceOf: (id) => stances.get(id) ?? 'alone',
    strengths: withStance('strength').toSorted((a, b) => years(a) - years(b) || score(b) - score(a)),
    steps: withStance('step').toSorted((a, b) => placeOf(a) - placeOf(b) || score(a) - score(b)),
  };
};

const planned = (id: LongevityQuestionId, { plan, assessment }: Framed): Stance => {
  const isKept = plan.some((item) => item.question === id && keeping.has(item.code));
  return isKept || isTooTender(id, assessment) || isNoStepHere(id, assessment) || !questionNames[id].step
    ? 'alone'
    : 'step';
};

/**
 * Actions that ask for no change of the answer: to name it as a place for a step would say the contrary of the plan. A weight
 * is kept, was lost without trying, or waits for a clinician; who has given up smoking has taken that step.
 */
const keeping: ReadonlySet<PlanCode> = new Set<PlanCode>([
  'staySmokeFree',
  'weightKeep',
  'weightLossUnplanned',
  'weightAfterCheck',
]);

/** Getting up from the floor is no aim in a wheelchair, and how much to drink is for a kidney team to say. */
const isNoStepHere = (id: LongevityQuestionId, { routes }: Framed['assessment']): boolean =>
  (id === 'sitToStand' && routes.includes('mobilityLimited')) || isForKidneyTeam(id, routes);

const isForKidneyTeam = (id: LongevityQuestionId, routes: Framed['assessment']['routes']): boolean =>
  id === 'waterIntakeCups' && drinkAmountRoutes.some((route) => routes.includes(route));

/** Nine hours and rested: nothing to change, and nothing to praise. */
const isExemptRule = (id: LongevityQuestionId, { person, assessment }: Framed): boolean => {
  const rule = ruleThatFits(id, person, assessment.routes);
  return rule?.code === null && rule.exempt === true;
};

const unplanned = (id: LongevityQuestionId, framed: Framed, years: number): Stance => {
  const { person, assessment } = framed;
  const score = questionScore(id, person, assessment.routes);
  const { strength, step } = questionNames[id];
  if (score === null || isTooTender(id, assessment) || isTender({ assessment })) return 'alone';
  if (isForKidneyTeam(id, assessment.routes) || isExemptRule(id, framed)) return 'alone';
  if (strength && score >= strongFrom && years <= 0 && !isHalfPraise(id, person)) return 'strength';
  const { routes } = assessment;
  const isSilenced =
    id === 'weight' || isNoStepHere(id, assessment) || isDropped(id, routes) || adaptedCode(id, routes) !== undefined;
  return step && score < weakBelow && years >= 0 && !isSilenced ? 'step' : 'alone';
};

/** No amount of alcohol is praised, and a past as a smoker is not 'not smoking' from the start. */
const isHalfPraise = (id: LongevityQuestionId, { longevity }: Framed['person']): boolean =>
  (id === 'alcoholConsumption' &&
    longevity.alcoholConsumption !== 'never' &&
    longevity.alcoholConsumption !== 'former') ||
  (id === 'smoking' && longevity.smoking !== 'never');

/** Weight is never a failure of a person who is pregnant, frail, thin or worried about eating. */
export const isTooTender = (id: LongevityQuestionId, { routes }: Framed['assessment']): boolean =>
  id === 'weight' && routes.some((route) => noWordOnWeight.has(route));

const noWordOnWeight: ReadonlySet<string> = new Set<Framed['assessment']['routes'][number]>([
  'pregnant',
  'underweight',
  'severeUnderweight',
  'eatingRisk',
  'frail',
  'waitForCare',
]);
