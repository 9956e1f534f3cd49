import type { Facts } from '../facts.ts';
import { isAmong } from '../is-among.ts';
import { hasAnyBreathlessness, hasFaintedThisMonth, hasHeartDisease, isAtRisk, isDiabetic } from '../terms.ts';

/** Sharp on breathing in, hard to describe, or not described. */
export const isUnclear = ({ heart }: Facts): boolean =>
  heart.chestPainContext === undefined || isAmong(heart.chestPainContext, 'sharpBreath', 'unsure');

/** Pain of the last 24 hours that is not heart-like: what makes it urgent all the same. */
export const isUrgentToday = (facts: Facts): boolean => {
  const { chestPainContext } = facts.heart;
  const isNewBurning = chestPainContext === 'mealsNew' && isAtRisk(facts);
  const isFragile =
    hasHeartDisease(facts) || isDiabetic(facts) || facts.age >= 65 || facts.isPregnant || hasAnyBreathlessness(facts);
  const isBurningOrSore = isAmong(chestPainContext, 'mealsNew', 'meals', 'press') && isFragile;
  const isBrief =
    chestPainContext === 'brief' && (hasHeartDisease(facts) || facts.isPregnant || hasAnyBreathlessness(facts));
  return isUnclear(facts) || isNewBurning || isBurningOrSore || isBrief;
};

/** Signs that may come from an inflamed heart muscle. */
export const isInflamed = (facts: Facts): boolean =>
  isAmong(facts.heart.palpitations, 'now', 'persistent', 'often', 'rare') ||
  facts.pulse >= 101 ||
  hasAnyBreathlessness(facts) ||
  hasFaintedThisMonth(facts);
