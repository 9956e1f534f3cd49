import { drinksHeavily } from '#shared/person/person.ts';
import { veryHighPressure } from './pressure-limits.ts';
import { highPulse, slowPulse } from './pulse-limits.ts';
import { type Facts, isAmong } from './red-flag.ts';
import {
  hasAnotherSign,
  hasAnyBreathlessness,
  hasAnyPain,
  hasFaintedThisMonth,
  hasFaintedThisYear,
  hasHarmlessTrigger,
  hasHeartDisease,
  hasLastingPalpitations,
  hasOtherWarningSign,
  hasRiskBelow40,
  hasRiskBesideSmoking,
  hasToldKidneyDisease,
  isAtRisk,
  isDiabetic,
  isFailing,
  isFrom40,
  isHeartLike,
  isNewlyBreathless,
  isNoHarmlessKind,
  isOld,
} from './terms.ts';

// What may be calm, and beside what. An ambulance, a date and silence need different quiet, so the lists differ on purpose
// (SAFETY 9, the five lists).

type Term = (facts: Facts) => boolean;

/** Nothing else that was told or measured, the upper pressure below 90 aside. */
const hasNothingElse: Term = (facts) => {
  const { heart, bmi, pulse, sbp, dbp } = facts;
  return !(
    heart.bpMedication === 'yes' ||
    bmi < 18.5 ||
    isAmong(heart.weightChange, 'eatingWorry', 'lostWeight') ||
    hasAnyBreathlessness(facts) ||
    hasLastingPalpitations(facts) ||
    (heart.palpitations === 'rare' &&
      isAmong(heart.palpitationsContext, 'faint', 'chestPain', 'breathless', 'exercise')) ||
    isAmong(heart.edema, 'oneSided', 'worse', 'daily') ||
    isAmong(heart.orthopnea, 'propped', 'gasping', 'proppedKnown') ||
    hasOtherWarningSign(facts) ||
    pulse > 100 ||
    pulse < slowPulse ||
    sbp >= 140 ||
    dbp >= 90
  );
};

const hasNoOtherSign: Term = (facts) => hasNothingElse(facts) && !(facts.sbp < 90);

/** Below 40, without a risk and without another sign. */
export const isQuietBody: Term = (facts) => !isFrom40(facts) && !hasRiskBelow40(facts) && hasNoOtherSign(facts);

/** Pain that gets worse, not today, in a quiet body. */
export const isQuietWorse: Term = (facts) =>
  facts.heart.chestPainContext === 'worsening' &&
  facts.heart.chestPain !== 'today' &&
  isQuietBody(facts) &&
  !hasFaintedThisYear(facts);

/** Usual heartburn, a sore spot or seconds of pain that raise nothing. */
export const isHarmlessPain: Term = (facts) => {
  const { chestPain, chestPainContext } = facts.heart;
  if (hasFaintedThisYear(facts) || (isAmong(chestPain, 'today', 'week') && facts.pulse >= 91)) return false;
  const isBurningOrSore = isAmong(chestPainContext, 'meals', 'press');
  const isSecondsOnly = chestPainContext === 'brief' && chestPain === 'occasional';
  if (isQuietBody(facts) && (isBurningOrSore || isSecondsOnly)) return true;
  if (chestPain !== 'occasional' || !hasNoOtherSign(facts)) return false;
  const isYoungSmokerAtMost = !isFrom40(facts) && !hasRiskBesideSmoking(facts);
  const isBelow50WithoutRisk = facts.age < 50 && !hasRiskBelow40(facts);
  return (isBurningOrSore && (isBelow50WithoutRisk || isYoungSmokerAtMost)) || (isSecondsOnly && isYoungSmokerAtMost);
};

/** A faint, or nearly one, with a clear trigger, that raises nothing. */
export const isQuietFaint: Term = (facts) => {
  const { syncope } = facts.heart;
  if (!hasHarmlessTrigger(facts) || hasAnyPain(facts) || !hasNoOtherSign(facts)) return false;
  const isNearlyToday = syncope === 'nearlyToday';
  if (isNearlyToday && (facts.sbp < 100 || facts.pulse >= 91 || facts.mayBePregnant)) return false;
  const isEarlier = isAmong(syncope, 'faintWeeks', 'nearlyWeeks', 'yes');
  const isYoung = !isFrom40(facts) && !hasRiskBesideSmoking(facts);
  const isBelow65 =
    facts.age < 65 && !(hasHeartDisease(facts) || isDiabetic(facts) || facts.isPregnant || hasToldKidneyDisease(facts));
  return (isEarlier && (isYoung || isBelow65)) || (isNearlyToday && isYoung);
};

/** A faint with a trigger that does not make a slow pulse or a low pressure dangerous by itself. */
export const isMildFaint: Term = (facts) =>
  hasHarmlessTrigger(facts) &&
  facts.heart.syncope !== 'faintToday' &&
  !(hasHeartDisease(facts) || isDiabetic(facts) || facts.isPregnant || isFailing(facts));

/** A pressure that some well people below 40 have. */
export const isQuietLow: Term = (facts) =>
  facts.sbp >= 85 &&
  facts.sbp < 90 &&
  !isFrom40(facts) &&
  !hasRiskBelow40(facts) &&
  hasNothingElse(facts) &&
  !hasFaintedThisYear(facts) &&
  !hasAnyPain(facts) &&
  !(facts.pulse < 50 || facts.pulse > 90);

/** Heart-like pain that has been gone for a day or longer, and nothing else told: seen today instead of an ambulance. */
export const isGoneADay: Term = (facts) => {
  const { chestPain, chestPainContext } = facts.heart;
  const isGone = hasHeartDisease(facts) ? chestPain === 'occasional' : isAmong(chestPain, 'week', 'often');
  return (
    isHeartLike(facts) &&
    chestPainContext !== 'atRest' &&
    isGone &&
    !(chestPain === 'week' && chestPainContext === 'unwell' && isAtRisk(facts)) &&
    !(
      isNewlyBreathless(facts) ||
      hasFaintedThisMonth(facts) ||
      facts.isPregnant ||
      hasOtherWarningSign(facts) ||
      facts.pulse >= highPulse ||
      facts.sbp < 90
    )
  );
};

/** Heart-like pain now and then, and nothing else told. */
export const isRare: Term = (facts) => {
  const { heart, pulse, sbp } = facts;
  return (
    heart.chestPain === 'occasional' &&
    (isHeartLike(facts) || isQuietWorse(facts)) &&
    !(
      hasHeartDisease(facts) ||
      isDiabetic(facts) ||
      isFailing(facts) ||
      heart.kidneyDisease === 'severe' ||
      facts.isPregnant ||
      (isOld(facts) && isAmong(heart.chestPainContext, 'atRest', 'unwell')) ||
      hasAnyBreathlessness(facts) ||
      hasLastingPalpitations(facts) ||
      isAmong(heart.edema, 'oneSided', 'worse', 'daily') ||
      isAmong(heart.orthopnea, 'propped', 'gasping', 'proppedKnown') ||
      hasOtherWarningSign(facts) ||
      hasFaintedThisYear(facts) ||
      pulse >= highPulse ||
      pulse < slowPulse ||
      sbp < 90 ||
      sbp >= veryHighPressure.sbp
    )
  );
};

/** Discomfort on the stairs, and nothing else told. */
export const isStairsOnly: Term = (facts) => {
  const { heart, pulse, sbp } = facts;
  return (
    heart.exertional === 'discomfort' &&
    !(
      hasAnyPain(facts) ||
      hasHeartDisease(facts) ||
      isDiabetic(facts) ||
      isFailing(facts) ||
      facts.isPregnant ||
      isAmong(heart.dyspnea, 'rest', 'newWorse', 'minimal', 'minimalKnown', 'level') ||
      hasFaintedThisYear(facts) ||
      hasLastingPalpitations(facts) ||
      isAmong(heart.edema, 'oneSided', 'worse', 'daily') ||
      isAmong(heart.orthopnea, 'propped', 'gasping') ||
      hasOtherWarningSign(facts) ||
      pulse >= highPulse ||
      pulse < 50 ||
      sbp < 90
    )
  );
};

/** Usual heartburn or a sore spot, not today, and nothing else told: a visit in the next weeks, and exercise goes on. */
export const isCalmPain: Term = (facts) =>
  isAmong(facts.heart.chestPain, 'week', 'often', 'occasional') &&
  isAmong(facts.heart.chestPainContext, 'meals', 'press') &&
  !(
    hasAnotherSign(facts) ||
    hasHeartDisease(facts) ||
    isDiabetic(facts) ||
    facts.isPregnant ||
    hasFaintedThisYear(facts)
  );

/** A faint of today beside a pulse or a pressure that may mean loss of blood. */
export const isFaintWithLowPressure: Term = (facts) =>
  isAmong(facts.heart.syncope, 'faintToday', 'nearlyToday') &&
  (facts.pulse >= highPulse || facts.sbp < 90 || (facts.sbp < 100 && (isFrom40(facts) || facts.pulse >= 91)));

/** What makes every faint of today one to be seen today. */
export const hasLoad: Term = (facts) =>
  hasHeartDisease(facts) ||
  isDiabetic(facts) ||
  isFailing(facts) ||
  facts.heart.rhythmAlert === 'yes' ||
  facts.heart.weightChange === 'lostWeight' ||
  drinksHeavily(facts.longevity) ||
  isFaintWithLowPressure(facts) ||
  (facts.heart.chestPain === 'week' && isNoHarmlessKind(facts));

/** Waking up gasping that should not wait for a sleep test. */
export const isGaspingSoon: Term = (facts) => {
  const { heart } = facts;
  return (
    heart.orthopnea === 'gasping' &&
    (!(facts.age < 60) ||
      heart.bpMedication === 'yes' ||
      hasLastingPalpitations(facts) ||
      (isAmong(heart.chestPain, 'today', 'week', 'often', 'occasional') && isNoHarmlessKind(facts)) ||
      heart.kidneyDisease === 'severe')
  );
};

/** Known atrial fibrillation on a blood thinner that is felt most of the time, with a steady pulse and nothing else. */
export const isSteadyAf: Term = (facts) => {
  const { heart, pulse, sbp } = facts;
  return (
    heart.rhythmProblem === 'afib' &&
    heart.bloodThinner === 'yes' &&
    heart.palpitations === 'persistent' &&
    heart.palpitationsContext === 'none' &&
    pulse >= 50 &&
    pulse <= 100 &&
    !(
      hasAnyBreathlessness(facts) ||
      hasFaintedThisMonth(facts) ||
      hasAnyPain(facts) ||
      isAmong(heart.edema, 'worse', 'daily') ||
      sbp < 90 ||
      facts.isPregnant ||
      isFailing(facts)
    )
  );
};
