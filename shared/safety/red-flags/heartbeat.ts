import { isSteadyAf } from '#shared/safety/quiet.ts';
import { isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { heartbeatWords as words } from '#shared/safety/red-flag-words/heartbeat-words.ts';
import {
  hasAnyBreathlessness,
  hasFaintedThisMonth,
  hasFaintedToday,
  hasHarmlessTrigger,
  hasHeartDisease,
  hasLastingPalpitations,
  hasNamedHeartCondition,
  hasRecentPain,
  hasVeryLowKidneyValue,
  isDiabetic,
  isFailing,
  isFrom40,
  isNewlyBreathless,
  isNoHarmlessKind,
} from '#shared/safety/terms.ts';
import { hasTwoSigns } from '#shared/safety/two-signs.ts';

export const palpitationsSerious = redFlag({
  code: 'palpitationsSerious',
  level: 'emergency',
  ...words.palpitationsSerious,
  variants: [
    { applies: hasVeryLowKidneyValue, words: words.palpitationsSeriousFor.kidneyVeryLow },
    { applies: isFailing, words: words.palpitationsSeriousFor.failing },
    {
      applies: ({ heart }) => heart.weightChange === 'eatingWorry',
      words: words.palpitationsSeriousFor.eatingWorry,
    },
  ],
  about: ['palpitations', 'palpitationsContext'],
  sources: ['nhsPalpitations', 'escSyncope2018'],
  evidence: 'read',
  isRaised: (facts) => {
    const { palpitations, palpitationsContext, chestPain, weightChange } = facts.heart;
    const isNow = palpitations === 'now';
    const isLong = isNow || palpitations === 'persistent';
    const hasDangerContext = isAmong(palpitationsContext, 'faint', 'chestPain', 'breathless');
    const hasSignBeside =
      isNewlyBreathless(facts) ||
      (chestPain === 'today' && isNoHarmlessKind(facts)) ||
      (hasFaintedToday(facts) && (isNow || !hasHarmlessTrigger(facts)));
    return (
      (isLong && (hasDangerContext || hasSignBeside || isFailing(facts))) ||
      (palpitations === 'often' && palpitationsContext === 'faint') ||
      (hasVeryLowKidneyValue(facts) && hasLastingPalpitations(facts)) ||
      (isNow && (weightChange === 'eatingWorry' || facts.sbp < 90))
    );
  },
});

export const palpitationsUrgent = redFlag({
  code: 'palpitationsUrgent',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.palpitationsUrgent,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.palpitationsUrgentFor.pregnant },
    { applies: ({ heart }) => heart.palpitations === 'now', seenBy: 'today', words: words.palpitationsUrgentFor.now },
    {
      applies: ({ heart, sbp }) => heart.palpitations === 'persistent' && sbp < 90,
      seenBy: 'today',
      words: words.palpitationsUrgentFor.lowPressure,
    },
    {
      applies: (facts) => isFailing(facts) && facts.heart.palpitations === 'often',
      seenBy: 'today',
      words: words.palpitationsUrgentFor.failing,
    },
  ],
  about: ['palpitations', 'palpitationsContext'],
  sources: ['nhsPalpitations'],
  evidence: 'read',
  isRaised: (facts) => {
    if (palpitationsSerious.isRaised(facts) || isSteadyAf(facts)) return false;
    const { palpitations, palpitationsContext, rhythmAlert: alert, bpMedication } = facts.heart;
    const isSeriousForHours =
      hasHeartDisease(facts) ||
      alert === 'yes' ||
      isFrom40(facts) ||
      bpMedication === 'yes' ||
      isDiabetic(facts) ||
      facts.pulse >= 91 ||
      facts.sbp < 90 ||
      facts.isPregnant ||
      hasFaintedThisMonth(facts) ||
      hasAnyBreathlessness(facts) ||
      hasRecentPain(facts);
    return (
      palpitations === 'now' ||
      (palpitations === 'often' &&
        (isAmong(palpitationsContext, 'chestPain', 'breathless') ||
          hasNamedHeartCondition(facts) ||
          isFailing(facts))) ||
      (palpitations === 'rare' && palpitationsContext === 'faint') ||
      (palpitations === 'persistent' && isSeriousForHours)
    );
  },
});

export const palpitationsFrequent = redFlag({
  code: 'palpitationsFrequent',
  level: 'soon',
  by: 'twoWeeks',
  ...words.palpitationsFrequent,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.palpitationsFrequentFor.pregnant },
    { applies: isSteadyAf, by: 'days', words: words.palpitationsFrequentFor.steadyAf },
    { applies: hasTwoSigns, by: 'days', words: words.palpitationsFrequentFor.twoSigns },
    {
      applies: ({ heart }) => heart.knownHeartConditions === 'inheritedHeart' || heart.rhythmProblem === 'other',
      by: 'days',
      words: words.palpitationsFrequentFor.inheritedOrOtherRhythm,
    },
    {
      applies: (facts) =>
        facts.heart.palpitations === 'rare' &&
        facts.heart.palpitationsContext !== undefined &&
        hasNamedHeartCondition(facts),
      by: 'days',
      words: words.palpitationsFrequentFor.knownCondition,
    },
    {
      applies: ({ heart }) => heart.palpitations === 'persistent',
      by: 'week',
      words: words.palpitationsFrequentFor.forHours,
    },
  ],
  about: ['palpitations', 'palpitationsContext'],
  sources: ['nhsPalpitations'],
  evidence: 'read',
  isRaised: (facts) => {
    const { palpitations, palpitationsContext } = facts.heart;
    const isRareWithContext =
      isAmong(palpitationsContext, 'chestPain', 'breathless', 'exercise') ||
      (palpitationsContext === undefined && hasNamedHeartCondition(facts));
    const isWorthATracing =
      isAmong(palpitations, 'often', 'persistent') || (palpitations === 'rare' && isRareWithContext);
    return isWorthATracing && !palpitationsSerious.isRaised(facts) && !palpitationsUrgent.isRaised(facts);
  },
});

/** A device that reports a known fibrillation says nothing new. */
export const rhythmAlert = redFlag({
  code: 'rhythmAlert',
  level: 'soon',
  by: 'twoWeeks',
  ...words.rhythmAlert,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.rhythmAlertFor.pregnant },
    {
      applies: (facts, raised) =>
        hasTwoSigns(facts, raised) || isAmong(facts.heart.knownHeartConditions, 'stroke', 'valve'),
      by: 'days',
      words: words.rhythmAlertFor.sooner,
    },
  ],
  about: ['rhythmAlert'],
  sources: ['afib2023'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.rhythmAlert === 'yes' && heart.rhythmProblem !== 'afib',
});

/** A question to the clinician, not an instruction. */
export const afStroke = redFlag({
  code: 'afStroke',
  level: 'soon',
  by: 'twoWeeks',
  ...words.afStroke,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.afStrokeFor.pregnant },
    {
      applies: ({ heart }) => isAmong(heart.knownHeartConditions, 'stroke', 'valve'),
      by: 'days',
      words: words.afStrokeFor.strokeOrValve,
    },
  ],
  about: ['rhythmProblem', 'bloodThinner'],
  sources: ['afib2023'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.rhythmProblem === 'afib' && heart.bloodThinner !== 'yes',
});
