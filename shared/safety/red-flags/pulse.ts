import { emergencyPulse, fastPulse, highPulse, slowPulse } from '#shared/safety/pulse-limits.ts';
import { isMildFaint } from '#shared/safety/quiet.ts';
import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { pulseWords as words } from '#shared/safety/red-flag-words/pulse-words.ts';
import {
  hasAnySymptom,
  hasFaintedThisMonth,
  hasFaintedThisYear,
  hasHeartDisease,
  hasLastingPalpitations,
  hasSevereSymptom,
  hasWarningSign,
  isAthlete,
  isBreathlessOnEffort,
  isFailing,
  isFrom40,
  isNewlyBreathless,
  isOld,
} from '#shared/safety/terms.ts';
import { hasTwoSigns } from '#shared/safety/two-signs.ts';

export const pulseFastSymptoms = redFlag({
  code: 'pulseFastSymptoms',
  level: 'emergency',
  ...words.pulseFastSymptoms,
  about: ['restingHeartRate'],
  sources: ['news2', 'qldCardiology', 'nhsPalpitations'],
  evidence: 'read',
  isRaised: (facts) => {
    const { orthopnea, dyspnea } = facts.heart;
    const isSevere = hasSevereSymptom(facts) || orthopnea === 'propped' || dyspnea === 'minimal';
    return (facts.pulse >= emergencyPulse && hasAnySymptom(facts)) || (facts.pulse >= fastPulse && isSevere);
  },
});

/** NEWS2 gives 3 points up to 40. */
export const pulseSlowSymptoms = redFlag({
  code: 'pulseSlowSymptoms',
  level: 'emergency',
  ...words.pulseSlowSymptoms,
  about: ['restingHeartRate'],
  sources: ['news2', 'esc2021pacing'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { chestPain, chestPainContext, dyspnea } = facts.heart;
    const hasPain = chestPain === 'now' || (chestPain === 'today' && !isAmong(chestPainContext, 'meals', 'press'));
    return (
      facts.pulse < slowPulse &&
      ((hasFaintedThisYear(facts) && !isMildFaint(facts)) ||
        isAmong(dyspnea, 'rest', 'newWorse', 'minimal', 'minimalKnown', 'level') ||
        hasPain ||
        hasWarningSign(facts))
    );
  },
});

export const pulseFast = redFlag({
  code: 'pulseFast',
  level: 'urgent',
  seenBy: 'today',
  ...words.pulseFast,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.pulseFastFor.pregnant }],
  about: ['restingHeartRate'],
  sources: ['news2'],
  evidence: 'read',
  isRaised: (facts) => facts.pulse >= fastPulse && !pulseFastSymptoms.isRaised(facts),
});

/** A slow pulse that is dangerous in an athlete too. */
const isSlowWithSign = (facts: Facts): boolean =>
  (facts.pulse < slowPulse || (facts.pulse < 50 && isOld(facts))) &&
  (isBreathlessOnEffort(facts) || isAmong(facts.heart.edema, 'worse', 'daily') || hasLastingPalpitations(facts));

export const pulseSlow = redFlag({
  code: 'pulseSlow',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.pulseSlow,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.pulseSlowFor.pregnant },
    { applies: isFailing, seenBy: 'today', words: words.pulseSlowFor.failing },
    {
      applies: ({ heart }) =>
        isAmong(heart.dyspnea, 'rest', 'newWorse', 'minimal', 'minimalKnown', 'level') ||
        heart.exertional === 'breathless',
      seenBy: 'tomorrow',
      words: words.pulseSlowFor.breathless,
    },
  ],
  about: ['restingHeartRate'],
  sources: ['news2', 'esc2021pacing'],
  evidence: 'convention',
  isRaised: (facts) => {
    const isVerySlow = facts.pulse < slowPulse && (!isAthlete(facts) || facts.pulse < 30);
    const hasRealFaint = !isMildFaint(facts) && (isOld(facts) ? hasFaintedThisYear(facts) : hasFaintedThisMonth(facts));
    const isSlowAndIll = facts.pulse < 50 && (hasRealFaint || isNewlyBreathless(facts) || isFailing(facts));
    return (isVerySlow || isSlowAndIll || isSlowWithSign(facts)) && !pulseSlowSymptoms.isRaised(facts);
  },
});

export const pulseHigh = redFlag({
  code: 'pulseHigh',
  level: 'soon',
  by: 'twoWeeks',
  ...words.pulseHigh,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.pulseHighFor.pregnant },
    {
      applies: (facts, raised) =>
        hasTwoSigns(facts, raised) ||
        facts.heart.knownHeartConditions === 'heartFailure' ||
        isFailing(facts) ||
        facts.heart.exertional === 'breathless' ||
        (facts.sbp < 100 && isFrom40(facts)),
      by: 'days',
      words: words.pulseHighFor.sooner,
    },
  ],
  about: ['restingHeartRate'],
  sources: ['nhsPulse'],
  evidence: 'convention',
  isRaised: ({ pulse }) => pulse >= highPulse && pulse < fastPulse,
});

/** Below 40 in trained people only: for everyone else it is urgent. */
export const pulseLow = redFlag({
  code: 'pulseLow',
  level: 'soon',
  by: 'twoWeeks',
  ...words.pulseLow,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.pulseLowFor.pregnant },
    {
      applies: (facts, raised) =>
        hasTwoSigns(facts, raised) ||
        hasFaintedThisYear(facts) ||
        facts.heart.chestPain === 'today' ||
        hasHeartDisease(facts) ||
        facts.heart.bpMedication === 'yes' ||
        isOld(facts) ||
        isBreathlessOnEffort(facts),
      by: 'days',
      words: words.pulseLowFor.sooner,
    },
  ],
  about: ['restingHeartRate'],
  sources: ['esc2021pacing', 'nhsPulse'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { pulse } = facts;
    const isSlowUntrained = pulse < 45 || (pulse < 50 && (isBreathlessOnEffort(facts) || hasFaintedThisYear(facts)));
    const isSlow = pulse < slowPulse || (!isAthlete(facts) && isSlowUntrained);
    return isSlow && !pulseSlowSymptoms.isRaised(facts) && !pulseSlow.isRaised(facts);
  },
});
