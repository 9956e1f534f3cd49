import { le8Items, le8Limits } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { Le8Advice, Le8Code, Le8Item } from './plan-item.ts';
import { weightAdvice } from './weight-advice.ts';

/** What Life's Essential 8 lacks and may be advised to this person, the largest gap first (METHODS 4.9). */
export const le8Plan = (one: HeartCase): Le8Item[] => {
  const { diet, activity, sleep, bmi, nicotine } = one.le8.components;
  const read: Record<Le8Code, () => Le8Item | null> = {
    'le8.activity': () =>
      isFor(activity, le8Limits.activity) && mayMove(one) ? item('le8.activity', activity, movingAdvice(one)) : null,
    'le8.diet': () => (isFor(diet, le8Limits.diet) && mayChangeDiet(one) ? item('le8.diet', diet, null) : null),
    'le8.sleep': () => (isFor(sleep, le8Limits.sleep) ? item('le8.sleep', sleep, null) : null),
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

const mayMove = (one: HeartCase): boolean => !hasRoute(one, 'waitForCare', 'severeUnderweight', 'eatingRisk');

const movingAdvice = (one: HeartCase): Le8Advice | null => {
  if (hasRoute(one, 'frail', 'mobilityLimited')) return 'exerciseAdapted';
  return hasRoute(one, 'heartFailureSigns', 'checkBeforeExercise', 'establishedCvd', 'pregnant', 'kidneyFailure')
    ? 'exerciseWithClinician'
    : null;
};

const mayChangeDiet = (one: HeartCase): boolean =>
  !hasRoute(one, 'underweight', 'eatingRisk', 'kidneyFailure', 'kidneyDiet');

const weightItem = (one: HeartCase, points: number): Le8Item | null => {
  const advice = weightAdvice(one.person, one.assessment.routes);
  return advice && item('le8.bmi', points, advice);
};

/** Somebody who smokes has an item of its own. */
const breathesNicotine = ({ person: { heart, longevity }, smokesNow }: HeartCase): boolean =>
  longevity.smoking === 'vapeOnly' || (heart.secondhandSmoke === 'yes' && !smokesNow);
