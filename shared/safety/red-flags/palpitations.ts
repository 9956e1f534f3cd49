import { isAmong } from '#shared/safety/facts.ts';
import { redFlag } from '../red-flag.ts';
import { hasHeartDisease } from '../terms.ts';

export const palpitationsSerious = redFlag({
  code: 'palpitationsSerious',
  level: 'emergency',
  label: 'Racing heart with warning signs',
  message:
    'A racing or pounding heart together with faintness, chest pain or short breath needs help. If it is happening now or came back in the last 24 hours, call your local emergency number now. If not, be seen by a doctor today.',
  sources: ['nhsPalpitations', 'escSyncope2018'],
  evidence: 'read',
  isRaised: ({ heart: { palpitations, palpitationsContext } }) =>
    (isAmong(palpitations, 'now', 'persistent') && isAmong(palpitationsContext, 'faint', 'chestPain', 'breathless')) ||
    (palpitations === 'often' && palpitationsContext === 'faint'),
});

export const palpitationsUrgent = redFlag({
  code: 'palpitationsUrgent',
  level: 'urgent',
  label: 'Palpitations to be checked today',
  message:
    'A heart that races or pounds like this should be checked, best while it lasts. Be seen by a doctor today, or tomorrow at the latest. If you feel faint, have chest pain or get short of breath, call your local emergency number now.',
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
    'Your palpitations are worth a heart tracing (ECG). Book an appointment in the next week or two. If one comes with fainting, chest pain or short breath that does not pass, call your local emergency number now.',
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
    'A rhythm alert is a reason for a proper heart tracing (ECG). Book an appointment in the next week or two and take the recording with you. If your heart races now and you feel faint, short of breath or have chest pain, call your local emergency number now.',
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
    'Atrial fibrillation can cause strokes, and a blood thinner lowers that risk for many people. Ask your doctor in the next week or two whether you need one. Please do not start aspirin instead on your own.',
  sources: ['afib2023'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.rhythmProblem === 'afib' && isAmong(heart.bloodThinner, 'no', 'unsure'),
});
