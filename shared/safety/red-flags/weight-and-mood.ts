import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import {
  countBurdens,
  hasEatingSigns,
  hasFaintedThisMonth,
  hasPainToday,
  isNewlyBreathless,
} from '#shared/safety/terms.ts';

/** Two signs in the red or amber range of the tables of risk in eating disorders. */
export const weightDanger = redFlag({
  code: 'weightDanger',
  level: 'emergency',
  label: 'Very low weight with danger signs',
  message:
    'Your weight is very low for your height, and your pulse, your blood pressure or how you feel tells us that your body is under great strain. If you feel faint, weak or unwell now, or did in the last 24 hours, call your local emergency number now or go to an emergency department. If not, see a doctor today. You deserve help, and it works. If you entered your height or weight wrongly, please correct it.',
  sources: ['meed2022', 'maudsleyRisk'],
  evidence: 'read',
  isRaised: (facts) =>
    facts.bmi < 15 &&
    (facts.pulse < 40 ||
      hasFaintedThisMonth(facts) ||
      facts.sbp < 80 ||
      hasPainToday(facts) ||
      isNewlyBreathless(facts) ||
      isAmong(facts.heart.otherWarningSigns, 'confusion', 'suddenlyUnwell')),
});

export const weightVeryLow = redFlag({
  code: 'weightVeryLow',
  level: 'urgent',
  label: 'Very low weight',
  message:
    'Your weight is very low for your height, and your body may be running short of what it needs. Get checked by a doctor today, or tomorrow at the latest. If you feel faint, very weak, or your heart flutters, call your local emergency number now. You deserve help, and it works. If you entered your height or weight wrongly, please correct it.',
  sources: ['meed2022', 'maudsleyRisk'],
  evidence: 'read',
  isRaised: (facts) =>
    (facts.bmi < 15 || (facts.bmi < 17 && (facts.pulse < 50 || facts.sbp < 90))) && !weightDanger.isRaised(facts),
});

/** At any weight: bulimia too. */
export const eatingUrgent = redFlag({
  code: 'eatingUrgent',
  level: 'urgent',
  label: 'Worry about eating, with physical signs',
  message:
    'Worry about food or making yourself sick, together with a slow pulse, low blood pressure, faints or a fluttering heart, should not wait: the salts in your blood may be out of balance. Get checked by a doctor today, or tomorrow at the latest. If you faint, feel very weak, or your heart races or flutters now, call your local emergency number now. You deserve help, and it works.',
  sources: ['meed2022', 'nhsEating'],
  evidence: 'convention',
  isRaised: (facts) => {
    const hasBodySign =
      facts.pulse < 50 ||
      facts.sbp < 90 ||
      hasFaintedThisMonth(facts) ||
      isAmong(facts.heart.palpitations, 'now', 'persistent', 'often');
    return facts.heart.weightChange === 'eatingWorry' && hasBodySign && !weightDanger.isRaised(facts);
  },
});

export const weightLow = redFlag({
  code: 'weightLow',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Low weight',
  message:
    'Your weight is low for your height. Book an appointment in the next week or two to find out why. If you feel faint or very weak, see a doctor the same day.',
  sources: ['meed2022', 'nhsUnderweight'],
  evidence: 'convention',
  isRaised: (facts) => {
    const isLow =
      facts.bmi < 17 ||
      (facts.bmi < 18.5 && (isAmong(facts.heart.weightChange, 'eatingWorry', 'lostWeight') || hasEatingSigns(facts)));
    return isLow && !isWeightUrgent(facts) && !eatingUrgent.isRaised(facts);
  },
});

export const eatingSupport = redFlag({
  code: 'eatingSupport',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Food and weight on your mind',
  message:
    'Worry about food and weight can take over your life, at any weight, and it can be treated. Talk to a doctor in the next week or two. Support lines can help you today. If you often make yourself sick and feel faint or your heart flutters, see a doctor the same day.',
  sources: ['meed2022', 'nhsEating'],
  evidence: 'convention',
  isRaised: (facts) =>
    facts.heart.weightChange === 'eatingWorry' &&
    !isWeightUrgent(facts) &&
    !eatingUrgent.isRaised(facts) &&
    !weightLow.isRaised(facts),
});

export const weightLossCheck = redFlag({
  code: 'weightLossCheck',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Weight loss without trying',
  message:
    'Losing weight without trying should be checked by a doctor. Book an appointment in the next week or two, sooner if you are also very thirsty, feverish or in pain. If you are being treated for cancer, call your cancer team now about the weight loss. A fever of 38 C (100.4 F) on treatment is an emergency.',
  sources: ['nhsWeightLoss', 'niceNg12'],
  evidence: 'read',
  isRaised: (facts) =>
    facts.heart.weightChange === 'lostWeight' && !isWeightUrgent(facts) && !weightLow.isRaised(facts),
});

const isWeightUrgent = (facts: Facts): boolean => weightDanger.isRaised(facts) || weightVeryLow.isRaised(facts);

/** The support lines are shown with it. */
export const moodSupport = redFlag({
  code: 'moodSupport',
  level: 'soon',
  by: 'days',
  label: 'Low mood',
  message:
    'Things feel heavy for you at the moment. Many people go through this, and it can be treated. Please talk to a doctor or someone you trust in the next few days. If you have thoughts of harming yourself, or feel you cannot carry on, call a support line or your local emergency number now.',
  variants: [
    {
      applies: ({ isPregnant }) => isPregnant,
      by: 'tomorrow',
      message:
        'You are feeling low. This is common in pregnancy and after giving birth, and it can be treated. Call your midwife, health visitor or doctor today or tomorrow and say how low you feel. If you have thoughts of harming yourself or your baby, or see or hear things that other people do not, call your local emergency number now.',
    },
  ],
  sources: ['uspstfAB', 'niceNg222'],
  evidence: 'read',
  isRaised: (facts) => {
    const burdens = countBurdens(facts);
    const isVeryDark = facts.longevity.lifeOutlook === 'veryPessimistic';
    return isAmong(facts.heart.moodLow, 'half', 'daily') || (isVeryDark && burdens >= 2) || burdens >= 3;
  },
});
