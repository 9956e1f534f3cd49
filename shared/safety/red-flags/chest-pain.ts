import { highPulse } from '#shared/safety/pulse-limits.ts';
import { isCalmPain, isGoneADay, isHarmlessPain, isQuietWorse, isRare, isStairsOnly } from '#shared/safety/quiet.ts';
import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { chestPainWords as words } from '#shared/safety/red-flag-words/chest-pain-words.ts';
import {
  hasAneurysm,
  hasAnotherSign,
  hasAnyBreathlessness,
  hasFaintedToday,
  hasHeartDisease,
  hasRecentPain,
  hasRiskBelow40,
  isAtRisk,
  isDiabetic,
  isFrom40,
  isHeartLike,
  isNewlyBreathless,
  isNoHarmlessKind,
  isOld,
} from '#shared/safety/terms.ts';
import { hasTwoSigns } from '#shared/safety/two-signs.ts';

const isUndescribed = ({ heart }: Facts): boolean =>
  heart.chestPainContext === undefined || heart.chestPainContext === 'unsure';

/** The usual angina of somebody in whom it was found; of anyone else it is pain with effort. */
const isUsualAngina = (facts: Facts): boolean =>
  hasRecentPain(facts) &&
  facts.heart.chestPainContext === 'usualAngina' &&
  isAmong(facts.heart.knownHeartConditions, 'angina', 'heartAttack', 'stentBypass');

const isEffortPain = (facts: Facts): boolean =>
  hasRecentPain(facts) &&
  (facts.heart.chestPainContext === 'effort' ||
    (facts.heart.chestPainContext === 'usualAngina' && !isUsualAngina(facts)));

export const chestPainNow = redFlag({
  code: 'chestPainNow',
  level: 'emergency',
  ...words.chestPainNow,
  about: ['chestPain'],
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
  ...words.aorticPain,
  variants: [
    {
      applies: (facts) => hasAneurysm(facts) && facts.heart.chestPainContext !== 'tearing',
      words: words.aorticPainFor.aneurysm,
    },
  ],
  about: ['chestPain', 'chestPainContext'],
  sources: ['escAcs2023', 'nhsChestPain'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { chestPain, chestPainContext } = facts.heart;
    const isTearing = hasRecentPain(facts) && chestPainContext === 'tearing';
    return isTearing || (hasAneurysm(facts) && chestPain === 'today' && chestPainContext !== 'meals');
  },
});

/**
 * Worsening, at rest or frequent is the acute pattern (unstable angina). NICE: pain of the last 12 h is an emergency, of 12-72 h
 * the same day. Below 40 without any risk and not in the last 24 h it is urgent, because panic is far more frequent; so is
 * pain that has been gone for a day or longer when nothing else was told.
 */
export const chestPainHeartLike = redFlag({
  code: 'chestPainHeartLike',
  level: 'emergency',
  ...words.chestPainHeartLike,
  about: ['chestPain', 'chestPainContext', 'dyspnea', 'otherWarningSigns'],
  sources: ['niceCg95', 'qldCardiology', 'chestPain2021', 'ahaWarning'],
  evidence: 'read',
  isRaised: (facts) => {
    const { heart } = facts;
    const isToday = heart.chestPain === 'today';
    const isGettingWorse = hasRecentPain(facts) && heart.chestPainContext === 'worsening' && !isQuietWorse(facts);
    const isFrequent = isAmong(heart.chestPain, 'week', 'often');
    const isAcute = isToday || hasHeartDisease(facts) || hasFaintedToday(facts) || (isFrequent && isAtRisk(facts));
    const isTodayAndUnwell = isToday && (isNewlyBreathless(facts) || heart.otherWarningSigns === 'suddenlyUnwell');
    const takesBreath =
      isNewlyBreathless(facts) &&
      (isHeartLike(facts) || isEffortPain(facts) || (heart.chestPain === 'week' && isNoHarmlessKind(facts)));
    const isUndescribedToday = isToday && isUndescribed(facts) && (isDiabetic(facts) || hasHeartDisease(facts));
    return (
      isGettingWorse ||
      (isHeartLike(facts) && !isGoneADay(facts) && isAcute) ||
      isTodayAndUnwell ||
      takesBreath ||
      isUndescribedToday
    );
  },
});

/** By the kind of pain, what makes it urgent when it was there today, in the last week, or earlier. */
const isUrgentKind = (facts: Facts): boolean => {
  const { chestPain, chestPainContext } = facts.heart;
  const isToday = chestPain === 'today';
  const isWeek = chestPain === 'week';
  const isEarlier = isAmong(chestPain, 'often', 'occasional');
  const isFragile = hasHeartDisease(facts) || isDiabetic(facts) || hasAnyBreathlessness(facts);
  switch (chestPainContext) {
    case 'sharpBreath':
      return isToday || isWeek || (isEarlier && hasHeartDisease(facts));
    case 'unsure':
    case undefined:
      return isToday || (isWeek && isAtRisk(facts)) || (isEarlier && hasHeartDisease(facts));
    case 'mealsNew':
      return (
        (isToday && (isAtRisk(facts) || hasAnyBreathlessness(facts) || isOld(facts))) ||
        (isWeek && isAtRisk(facts)) ||
        (isEarlier && hasHeartDisease(facts))
      );
    case 'press': {
      const isOlderAtRisk = isFrom40(facts) && hasRiskBelow40(facts);
      return (
        (isToday && (isFragile || facts.isPregnant || isOld(facts) || isOlderAtRisk)) || (isWeek && hasAneurysm(facts))
      );
    }
    case 'meals':
      return (
        (isToday && (isFragile || ((isOld(facts) || facts.isPregnant) && hasAnotherSign(facts)))) ||
        (isWeek && hasAneurysm(facts))
      );
    case 'brief':
      return (
        (isToday && (hasHeartDisease(facts) || facts.isPregnant || hasAnyBreathlessness(facts))) ||
        (isWeek && (facts.isPregnant || hasAneurysm(facts)))
      );
    case 'usualAngina':
      return isUsualAngina(facts) && isWeek && facts.isPregnant;
    default:
      return false;
  }
};

/** NICE CG95 assesses pain of more than 72 h ago by its history; the same day is the cautious side. */
export const chestPainUrgent = redFlag({
  code: 'chestPainUrgent',
  level: 'urgent',
  seenBy: 'today',
  ...words.chestPainUrgent,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.chestPainUrgentFor.pregnant },
    {
      applies: (facts) => isGoneADay(facts) && isAtRisk(facts),
      seenBy: 'today',
      words: words.chestPainUrgentFor.goneADay,
    },
    {
      applies: (facts) => {
        const { chestPain, chestPainContext } = facts.heart;
        const isSharpWeek = chestPain === 'week' && chestPainContext === 'sharpBreath' && !hasHeartDisease(facts);
        return chestPain !== 'today' && !(facts.pulse > 100) && (!isAtRisk(facts) || isSharpWeek);
      },
      seenBy: 'tomorrow',
      words: words.chestPainUrgentFor.orTomorrow,
    },
  ],
  about: ['chestPain', 'chestPainContext'],
  sources: ['niceCg95', 'nhsChestPain'],
  evidence: 'read',
  isRaised: (facts) => {
    const { heart } = facts;
    if (chestPainHeartLike.isRaised(facts) || aorticPain.isRaised(facts) || isEffortPain(facts)) return false;
    const isMild = (isHeartLike(facts) || isQuietWorse(facts)) && !isRare(facts);
    const isWithFastPulse = isAmong(heart.chestPain, 'today', 'week') && facts.pulse >= highPulse;
    const isOnStairs =
      heart.exertional === 'breathless' && hasRecentPain(facts) && isNoHarmlessKind(facts) && !isUsualAngina(facts);
    return isMild || isWithFastPulse || isOnStairs || isUrgentKind(facts);
  },
});

/** Also with known angina: a known, unchanged pattern has an answer of its own. */
export const anginaPattern = redFlag({
  code: 'anginaPattern',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.anginaPattern,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.anginaPatternFor.pregnant }],
  about: ['chestPain', 'chestPainContext', 'exertional'],
  sources: ['nhsAngina', 'nhsChest'],
  evidence: 'read',
  isRaised: (facts) =>
    (isEffortPain(facts) || facts.heart.exertional === 'discomfort') && !isUsualAngina(facts) && !isStairsOnly(facts),
});

/** A stable pattern that the person knows; a changed one is `chestPainHeartLike`. */
export const anginaKnown = redFlag({
  code: 'anginaKnown',
  level: 'soon',
  by: 'twoWeeks',
  ...words.anginaKnown,
  variants: [{ applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.anginaKnownFor.pregnant }],
  about: ['chestPain', 'chestPainContext'],
  sources: ['nhsAngina', 'niceCg126'],
  evidence: 'read',
  isRaised: isUsualAngina,
});

/** Whether a pain that was not described, or is new and burning, comes often in somebody who feels pain less. */
const isOftenAndVague = (facts: Facts): boolean =>
  (isDiabetic(facts) || isOld(facts)) &&
  facts.heart.chestPain === 'often' &&
  (isUndescribed(facts) || facts.heart.chestPainContext === 'mealsNew');

/**
 * Seconds, on pressing or turning, after meals; sharp on breathing in without other signs, not in the last 24 h; heart-like only
 * now and then, or on the stairs only, with nothing else told.
 */
export const chestPainOther = redFlag({
  code: 'chestPainOther',
  level: 'soon',
  by: 'twoWeeks',
  ...words.chestPainOther,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.chestPainOtherFor.pregnant },
    { applies: isStairsOnly, by: 'days', words: words.chestPainOtherFor.stairsOnly },
    { applies: isRare, by: 'days', words: words.chestPainOtherFor.rarely },
    {
      applies: (facts) => facts.heart.chestPain === 'today' && isOld(facts),
      by: 'days',
      words: words.chestPainOtherFor.todayWhenOld,
    },
    {
      applies: (facts, raised) => (hasTwoSigns(facts, raised) && !isCalmPain(facts)) || isOftenAndVague(facts),
      by: 'days',
      words: words.chestPainOtherFor.sooner,
    },
    { applies: isCalmPain, by: 'weeks', words: words.chestPainOtherFor.calm },
    {
      applies: ({ heart }) => isAmong(heart.chestPainContext, 'meals', 'press'),
      by: 'twoWeeks',
      words: words.chestPainOtherFor.mealsOrPress,
    },
  ],
  about: ['chestPain', 'chestPainContext', 'exertional'],
  sources: ['nhsChestPain'],
  evidence: 'read',
  isRaised: (facts) =>
    isStairsOnly(facts) ||
    (hasRecentPain(facts) &&
      !aorticPain.isRaised(facts) &&
      !chestPainHeartLike.isRaised(facts) &&
      !chestPainUrgent.isRaised(facts) &&
      !anginaPattern.isRaised(facts) &&
      !anginaKnown.isRaised(facts) &&
      !isHarmlessPain(facts)),
});
