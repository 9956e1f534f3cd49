import { redFlag } from '#shared/safety/red-flag.ts';
import { hasFaintedToday, hasPainToday, isAtRisk, isNewlyBreathless } from '#shared/safety/terms.ts';

export const strokeSigns = redFlag({
  code: 'strokeSigns',
  level: 'emergency',
  label: 'Signs of a stroke',
  message:
    'A drooping face, a weak arm or leg, or trouble speaking or seeing can be signs of a stroke. If they started in the last 24 hours, call your local emergency number now, even if they have gone, and note when they started. If it was earlier, see a doctor today.',
  sources: ['nhsStroke', 'rcpStroke2023'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'strokeSigns',
});

export const suddenHeadache = redFlag({
  code: 'suddenHeadache',
  level: 'emergency',
  label: 'A sudden, very bad headache',
  message:
    'A very bad headache that comes on all at once can be a sign of bleeding in the brain. If it started in the last 24 hours, call your local emergency number now. If it was earlier and no one has checked it, go to an emergency department today.',
  sources: ['nhsStroke', 'cdcHearHer'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'suddenHeadache',
});

export const confusion = redFlag({
  code: 'confusion',
  level: 'emergency',
  label: 'New confusion',
  message:
    'New confusion can be a sign of a serious illness. If you have it now or had it in the last 24 hours, call your local emergency number now, or ask someone near you to call. If it was earlier and has gone, see a doctor today.',
  sources: ['news2', 'nhsConfusion'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'confusion',
});

/** Within a week: a specialist within 24 h; longer ago: within 7 days. */
export const tiaRecent = redFlag({
  code: 'tiaRecent',
  level: 'urgent',
  label: 'Stroke-like signs in the last few weeks',
  message:
    'Stroke-like signs that went away can be a mini-stroke, and a stroke may follow. Get checked by a doctor today, even if you feel well. If any sign comes back, call your local emergency number now.',
  sources: ['rcpStroke2023', 'niceNg128'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.otherWarningSigns === 'tiaRecent',
});

/** A heart attack without pain; below 40 also a bleed (ectopic pregnancy) or sepsis. */
export const suddenlyUnwell = redFlag({
  code: 'suddenlyUnwell',
  level: 'emergency',
  label: 'Suddenly very unwell',
  message:
    'A sudden cold sweat with feeling sick or weak can be a heart attack, even without chest pain. This happens more often in women, older people and people with diabetes. If it is happening now or came in the last 24 hours, call your local emergency number now. If not, see a doctor today.',
  sources: ['ahaWarning', 'niceCg95'],
  evidence: 'read',
  isRaised: (facts) =>
    facts.heart.otherWarningSigns === 'suddenlyUnwell' &&
    (isAtRisk(facts) ||
      hasFaintedToday(facts) ||
      hasPainToday(facts) ||
      isNewlyBreathless(facts) ||
      facts.pulse >= 101 ||
      facts.sbp < 100),
});

/** Below 40 without a known risk and without a sign of shock. */
export const unwellCheck = redFlag({
  code: 'unwellCheck',
  level: 'urgent',
  label: 'Suddenly unwell',
  message:
    'A sudden cold sweat with feeling sick or weak should be checked. If it is still there, or you feel worse, call your local emergency number now. If it has passed, see a doctor today, or tomorrow at the latest. If it comes back, or with chest pain, shortness of breath or feeling faint, call your local emergency number now.',
  sources: ['ahaWarning'],
  evidence: 'judgement',
  isRaised: (facts) => facts.heart.otherWarningSigns === 'suddenlyUnwell' && !suddenlyUnwell.isRaised(facts),
});
