import { type Facts, isAmong, pregnancyDangerNotice, redFlag } from '#shared/safety/red-flag.ts';
import { hasRecentPain } from '#shared/safety/terms.ts';
import { acuteBreathless, lungClot } from './breath.ts';
import { aorticPain, chestPainHeartLike, chestPainNow } from './chest-pain.ts';

const heartEmergencies = [chestPainNow, aorticPain, chestPainHeartLike, acuteBreathless, lungClot];

/** Cardiomyopathy of pregnancy: newly worse breath with one more sign. */
const hasSignOfWeakHeart = (facts: Facts): boolean =>
  facts.heart.dyspnea === 'newWorse' &&
  (isAmong(facts.heart.orthopnea, 'propped', 'gasping') ||
    isAmong(facts.heart.edema, 'worse', 'daily') ||
    facts.pulse >= 101 ||
    hasRecentPain(facts));

/** The severe range 160/110, signs of pre-eclampsia, one swollen leg, a weak heart, heart-like pain, a faint. */
export const pregnancyDanger = redFlag({
  ...pregnancyDangerNotice,
  sources: ['acog767', 'cdcHearHer'],
  evidence: 'read',
  isRaised: (facts) => {
    const { heart, sbp, dbp, hasPregnancySigns } = facts;
    const isDanger =
      hasPregnancySigns ||
      sbp >= 160 ||
      dbp >= 110 ||
      heart.edema === 'oneSided' ||
      hasSignOfWeakHeart(facts) ||
      heartEmergencies.some((flag) => flag.isRaised(facts)) ||
      heart.syncope === 'faintToday';
    return facts.isPregnant && isDanger;
  },
});

/** A missing lower number does not hide a high upper one. */
export const pregnancyBp = redFlag({
  code: 'pregnancyBp',
  level: 'urgent',
  label: 'High blood pressure in pregnancy or after giving birth',
  message:
    'In pregnancy and after giving birth, 140 over 90 or more should be checked the same day. Call your midwife, maternity unit or doctor today. If you get a bad headache, trouble seeing, pain under the ribs or sudden swelling of the face or hands, call your maternity unit or your local emergency number now.',
  sources: ['acog222', 'niceNg133', 'cdcHearHer'],
  evidence: 'read',
  isRaised: ({ isPregnant, sbp, dbp }) => isPregnant && (sbp >= 140 || dbp >= 90) && !(sbp >= 160) && !(dbp >= 110),
});
