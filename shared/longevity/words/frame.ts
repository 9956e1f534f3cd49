import type { PlanCode } from '#shared/habits/habit-actions.ts';
import { matchingRule } from '#shared/habits/matching-rule.ts';
import { longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import { adaptedCode, isDropped, isForHeartTeam, isForKidneyTeam } from '#shared/longevity/evidence/plan-limits.ts';
import { questionScore, strongFrom, weakBelow } from '#shared/longevity/model/category-scores.ts';
import type { LongevityReading } from '#shared/longevity/score.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import { type Assessed, hasFlag, hasRoute } from '#shared/safety/assess.ts';
import type { ToCompose } from '#shared/words/sentences.ts';
import { questionNames } from './question-names.ts';

/** What the words of the longevity page depend on. */
export type LongevityFacts = ToCompose & LongevityReading & { readonly frame: Frame };

export type Frame = {
  readonly stanceOf: (id: LongevityQuestionId) => Stance;
  /** Largest effect first. */
  readonly strengths: readonly LongevityQuestionId[];
  /** In the order of the plan, then lowest score first. */
  readonly steps: readonly LongevityQuestionId[];
};

/** Praised, a place for a step, or not mentioned; the same in every part of the page. */
type Stance = 'strength' | 'step' | 'alone';

type Framed = Pick<ToCompose, 'person' | 'assessment'> & LongevityReading;

/**
 * Every part of the page reads this frame, so that no answer is praised in one place and criticised in another. An answer in the
 * plan is never praised, whatever its score.
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
    strengths: withStance('strength').sort((a, b) => years(a) - years(b) || score(b) - score(a)),
    steps: withStance('step').sort((a, b) => placeOf(a) - placeOf(b) || score(a) - score(b)),
  };
};

const planned = (id: LongevityQuestionId, framed: Framed): Stance => {
  const isMaintained = framed.plan.some((item) => item.question === id && maintaining.has(item.code));
  return isMaintained || isWeightSensitive(id, framed) || isNoStepHere(id, framed) || !questionNames[id].step
    ? 'alone'
    : 'step';
};

/**
 * Actions that ask for no change of the answer. Naming the answer as a place for a step would contradict the plan.
 */
const maintaining: ReadonlySet<PlanCode> = new Set([
  'staySmokeFree',
  'weightKeep',
  'weightLossUnplanned',
  'weightAfterCheck',
]);

const unplanned = (id: LongevityQuestionId, framed: Framed, years: number): Stance => {
  const { person } = framed;
  const { routes } = framed.assessment;
  const score = questionScore(id, person, routes);
  const { strength, step } = questionNames[id];
  if (score === null || isWeightSensitive(id, framed) || isSensitive(framed)) return 'alone';
  if (isForKidneyTeam(id, routes) || isForHeartTeam(id, routes) || isExemptRule(id, framed)) return 'alone';
  if (strength && score >= strongFrom && years <= 0 && !isHalfPraise(id, person)) return 'strength';
  const isSilenced =
    id === 'weight' || isNoStepHere(id, framed) || isDropped(id, routes) || adaptedCode(id, routes) !== undefined;
  return step && score < weakBelow && years >= 0 && !isSilenced ? 'step' : 'alone';
};

/** Whether the answer cannot be a step: getting up from the floor in a wheelchair, or drinking where a kidney team decides. */
const isNoStepHere = (id: LongevityQuestionId, framed: Framed): boolean =>
  (id === 'sitToStand' && hasRoute(framed, 'mobilityLimited')) || isForKidneyTeam(id, framed.assessment.routes);

/** Whether a rule asks for silence, as for nine hours of restful sleep. The answer is then neither a step nor praised. */
const isExemptRule = (id: LongevityQuestionId, { person, assessment }: Framed): boolean => {
  const rule = matchingRule(id, person, assessment.routes);
  return rule?.code === null && rule.exempt === true;
};

/** Answers that are never praised: any amount of alcohol, and having given up smoking. */
const isHalfPraise = (id: LongevityQuestionId, { longevity }: Framed['person']): boolean =>
  (id === 'alcoholConsumption' &&
    longevity.alcoholConsumption !== 'never' &&
    longevity.alcoholConsumption !== 'former') ||
  (id === 'smoking' && longevity.smoking !== 'never');

/** Whether the question is weight and weight is a sensitive topic for this person. The page then does not comment on it. */
export const isWeightSensitive = (id: LongevityQuestionId, assessed: Assessed): boolean =>
  id === 'weight' &&
  hasRoute(assessed, 'pregnant', 'underweight', 'severeUnderweight', 'eatingRisk', 'frail', 'waitForCare');

/** A warning, low weight, a risk of an eating disorder, or low mood: plain words, no praise, and the model has no choice. */
export const isSensitive = (assessed: Assessed): boolean =>
  hasRoute(assessed, 'waitForCare', 'underweight', 'severeUnderweight', 'eatingRisk') || hasLowMood(assessed);

export const hasLowMood = (assessed: Assessed): boolean =>
  hasRoute(assessed, 'lowMood') || hasFlag(assessed, 'moodSupport');

/** Whether a warning comes first on the page. */
export const isCheckFirst = (assessed: Assessed): boolean => hasRoute(assessed, 'waitForCare');
