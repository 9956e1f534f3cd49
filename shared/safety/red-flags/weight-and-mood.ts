import { slowPulse } from '#shared/safety/pulse-limits.ts';
import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { moodWords } from '#shared/safety/red-flag-words/mood-words.ts';
import { weightWords as words } from '#shared/safety/red-flag-words/weight-words.ts';
import {
  countBurdens,
  hasEatingSigns,
  hasFaintedThisMonth,
  hasFaintedToday,
  hasLastingPalpitations,
  hasPainToday,
  isDiabetic,
  isNewlyBreathless,
} from '#shared/safety/terms.ts';

const isVeryLow = ({ bmi, pulse, sbp }: Facts): boolean => bmi < 15 || (bmi < 17 && (pulse < 50 || sbp < 90));

/** Low for what else is known; from 65 on low at all. */
const isLow = (facts: Facts): boolean =>
  facts.bmi < 17 ||
  (facts.bmi < 18.5 &&
    (isAmong(facts.heart.weightChange, 'eatingWorry', 'lostWeight') || hasEatingSigns(facts) || facts.age >= 65));

/** Two signs in the red or amber range of the tables of risk in eating disorders. */
export const weightDanger = redFlag({
  code: 'weightDanger',
  level: 'emergency',
  ...words.weightDanger,
  about: [],
  sources: ['meed2022', 'maudsleyRisk'],
  evidence: 'read',
  isRaised: (facts) => {
    const isDangerBelow15 =
      facts.bmi < 15 &&
      (facts.pulse < slowPulse ||
        hasFaintedThisMonth(facts) ||
        facts.sbp < 80 ||
        hasPainToday(facts) ||
        isNewlyBreathless(facts) ||
        isAmong(facts.heart.otherWarningSigns, 'confusion', 'suddenlyUnwell'));
    return isDangerBelow15 || (isVeryLow(facts) && (hasFaintedToday(facts) || hasLastingPalpitations(facts)));
  },
});

export const weightVeryLow = redFlag({
  code: 'weightVeryLow',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.weightVeryLow,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.weightVeryLowFor.pregnant }],
  about: [],
  sources: ['meed2022', 'maudsleyRisk'],
  evidence: 'read',
  isRaised: (facts) => !weightDanger.isRaised(facts) && (isVeryLow(facts) || (isLow(facts) && hasFaintedToday(facts))),
});

/** Applies at any weight, because bulimia does. */
export const eatingUrgent = redFlag({
  code: 'eatingUrgent',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.eatingUrgent,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.eatingUrgentFor.pregnant }],
  about: [],
  sources: ['meed2022', 'nhsEating'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { palpitations, palpitationsContext, weightChange } = facts.heart;
    const hasBodySign =
      facts.pulse < 50 ||
      facts.sbp < 90 ||
      hasFaintedThisMonth(facts) ||
      hasLastingPalpitations(facts) ||
      (palpitations === 'rare' && palpitationsContext !== 'none');
    return weightChange === 'eatingWorry' && hasBodySign && !weightDanger.isRaised(facts);
  },
});

export const weightLow = redFlag({
  code: 'weightLow',
  level: 'soon',
  by: 'twoWeeks',
  ...words.weightLow,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.weightLowFor.pregnant },
    {
      applies: (facts) => {
        const { weightChange, diabetesStatus, palpitations, toldHighBloodSugar } = facts.heart;
        return (
          facts.bmi < 16 ||
          (weightChange === 'eatingWorry' && (diabetesStatus === 'type1' || palpitations === 'rare')) ||
          (weightChange === 'lostWeight' && (isDiabetic(facts) || toldHighBloodSugar === 'yes'))
        );
      },
      by: 'days',
      words: words.weightLowFor.sooner,
    },
    {
      applies: ({ age, heart }) => age >= 65 && heart.weightChange !== 'eatingWorry',
      by: 'twoWeeks',
      words: words.weightLowFor.from65,
    },
  ],
  about: [],
  sources: ['meed2022', 'nhsUnderweight'],
  evidence: 'convention',
  isRaised: (facts) => isLow(facts) && !isWeightUrgent(facts) && !eatingUrgent.isRaised(facts),
});

export const eatingSupport = redFlag({
  code: 'eatingSupport',
  level: 'soon',
  by: 'twoWeeks',
  ...words.eatingSupport,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.eatingSupportFor.pregnant },
    { applies: ({ heart }) => heart.diabetesStatus === 'type1', by: 'days', words: words.eatingSupportFor.type1 },
    { applies: ({ heart }) => heart.palpitations === 'rare', by: 'days', words: words.eatingSupportFor.flutters },
  ],
  about: [],
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
  ...words.weightLossCheck,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.weightLossCheckFor.pregnant },
    {
      applies: (facts) => isDiabetic(facts) || facts.heart.toldHighBloodSugar === 'yes',
      by: 'days',
      words: words.weightLossCheckFor.sugar,
    },
  ],
  about: ['weightChange'],
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
  ...moodWords.moodSupport,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'tomorrow', words: moodWords.moodSupportFor.pregnant },
    {
      applies: ({ heart, longevity }) => heart.moodLow === 'daily' && longevity.lifeOutlook === 'veryPessimistic',
      by: 'tomorrow',
      words: moodWords.moodSupportFor.veryDark,
    },
  ],
  about: [],
  sources: ['uspstfAB', 'niceNg222'],
  evidence: 'read',
  isRaised: (facts) => {
    const burdens = countBurdens(facts);
    const isVeryDark = facts.longevity.lifeOutlook === 'veryPessimistic';
    return isAmong(facts.heart.moodLow, 'half', 'daily') || (isVeryDark && burdens >= 2) || burdens >= 3;
  },
});
