import { highPulse } from '#shared/safety/pulse-limits.ts';
import { redFlag } from '#shared/safety/red-flag.ts';
import { suddenSignWords as words } from '#shared/safety/red-flag-words/sudden-sign-words.ts';
import { hasFaintedToday, hasPainToday, isAtRisk, isNewlyBreathless } from '#shared/safety/terms.ts';

export const strokeSigns = redFlag({
  code: 'strokeSigns',
  level: 'emergency',
  ...words.strokeSigns,
  about: ['otherWarningSigns'],
  sources: ['nhsStroke', 'rcpStroke2023'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'strokeSigns',
});

export const suddenHeadache = redFlag({
  code: 'suddenHeadache',
  level: 'emergency',
  ...words.suddenHeadache,
  about: ['otherWarningSigns'],
  sources: ['nhsStroke', 'cdcHearHer'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'suddenHeadache',
});

export const confusion = redFlag({
  code: 'confusion',
  level: 'emergency',
  ...words.confusion,
  about: ['otherWarningSigns'],
  sources: ['news2', 'nhsConfusion'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'confusion',
});

/** Within a week: a specialist within 24 h; longer ago: within 7 days. */
export const tiaRecent = redFlag({
  code: 'tiaRecent',
  level: 'urgent',
  seenBy: 'today',
  ...words.tiaRecent,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.tiaRecentFor.pregnant }],
  about: ['otherWarningSigns'],
  sources: ['rcpStroke2023', 'niceNg128'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'tiaRecent',
});

/** A heart attack without pain; below 40 also a bleed (ectopic pregnancy) or sepsis. */
export const suddenlyUnwell = redFlag({
  code: 'suddenlyUnwell',
  level: 'emergency',
  ...words.suddenlyUnwell,
  about: ['otherWarningSigns'],
  sources: ['ahaWarning', 'niceCg95'],
  evidence: 'read',
  isRaised: (facts) =>
    facts.heart.otherWarningSigns === 'suddenlyUnwell' &&
    (isAtRisk(facts) ||
      hasFaintedToday(facts) ||
      hasPainToday(facts) ||
      isNewlyBreathless(facts) ||
      facts.pulse >= highPulse ||
      facts.sbp < 100),
});

/** Below 40 without a known risk and without a sign of shock. */
export const unwellCheck = redFlag({
  code: 'unwellCheck',
  level: 'urgent',
  seenBy: 'tomorrow',
  ...words.unwellCheck,
  about: ['otherWarningSigns'],
  sources: ['ahaWarning'],
  evidence: 'judgement',
  isRaised: (facts) => facts.heart.otherWarningSigns === 'suddenlyUnwell' && !suddenlyUnwell.isRaised(facts),
});
