import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import {
  hasAnyBreathlessness,
  hasFaintedThisMonth,
  hasHeartDisease,
  hasRecentPain,
  isAtRisk,
  isDiabetic,
  isHeartLike,
  isNewlyBreathless,
  isPleuritic,
} from '#shared/safety/terms.ts';

/** Sharp on breathing in, hard to describe, or not described. */
const isUnclear = ({ heart }: Facts): boolean =>
  heart.chestPainContext === undefined || isAmong(heart.chestPainContext, 'sharpBreath', 'unsure');

/** Pain of the last 24 hours that is not heart-like: what makes it urgent all the same. */
const isUrgentToday = (facts: Facts): boolean => {
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
const isInflamed = (facts: Facts): boolean =>
  isAmong(facts.heart.palpitations, 'now', 'persistent', 'often', 'rare') ||
  facts.pulse >= 101 ||
  hasAnyBreathlessness(facts) ||
  hasFaintedThisMonth(facts);

export const chestPainNow = redFlag({
  code: 'chestPainNow',
  level: 'emergency',
  label: 'Chest pain right now',
  message:
    'You’ve told us you have chest pain or pressure right now. Please stop here and call your local emergency number now. Sit down, do not drive yourself, and do not wait for it to pass.',
  sources: ['ahaWarning', 'nhsChestPain'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.chestPain === 'now',
});

/**
 * In any time window: a missed tear is deadly. A sudden start is more frequent (about 85 %) than tearing (about 51 %) in the
 * IRAD register; both figures are from memory, not read.
 */
export const aorticPain = redFlag({
  code: 'aorticPain',
  level: 'emergency',
  label: 'Sudden, very strong chest pain',
  message:
    'Chest pain that is very strong from the first seconds, or feels like ripping or tearing, can mean a tear in the main blood vessel. If it is happening now or came back in the last 24 hours, call your local emergency number now. If it was earlier and no one has checked it, go to an emergency department today.',
  sources: ['escAcs2023', 'nhsChestPain'],
  evidence: 'convention',
  isRaised: (facts) => hasRecentPain(facts) && facts.heart.chestPainContext === 'tearing',
});

/**
 * Worsening, at rest or frequent is the acute pattern (unstable angina). NICE: pain of the last 12 h is an emergency, of 12-72 h
 * the same day. Below 40 without any risk and not in the last 24 h it is urgent: panic is far more frequent.
 */
export const chestPainHeartLike = redFlag({
  code: 'chestPainHeartLike',
  level: 'emergency',
  label: 'Chest pain that may come from the heart',
  message:
    'Chest discomfort like yours can come from the heart, even when it goes away again. If it is happening now or came back in the last 24 hours, call your local emergency number now. If not, see a doctor today and take it easy until then.',
  sources: ['niceCg95', 'qldCardiology', 'chestPain2021', 'ahaWarning'],
  evidence: 'read',
  isRaised: (facts) => {
    const { heart } = facts;
    const isGettingWorse = hasRecentPain(facts) && heart.chestPainContext === 'worsening';
    const isFrequent = isAmong(heart.chestPain, 'week', 'often');
    const isAcute = heart.chestPain === 'today' || hasHeartDisease(facts) || (isFrequent && isAtRisk(facts));
    const isTodayAndUnwell =
      heart.chestPain === 'today' && (isNewlyBreathless(facts) || heart.otherWarningSigns === 'suddenlyUnwell');
    const takesBreath = isNewlyBreathless(facts) && (isHeartLike(facts) || heart.chestPainContext === 'effort');
    return isGettingWorse || (isHeartLike(facts) && isAcute) || isTodayAndUnwell || takesBreath;
  },
});

/** NICE CG95 assesses pain of more than 72 h ago by its history; the same day is the cautious side. */
export const chestPainUrgent = redFlag({
  code: 'chestPainUrgent',
  level: 'urgent',
  label: 'Chest pain that needs a check today',
  message:
    'Please have this chest pain checked by a doctor today, or tomorrow at the latest. If it is happening now, comes back, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
  sources: ['niceCg95', 'nhsChestPain'],
  evidence: 'read',
  isRaised: (facts) => {
    const { heart } = facts;
    const { chestPain } = heart;
    const isMild = isHeartLike(facts) && !chestPainHeartLike.isRaised(facts);
    const isInflamedWeek = chestPain === 'week' && isPleuritic(facts) && isInflamed(facts);
    const isUnclearWithHeartDisease =
      isAmong(chestPain, 'week', 'often', 'occasional') &&
      hasHeartDisease(facts) &&
      (isUnclear(facts) || heart.chestPainContext === 'mealsNew');
    return isMild || (chestPain === 'today' && isUrgentToday(facts)) || isInflamedWeek || isUnclearWithHeartDisease;
  },
});

/** Also with known angina: a known, unchanged pattern has an answer of its own. */
export const anginaPattern = redFlag({
  code: 'anginaPattern',
  level: 'urgent',
  label: 'Chest discomfort with effort',
  message:
    'Chest discomfort that comes with effort and eases with rest can come from narrowed heart arteries. Get checked by a doctor today, or tomorrow at the latest, and take it easy until then. If it comes at rest or does not go away within a few minutes, call your local emergency number now.',
  sources: ['nhsAngina', 'nhsChest'],
  evidence: 'read',
  isRaised: (facts) => {
    const { chestPainContext, exertional } = facts.heart;
    const comesWithEffort = (hasRecentPain(facts) && chestPainContext === 'effort') || exertional === 'discomfort';
    return comesWithEffort && chestPainContext !== 'usualAngina';
  },
});

/** A stable pattern that the person knows; a changed one is `chestPainHeartLike`. */
export const anginaKnown = redFlag({
  code: 'anginaKnown',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Angina with effort',
  message:
    'You have angina and still get chest discomfort with effort. Book an appointment in the next week or two to go over your treatment. If it gets stronger, comes more often, comes at rest or lasts more than a few minutes, call your local emergency number now.',
  sources: ['nhsAngina', 'niceCg126'],
  evidence: 'read',
  isRaised: (facts) => hasRecentPain(facts) && facts.heart.chestPainContext === 'usualAngina',
});

/** Seconds, on pressing or turning, after meals; sharp on breathing in without other signs, not in the last 24 h. */
export const chestPainOther = redFlag({
  code: 'chestPainOther',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Other chest pain',
  message:
    'This kind of chest pain should be checked. Book an appointment in the next week or two. If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
  sources: ['nhsChestPain'],
  evidence: 'read',
  isRaised: (facts) =>
    hasRecentPain(facts) &&
    !aorticPain.isRaised(facts) &&
    !chestPainHeartLike.isRaised(facts) &&
    !chestPainUrgent.isRaised(facts) &&
    !anginaPattern.isRaised(facts) &&
    !anginaKnown.isRaised(facts),
});
