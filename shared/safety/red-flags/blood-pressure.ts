import { lowSbp, stage2HighPressure, stage2Pressure } from '#shared/safety/pressure-limits.ts';
import { fastPulse, highPulse } from '#shared/safety/pulse-limits.ts';
import { isQuietLow } from '#shared/safety/quiet.ts';
import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { bloodPressureWords as words } from '#shared/safety/red-flag-words/blood-pressure-words.ts';
import {
  hasFaintedToday,
  hasNamedHeartCondition,
  hasOtherWarningSign,
  hasPainToday,
  hasVeryHighPressure,
  hasWarningSign,
  isNewlyBreathless,
  isOld,
} from '#shared/safety/terms.ts';
import { hasTwoSigns } from '#shared/safety/two-signs.ts';

/** Chest pain or a faint weeks ago does not count. */
export const bpCrisisSymptoms = redFlag({
  code: 'bpCrisisSymptoms',
  level: 'emergency',
  ...words.bpCrisisSymptoms,
  about: ['bloodPressure'],
  sources: ['ahaHbp911', 'htn2025'],
  evidence: 'read',
  isRaised: (facts) =>
    hasVeryHighPressure(facts) &&
    (hasPainToday(facts) ||
      isNewlyBreathless(facts) ||
      hasOtherWarningSign(facts) ||
      hasFaintedToday(facts) ||
      facts.heart.orthopnea === 'propped'),
});

/** NEWS2 gives 3 points up to 90. Queensland: systolic below 90 with heart pain or heart failure. */
export const bpLowSymptoms = redFlag({
  code: 'bpLowSymptoms',
  level: 'emergency',
  ...words.bpLowSymptoms,
  about: ['bloodPressure'],
  sources: ['news2'],
  evidence: 'read',
  isRaised: (facts) => {
    const { chestPain, chestPainContext, orthopnea } = facts.heart;
    const hasPain = chestPain === 'now' || (chestPain === 'today' && !isAmong(chestPainContext, 'meals', 'press'));
    return (
      facts.sbp < lowSbp &&
      (hasPain ||
        isNewlyBreathless(facts) ||
        hasWarningSign(facts) ||
        hasFaintedToday(facts) ||
        facts.pulse >= fastPulse ||
        orthopnea === 'propped')
    );
  },
});

export const bpVeryHigh = redFlag({
  code: 'bpVeryHigh',
  level: 'urgent',
  seenBy: 'today',
  ...words.bpVeryHigh,
  about: ['bloodPressure'],
  sources: ['ahaHbp911', 'htn2025'],
  evidence: 'read',
  isRaised: (facts) => hasVeryHighPressure(facts) && !bpCrisisSymptoms.isRaised(facts) && !facts.isPregnant,
});

/** NEWS2 gives 3 points up to 90. */
export const bpVeryLow = redFlag({
  code: 'bpVeryLow',
  level: 'urgent',
  seenBy: 'today',
  ...words.bpVeryLow,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.bpVeryLowFor.pregnant }],
  about: ['bloodPressure'],
  sources: ['news2'],
  evidence: 'read',
  isRaised: (facts) =>
    (facts.sbp < 80 || (facts.sbp < lowSbp && (hasNamedHeartCondition(facts) || facts.pulse >= highPulse))) &&
    !bpLowSymptoms.isRaised(facts),
});

export const bpStage2High = redFlag({
  code: 'bpStage2High',
  level: 'soon',
  by: 'week',
  ...words.bpStage2High,
  variants: [
    {
      applies: ({ heart }) => isAmong(heart.knownHeartConditions, 'aneurysm', 'stroke', 'heartFailure'),
      by: 'days',
      words: words.bpStage2HighFor.knownVessel,
    },
    { applies: (facts) => facts.mayBePregnant, by: 'week', words: words.bpStage2HighFor.maybePregnant },
  ],
  about: ['bloodPressure'],
  sources: ['htn2025'],
  evidence: 'judgement',
  isRaised: (facts) =>
    (facts.sbp >= stage2HighPressure.sbp || facts.dbp >= stage2HighPressure.dbp) &&
    !hasVeryHighPressure(facts) &&
    !facts.isPregnant,
});

const isStage2 = ({ sbp, dbp, age }: Facts): boolean =>
  sbp >= (age >= stage2Pressure.veryOldFrom ? stage2Pressure.sbpWhenVeryOld : stage2Pressure.sbp) ||
  dbp >= stage2Pressure.dbp;

export const bpStage2 = redFlag({
  code: 'bpStage2',
  level: 'soon',
  by: 'twoWeeks',
  ...words.bpStage2,
  variants: [{ applies: (facts) => facts.mayBePregnant, by: 'twoWeeks', words: words.bpStage2For.maybePregnant }],
  about: ['bloodPressure'],
  sources: ['htn2025'],
  evidence: 'read',
  isRaised: (facts) =>
    isStage2(facts) && !bpStage2High.isRaised(facts) && !hasVeryHighPressure(facts) && !facts.isPregnant,
});

export const bpLow = redFlag({
  code: 'bpLow',
  level: 'soon',
  by: 'twoWeeks',
  ...words.bpLow,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.bpLowFor.pregnant },
    { applies: hasTwoSigns, by: 'days', words: words.bpLowFor.twoSigns },
    { applies: ({ heart }) => heart.chestPain === 'today', by: 'days', words: words.bpLowFor.painToday },
    { applies: ({ heart }) => heart.bpMedication === 'yes', by: 'days', words: words.bpLowFor.bpMedicine },
    { applies: isOld, by: 'days', words: words.bpLowFor.old },
  ],
  about: ['bloodPressure'],
  sources: ['nhsLowBp', 'news2'],
  evidence: 'read',
  isRaised: (facts) =>
    facts.sbp >= 80 &&
    facts.sbp < lowSbp &&
    !bpLowSymptoms.isRaised(facts) &&
    !bpVeryLow.isRaised(facts) &&
    !isQuietLow(facts),
});
