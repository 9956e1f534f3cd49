import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { isDiabetic } from '#shared/safety/terms.ts';

const isSugarHigh = ({ heart }: Facts): boolean => heart.a1cBand === '10plus' || heart.fastingGlucoseBand === '200plus';

/** Values that need care today even without a symptom: mg/dL and percent. Our choice, after ADA and JBDS. */
const sugarToday = { fastingGlucose: 300, fastingGlucoseInType1: 250, a1c: 14 } as const;

/** Only an exact number shows it: a band does not tell 201 from 600. */
const isSugarExtreme = ({ heart, labs: { fastingGlucose, a1c }, isSugarFresh }: Facts): boolean =>
  isSugarFresh &&
  (fastingGlucose >= sugarToday.fastingGlucose ||
    (heart.diabetesStatus === 'type1' && fastingGlucose >= sugarToday.fastingGlucoseInType1) ||
    a1c >= sugarToday.a1c);

export const kidneyVeryLow = redFlag({
  code: 'kidneyVeryLow',
  level: 'urgent',
  label: 'Very low kidney test result',
  message:
    'An eGFR below 15 means that your kidneys are doing very little. Call your kidney team or a doctor today, unless they already know this result. If you are short of breath or confused, or your heart beats unevenly, call your local emergency number now.',
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.egfrBand === 'under15' && heart.kidneyDisease !== 'dialysisOrTransplant',
});

export const sugarVeryHigh = redFlag({
  code: 'sugarVeryHigh',
  level: 'urgent',
  label: 'Very high blood sugar',
  message:
    'Your blood sugar is very high. Call a doctor today, even if you feel well. In pregnancy, call your maternity team. If you have diabetes and can test ketones, do it now. If you vomit, have belly pain, breathe fast, are very thirsty, drowsy or confused, call your local emergency number now.',
  sources: ['adaStandards', 'niceNg17'],
  evidence: 'judgement',
  isRaised: (facts) =>
    (isSugarHigh(facts) && (isAmong(facts.heart.weightChange, 'lostWeight', 'eatingWorry') || facts.isPregnant)) ||
    isSugarExtreme(facts),
});

/** A raised urine protein or a low kidney value can be pre-eclampsia, which cannot wait a week. */
const kidneysInPregnancy = {
  message: () =>
    'Call your maternity team today or tomorrow and read them this result. If you have a bad headache, changes in your sight, pain high in the belly, or swelling of your face or hands, call them or your local emergency number now.',
  by: 'tomorrow',
} as const;

export const kidneyLow = redFlag({
  code: 'kidneyLow',
  level: 'soon',
  by: 'twoWeeks',
  inPregnancy: kidneysInPregnancy,
  label: 'Low kidney test result',
  message:
    'An eGFR below 60 should be tested again. Book an appointment in the next week or two, and ask before taking painkillers such as ibuprofen.',
  variants: [
    {
      applies: ({ heart }) => heart.egfrBand === '15to29',
      by: 'week',
      message:
        'An eGFR below 30 is low. Book an appointment within a week. Ask before taking painkillers such as ibuprofen. If you pass very little urine, vomit, or get short of breath, see a doctor the same day.',
    },
  ],
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: ({ heart }) => {
    const isKnown = isAmong(heart.kidneyDisease, 'mildModerate', 'severe', 'stage5', 'dialysisOrTransplant');
    return isAmong(heart.egfrBand, '15to29', '30to44', '45to59') && !isKnown;
  },
});

/** KDIGO category A3; 2200 is the nephrotic range. Both in mg/g. */
const uacrLimits = { high: 300, veryHigh: 2200 } as const;

export const uacrHigh = redFlag({
  code: 'uacrHigh',
  level: 'soon',
  by: 'twoWeeks',
  inPregnancy: kidneysInPregnancy,
  label: 'Protein in the urine',
  message:
    'Protein in your urine is clearly raised. Book an appointment in the next week or two, unless your kidney team knows this result: there are medicines that protect kidneys and heart. If your face or legs swell, see a doctor the same day.',
  variants: [
    {
      applies: ({ labs }) => labs.uacr >= uacrLimits.veryHigh,
      by: 'week',
      message:
        'Protein in your urine is very high. Book an appointment within a week, unless your kidney team knows this result. If your face or legs swell, or you get short of breath, see a doctor the same day.',
    },
  ],
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: ({ heart, labs }) =>
    labs.uacr >= uacrLimits.high && !isAmong(heart.kidneyDisease, 'stage5', 'dialysisOrTransplant'),
});

export const ldl190 = redFlag({
  code: 'ldl190',
  level: 'soon',
  by: 'twoWeeks',
  inPregnancy: {
    message: ({ heart }) =>
      `Cholesterol rises in pregnancy. Tell your maternity team, and ask when to have it measured again after giving birth.${heart.familyPrematureCvd === 'yes' ? ' Tell close relatives, so that they can have theirs tested.' : ''}`,
  },
  label: 'Very high LDL cholesterol',
  message:
    'An LDL this high often runs in families and should be treated early. Book an appointment in the next week or two. Tell close relatives, so that they can have theirs tested.',
  sources: ['dyslipid2026'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.ldlBand === '190plus',
});

export const tg500 = redFlag({
  code: 'tg500',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Very high triglycerides',
  message:
    'Triglycerides this high can harm the pancreas. Book an appointment in the next week or two. If you get bad pain high in your belly, call your local emergency number now.',
  variants: [
    {
      applies: ({ labs }) => labs.triglycerides >= 1000,
      by: 'week',
      message:
        'Triglycerides this high can inflame the pancreas. Book an appointment within a week. Ask how to cut down fat and alcohol safely until then. If you get bad pain high in your belly, or vomit with belly pain, call your local emergency number now.',
    },
  ],
  sources: ['dyslipid2026'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.triglycerideBand === '500plus',
});

export const diabetesRange = redFlag({
  code: 'diabetesRange',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Blood sugar in the diabetes range',
  message:
    'This result is in the diabetes range. A second test will tell for sure. Book an appointment in the next week or two. If you are very thirsty, pass a lot of urine or lose weight, see a doctor the same day.',
  variants: [
    {
      applies: ({ isPregnant }) => isPregnant,
      by: 'week',
      message:
        'This result is in the diabetes range, and in pregnancy it should not wait. Call your maternity team within a week, sooner if you can. If you vomit, are very thirsty or pass a lot of urine, see a doctor today. If you are drowsy or confused or breathe fast, call your local emergency number now.',
    },
    {
      applies: isSugarHigh,
      by: 'week',
      message:
        'This result is high and in the diabetes range. Book an appointment within a week. If you vomit, are drowsy, very thirsty, pass a lot of urine or lose weight, see a doctor the same day.',
    },
  ],
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
  by: 'week',
  label: 'Blood sugar well above the goal',
  message:
    'Your blood sugar is well above the usual goal. Book an appointment within a week. If you vomit, are drowsy, very thirsty or lose weight, see a doctor the same day.',
  sources: ['adaStandards'],
  evidence: 'convention',
  isRaised: (facts) => isSugarHigh(facts) && isDiabetic(facts) && !sugarVeryHigh.isRaised(facts),
});
