import { highPulse } from '#shared/safety/pulse-limits.ts';
import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { pregnancyWords as words } from '#shared/safety/red-flag-words/pregnancy-words.ts';
import { hasRecentPain, isBreathlessOnEffort } from '#shared/safety/terms.ts';
import { acuteBreathless, lungClot } from './breath.ts';
import { aorticPain, chestPainHeartLike, chestPainNow } from './chest-pain.ts';

const heartEmergencies = [chestPainNow, aorticPain, chestPainHeartLike, acuteBreathless, lungClot];

/** Cardiomyopathy of pregnancy: newly worse or marked breathlessness with one more sign. */
const hasSignOfWeakHeart = (facts: Facts): boolean => {
  const { dyspnea, edema, orthopnea } = facts.heart;
  return (
    (isAmong(dyspnea, 'newWorse', 'minimal') && (isAmong(edema, 'worse', 'daily') || facts.pulse >= highPulse)) ||
    (dyspnea === 'newWorse' && (orthopnea === 'gasping' || hasRecentPain(facts)))
  );
};

/** mg/g. */
const uacrInPregnancy = 300;

/** New, or not known to the kidney team, and at most 90 days old. */
const hasFreshKidneyValue = ({ heart, labs, isLabFresh }: Facts): boolean => {
  const isProteinHigh = labs.uacr >= uacrInPregnancy && !isAmong(heart.kidneyDisease, 'stage5', 'dialysisOrTransplant');
  const isKidneyLow =
    isAmong(heart.egfrBand, '15to29', '30to44', '45to59') &&
    !isAmong(heart.kidneyDisease, 'mildModerate', 'severe', 'stage5', 'dialysisOrTransplant');
  return isLabFresh && (isProteinHigh || isKidneyLow);
};

/** A sign that comes from the heart or from a clot: never the maternity line first. */
const isFromHeartOrClot = (facts: Facts): boolean =>
  heartEmergencies.some((flag) => flag.isRaised(facts)) ||
  facts.heart.edema === 'oneSided' ||
  facts.heart.orthopnea === 'propped' ||
  hasSignOfWeakHeart(facts);

/** The severe range 160/110, signs of pre-eclampsia, one swollen leg, a weak heart, heart-like pain, a faint. */
export const pregnancyDanger = redFlag({
  code: 'pregnancyDanger',
  level: 'emergency',
  ...words.pregnancyDanger,
  variants: [{ applies: isFromHeartOrClot, words: words.pregnancyDangerFor.heartOrClot }],
  about: ['pregnancyNow', 'bloodPressure', 'edema', 'dyspnea', 'syncope'],
  sources: ['acog767', 'cdcHearHer'],
  evidence: 'read',
  isRaised: (facts) => {
    const { heart, sbp, dbp, hasPregnancySigns } = facts;
    const isSwellingWithAnotherValue =
      heart.edema === 'worse' && (sbp >= 140 || dbp >= 90 || hasFreshKidneyValue(facts));
    return (
      facts.isPregnant &&
      (hasPregnancySigns ||
        sbp >= 160 ||
        dbp >= 110 ||
        isFromHeartOrClot(facts) ||
        heart.syncope === 'faintToday' ||
        isSwellingWithAnotherValue)
    );
  },
});

/** A missing lower number does not hide a high upper one. */
export const pregnancyBp = redFlag({
  code: 'pregnancyBp',
  level: 'urgent',
  seenBy: 'today',
  ...words.pregnancyBp,
  about: ['bloodPressure'],
  sources: ['acog222', 'niceNg133', 'cdcHearHer'],
  evidence: 'read',
  isRaised: ({ isPregnant, sbp, dbp }) => isPregnant && (sbp >= 140 || dbp >= 90) && !(sbp >= 160) && !(dbp >= 110),
});

/** A sign of pre-eclampsia or of kidney disease; stands in place of `uacrHigh` and `kidneyLow`. */
export const pregnancyKidney = redFlag({
  code: 'pregnancyKidney',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.pregnancyKidney,
  about: ['uacr', 'egfr'],
  sources: ['acog222', 'kdigo2024'],
  evidence: 'judgement',
  isRaised: (facts) => facts.isPregnant && hasFreshKidneyValue(facts),
});

/** Stands in place of `tg500`. */
export const pregnancyFats = redFlag({
  code: 'pregnancyFats',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.pregnancyFats,
  about: ['triglycerides'],
  sources: ['dyslipid2026'],
  evidence: 'judgement',
  isRaised: ({ isPregnant, isLabFresh, labs }) => isPregnant && isLabFresh && labs.triglycerides >= 1000,
});

/** Heart muscle disease of pregnancy, a clot, anaemia; the limits are ours. */
export const pregnancyBreath = redFlag({
  code: 'pregnancyBreath',
  level: 'urgent',
  seenBy: 'today',
  ...words.pregnancyBreath,
  about: ['dyspnea', 'exertional', 'palpitations', 'restingHeartRate'],
  sources: ['escHf2021', 'nhsHf'],
  evidence: 'judgement',
  isRaised: (facts) =>
    facts.isPregnant &&
    isBreathlessOnEffort(facts) &&
    (facts.pulse >= highPulse || isAmong(facts.heart.palpitations, 'now', 'persistent', 'often')),
});
