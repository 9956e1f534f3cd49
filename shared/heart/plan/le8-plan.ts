import { matchingRule } from '#shared/habits/matching-rule.ts';
import type { PlanRule } from '#shared/heart/evidence/plan.ts';
import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import { isApneaUntreated } from '#shared/heart/findings/lifes-essential-8.ts';
import type { Person } from '#shared/person/person.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import * as heartPlan from '#words/heart-plan.ts';

/** The codes of the first quiz's weight rules that belong in a heart plan. */
const codes = [
  'loseWeight',
  'weightWithClinician',
  'waistHint',
  'weightAfterCheck',
  'weightPregnancy',
  'weightLossUnplanned',
] as const;
type WeightAdvice = (typeof codes)[number];

/** The advice on this person's weight, by the same rule as in the first quiz; null when there is none (METHODS 2.6 and 4.9). */
const weightAdvice = (person: Person, routes: readonly RouteCode[]): WeightAdvice | null => {
  const rule = matchingRule('weight', person, routes);
  return codes.find((code) => code === rule?.code) ?? null;
};

/** The parts of Life's Essential 8 that a plan can improve; ties in this order. */
export const le8Items = [
  { code: 'le8.activity', label: heartPlan.le8ActivityTitle, when: 'activity < 100', guideline: 'who2020' },
  { code: 'le8.diet', label: heartPlan.le8DietTitle, when: 'diet <= 50', guideline: 'dga2025' },
  { code: 'le8.sleep', label: heartPlan.le8SleepTitle, when: 'sleep < 100', guideline: 'aasm' },
  { code: 'le8.bmi', label: heartPlan.le8BmiTitle, when: 'bmi <= 70', guideline: 'htn2025' },
  {
    code: 'le8.nicotine',
    label: heartPlan.le8NicotineTitle,
    when: 'longevity smoking == vapeOnly, or secondhandSmoke == yes',
    guideline: 'le8',
  },
] as const satisfies readonly PlanRule[];
type Le8Code = (typeof le8Items)[number]['code'];

export type Le8Advice =
  | 'exerciseAdapted'
  | 'exerciseWithClinician'
  | 'exercisePregnant'
  | 'exerciseValve'
  | WeightAdvice;
export type Le8Item = {
  readonly code: Le8Code;
  /** Points that are missing from 100. */
  readonly gap: number;
  /** How the advice must be adapted to the person. */
  readonly advice: Le8Advice | null;
};

/** A part gets advice with this many points or fewer. */
const le8Limits = { activity: 99, diet: 50, sleep: 99, bmi: 70 } as const;

/** One item for each part that lacks points and on which this person may be advised, the largest gap first (METHODS 4.9). */
export const le8Plan = (one: HeartCase): Le8Item[] => {
  const { diet, activity, sleep, bmi, nicotine } = one.le8.components;
  const read: Record<Le8Code, () => Le8Item | null> = {
    'le8.activity': () =>
      isFor(activity, le8Limits.activity) && mayMove(one) ? item('le8.activity', activity, movingAdvice(one)) : null,
    'le8.diet': () => (isFor(diet, le8Limits.diet) && mayChangeDiet(one) ? item('le8.diet', diet, null) : null),
    'le8.sleep': () =>
      isFor(sleep, le8Limits.sleep) && !sleepsLongAndRested(one) ? item('le8.sleep', sleep, null) : null,
    'le8.bmi': () => (isFor(bmi, le8Limits.bmi) ? weightItem(one, bmi) : null),
    'le8.nicotine': () =>
      nicotine !== undefined && breathesNicotine(one) ? item('le8.nicotine', nicotine, null) : null,
  };
  return le8Items
    .map(({ code }) => read[code]())
    .filter((each) => each !== null)
    .sort((a, b) => b.gap - a.gap);
};

const isFor = (points: number | undefined, upTo: number): points is number => points !== undefined && points <= upTo;

const item = (code: Le8Code, points: number, advice: Le8Advice | null): Le8Item => ({
  code,
  gap: 100 - points,
  advice,
});

const mayMove = (one: HeartCase): boolean =>
  !hasRoute(one, 'waitForCare', 'restFirst', 'severeUnderweight', 'eatingRisk');

const movingAdvice = (one: HeartCase): Le8Advice | null => {
  if (hasRoute(one, 'frail', 'mobilityLimited')) return 'exerciseAdapted';
  if (hasRoute(one, 'heartFailureSigns', 'checkBeforeExercise', 'establishedCvd', 'kidneyFailure'))
    return 'exerciseWithClinician';
  if (hasRoute(one, 'pregnant')) return 'exercisePregnant';
  return hasRoute(one, 'heartValve') ? 'exerciseValve' : null;
};

/** Nine hours and feeling rested needs no change, unless sleep apnea is untreated. */
const sleepsLongAndRested = ({ person }: HeartCase): boolean => {
  const { sleepHours = 0, sleepQuality } = person.longevity;
  return (
    sleepHours >= 9 &&
    sleepHours < 10 &&
    (sleepQuality === 'good' || sleepQuality === 'veryGood') &&
    !isApneaUntreated(person)
  );
};

const mayChangeDiet = (one: HeartCase): boolean =>
  !hasRoute(one, 'underweight', 'eatingRisk', 'kidneyFailure', 'kidneyDiet');

const weightItem = (one: HeartCase, points: number): Le8Item | null => {
  const advice = weightAdvice(one.person, one.assessment.routes);
  return advice && item('le8.bmi', points, advice);
};

/** Smokers have an item of their own. */
const breathesNicotine = ({ person: { heart, longevity }, smokesNow }: HeartCase): boolean =>
  longevity.smoking === 'vapeOnly' || (heart.secondhandSmoke === 'yes' && !smokesNow);
