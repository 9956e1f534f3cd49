import type { Facts } from '../facts.ts';
import { isAmong } from '../is-among.ts';
import { redFlag } from '../red-flag.ts';
import { isDiabetic } from '../terms.ts';

const isSugarVeryHigh = ({ heart }: Facts): boolean =>
  heart.a1cBand === '10plus' || heart.fastingGlucoseBand === '200plus';

export const kidneyVeryLow = redFlag({
  code: 'kidneyVeryLow',
  level: 'urgent',
  label: 'Very low kidney value',
  message:
    'An eGFR below 15 means that the kidneys do very little. Call your kidney team or a doctor today, unless they know this value already. If you are short of breath or confused, or your heart beats unevenly, call your local emergency number now.',
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.egfrBand === 'under15' && heart.kidneyDisease !== 'dialysisOrTransplant',
});

export const sugarVeryHigh = redFlag({
  code: 'sugarVeryHigh',
  level: 'urgent',
  label: 'Very high blood sugar',
  message:
    'Your sugar value is very high, and with weight loss or in pregnancy it should not wait. Be seen by a doctor today. If you are very thirsty, vomit, breathe fast or get drowsy, call your local emergency number now.',
  sources: ['adaStandards', 'niceNg17'],
  evidence: 'convention',
  isRaised: (facts) =>
    isSugarVeryHigh(facts) && (isAmong(facts.heart.weightChange, 'lostWeight', 'eatingWorry') || facts.isPregnant),
});

export const kidneyLow = redFlag({
  code: 'kidneyLow',
  level: 'soon',
  label: 'Low kidney value',
  message:
    'An eGFR below 60 should be tested again. Book an appointment in the next weeks (within a week if it is below 30), and ask before taking painkillers such as ibuprofen.',
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: ({ heart }) => {
    const isKnown = isAmong(heart.kidneyDisease, 'mildModerate', 'severe', 'stage5', 'dialysisOrTransplant');
    return isAmong(heart.egfrBand, '15to29', '30to44', '45to59') && !isKnown;
  },
});

export const ldl190 = redFlag({
  code: 'ldl190',
  level: 'soon',
  label: 'Very high LDL cholesterol',
  message:
    'An LDL this high often runs in families and is worth treating early. Book an appointment in the next weeks.',
  sources: ['dyslipid2026'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.ldlBand === '190plus',
});

export const tg500 = redFlag({
  code: 'tg500',
  level: 'soon',
  label: 'Very high triglycerides',
  message:
    'Triglycerides this high can harm the pancreas. Book an appointment in the next week or two. If you get strong pain high in the belly, be seen at once.',
  sources: ['dyslipid2026'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.triglycerideBand === '500plus',
});

export const diabetesRange = redFlag({
  code: 'diabetesRange',
  level: 'soon',
  label: 'Blood sugar in the diabetes range',
  message:
    'This value is in the range of diabetes, and a second test settles it. Book an appointment in the next week or two. If you are very thirsty, pass a lot of urine or lose weight, be seen the same day.',
  sources: ['adaStandards'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { a1cBand, fastingGlucoseBand } = facts.heart;
    const isInRange =
      isAmong(a1cBand, '6_5to6_9', '7to7_9', '8to8_9', '9to9_9', '10plus') ||
      isAmong(fastingGlucoseBand, '126to199', '200plus');
    return isInRange && !isDiabetic(facts) && !sugarVeryHigh.isRaised(facts);
  },
});

export const sugarControl = redFlag({
  code: 'sugarControl',
  level: 'soon',
  label: 'Blood sugar well above the goal',
  message:
    'Your sugar value is well above the usual goal. Book an appointment in the next week or two. If you are very thirsty, vomit or get drowsy, be seen at once.',
  sources: ['adaStandards'],
  evidence: 'convention',
  isRaised: (facts) => isSugarVeryHigh(facts) && isDiabetic(facts) && !sugarVeryHigh.isRaised(facts),
});
