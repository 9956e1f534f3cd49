import { isAmong, redFlag } from '#shared/safety/red-flag.ts';
import {
  hasAnySymptom,
  hasFaintedThisMonth,
  hasFaintedThisYear,
  hasHeartDisease,
  hasPainToday,
  hasSevereSymptom,
  hasWarningSign,
  isAthlete,
  isNewlyBreathless,
} from '#shared/safety/terms.ts';

/** NEWS2 gives 3 points from 131; 130 is our edge. */
export const pulseFastSymptoms = redFlag({
  code: 'pulseFastSymptoms',
  level: 'emergency',
  label: 'A very fast pulse with symptoms',
  message:
    'Your pulse at rest is very fast and you have symptoms too. If the fast pulse or the symptoms are there now or came back in the last 24 hours, call your local emergency number now. If not, see a doctor today.',
  sources: ['news2', 'qldCardiology', 'nhsPalpitations'],
  evidence: 'read',
  isRaised: (facts) => (facts.pulse >= 130 && hasAnySymptom(facts)) || (facts.pulse >= 111 && hasSevereSymptom(facts)),
});

/** NEWS2 gives 3 points up to 40. */
export const pulseSlowSymptoms = redFlag({
  code: 'pulseSlowSymptoms',
  level: 'emergency',
  label: 'A very slow pulse with symptoms',
  message:
    'Your pulse at rest is very slow, and you have felt faint, short of breath or unwell. If you feel that way now or did in the last 24 hours, call your local emergency number now. If not, see a doctor today, and do not drive until then.',
  sources: ['news2', 'esc2021pacing'],
  evidence: 'convention',
  isRaised: (facts) =>
    facts.pulse < 40 &&
    (hasFaintedThisYear(facts) ||
      isAmong(facts.heart.dyspnea, 'rest', 'newWorse', 'minimal', 'level') ||
      hasPainToday(facts) ||
      hasWarningSign(facts)),
});

export const pulseFast = redFlag({
  code: 'pulseFast',
  level: 'urgent',
  label: 'A fast pulse at rest',
  message:
    'A pulse above 110 while you are sitting still is too fast. Sit for five minutes and count again. If it is still above 110, see a doctor today. If it is 130 or more, or you have chest pain, shortness of breath or feel faint, call your local emergency number now.',
  sources: ['news2'],
  evidence: 'read',
  isRaised: (facts) => facts.pulse >= 111 && !pulseFastSymptoms.isRaised(facts),
});

export const pulseSlow = redFlag({
  code: 'pulseSlow',
  level: 'urgent',
  label: 'A very slow pulse',
  message:
    'Your pulse at rest is very slow. Count again for a full minute. If it is still that slow, see a doctor today, or tomorrow at the latest. Some medicines slow the pulse, so take your list with you and do not stop any on your own. If you faint or feel short of breath, call your local emergency number now.',
  sources: ['news2', 'esc2021pacing'],
  evidence: 'convention',
  isRaised: (facts) => {
    const isVerySlow = facts.pulse < 40 && (!isAthlete(facts) || facts.pulse < 30);
    const hasSign =
      hasFaintedThisMonth(facts) || isNewlyBreathless(facts) || (hasFaintedThisYear(facts) && facts.age >= 65);
    return (isVerySlow || (facts.pulse < 50 && hasSign)) && !pulseSlowSymptoms.isRaised(facts);
  },
});

export const pulseHigh = redFlag({
  code: 'pulseHigh',
  level: 'soon',
  by: 'twoWeeks',
  label: 'A pulse above 100 at rest',
  message:
    'A pulse above 100 at rest is higher than usual. Count again on two other days. If it stays above 100, book an appointment in the next week or two. If it goes above 110, see a doctor the same day.',
  sources: ['nhsPulse'],
  evidence: 'convention',
  isRaised: ({ pulse }) => pulse >= 101 && pulse < 111,
});

/** In trained people only: for everyone else it is urgent. */
export const pulseLow = redFlag({
  code: 'pulseLow',
  level: 'soon',
  by: 'twoWeeks',
  label: 'A slow pulse',
  message:
    'A pulse below 40 at rest should be checked with a heart tracing (ECG), even if you train a lot. Book an appointment in the next week or two. If you faint, nearly faint or get short of breath, call your local emergency number now.',
  sources: ['esc2021pacing', 'nhsPulse'],
  evidence: 'convention',
  isRaised: (facts) => facts.pulse < 40 && !pulseSlowSymptoms.isRaised(facts) && !pulseSlow.isRaised(facts),
});

export const palpitationsSerious = redFlag({
  code: 'palpitationsSerious',
  level: 'emergency',
  label: 'Racing heart with warning signs',
  message:
    'A racing or pounding heart together with feeling faint, chest pain or shortness of breath needs help. If it is happening now or came back in the last 24 hours, call your local emergency number now. If not, see a doctor today.',
  sources: ['nhsPalpitations', 'escSyncope2018'],
  evidence: 'read',
  isRaised: ({ heart: { palpitations, palpitationsContext } }) =>
    (isAmong(palpitations, 'now', 'persistent') && isAmong(palpitationsContext, 'faint', 'chestPain', 'breathless')) ||
    (palpitations === 'often' && palpitationsContext === 'faint'),
});

export const palpitationsUrgent = redFlag({
  code: 'palpitationsUrgent',
  level: 'urgent',
  label: 'Palpitations that need a check today',
  message:
    'A heart that races or pounds like this should be checked, ideally while it lasts. Get checked by a doctor today, or tomorrow at the latest. If you feel faint, have chest pain or get short of breath, call your local emergency number now.',
  sources: ['nhsPalpitations'],
  evidence: 'read',
  isRaised: (facts) => {
    const { palpitations, palpitationsContext, rhythmAlert: alert } = facts.heart;
    const isUrgent =
      palpitations === 'now' ||
      (palpitations === 'often' && isAmong(palpitationsContext, 'chestPain', 'breathless')) ||
      (palpitations === 'rare' && palpitationsContext === 'faint') ||
      (palpitations === 'persistent' && (hasHeartDisease(facts) || alert === 'yes'));
    return isUrgent && !palpitationsSerious.isRaised(facts);
  },
});

export const palpitationsFrequent = redFlag({
  code: 'palpitationsFrequent',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Palpitations',
  message:
    'Your palpitations should be checked with a heart tracing (ECG). Book an appointment in the next week or two. If they come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.',
  sources: ['nhsPalpitations'],
  evidence: 'read',
  isRaised: (facts) => {
    const { palpitations, palpitationsContext } = facts.heart;
    const isWorthATracing =
      isAmong(palpitations, 'often', 'persistent') ||
      (palpitations === 'rare' && isAmong(palpitationsContext, 'chestPain', 'breathless', 'exercise'));
    return isWorthATracing && !palpitationsSerious.isRaised(facts) && !palpitationsUrgent.isRaised(facts);
  },
});

export const rhythmAlert = redFlag({
  code: 'rhythmAlert',
  level: 'soon',
  by: 'twoWeeks',
  label: 'A rhythm alert from your device',
  message:
    'A rhythm alert means you need a proper heart tracing (ECG). Book an appointment in the next week or two and take the recording with you. If your heart races now and you feel faint, short of breath or have chest pain, call your local emergency number now.',
  sources: ['afib2023'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.rhythmAlert === 'yes',
});

/** A question to the clinician, not an instruction. */
export const afStroke = redFlag({
  code: 'afStroke',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Atrial fibrillation without a blood thinner',
  message:
    'Atrial fibrillation can cause strokes, and a blood thinner lowers that risk for many people. Ask your doctor in the next week or two whether you need one. Please do not start taking aspirin on your own instead.',
  sources: ['afib2023'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.rhythmProblem === 'afib' && isAmong(heart.bloodThinner, 'no', 'unsure'),
});
