import { redFlag } from '../red-flag.ts';
import { hasFaintedToday, hasPainToday, isAtRisk, isNewlyBreathless } from '../terms.ts';

/** A heart attack without pain; below 40 also a bleed (ectopic pregnancy) or sepsis. */
export const suddenlyUnwell = redFlag({
  code: 'suddenlyUnwell',
  level: 'emergency',
  label: 'Suddenly very unwell',
  message:
    'A sudden cold sweat with sickness or weakness can be a heart attack, even without chest pain. This happens more often in women, older people and people with diabetes. If it is happening now or came in the last 24 hours, call your local emergency number now. If not, be seen by a doctor today.',
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
    'A sudden cold sweat with sickness or weakness should be checked. If it is still there, or you feel worse, call your local emergency number now. If it has passed, be seen by a doctor today, or tomorrow at the latest. If it comes back, or with chest pain, short breath or faintness, call your local emergency number now.',
  sources: ['ahaWarning'],
  evidence: 'judgement',
  isRaised: (facts) => facts.heart.otherWarningSigns === 'suddenlyUnwell' && !suddenlyUnwell.isRaised(facts),
});
