import { fastAbove } from '#shared/safety/pulse-limits.ts';
import { act, call, dont, what } from '#shared/safety/sentence.ts';

export const heartbeatWords = {
  palpitationsSerious: {
    label: 'Racing heart with warning signs',
    words: [
      what(
        'A racing or pounding heart together with feeling faint, chest pain, shortness of breath or low blood pressure needs help.',
      ),
      call(
        'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
  },
  palpitationsSeriousFor: {
    kidneyVeryLow: [
      what(
        'A racing or uneven heart together with a very low kidney value can be dangerous: the salts in your blood may be out of balance.',
      ),
      call(
        'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
    failing: [
      what(
        'With kidney failure, dialysis or a kidney transplant, a racing or uneven heart can be dangerous: the salts in your blood may be out of balance.',
      ),
      call(
        'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
    eatingWorry: [
      what(
        'A racing or fluttering heart together with trouble around food can be dangerous: the salts in your blood may be out of balance.',
      ),
      call(
        'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
  },
  palpitationsUrgent: {
    label: 'Palpitations that need a check today',
    words: [
      what('A heart that races or pounds like this should be checked, ideally while it lasts.'),
      act('Get checked by a doctor today, or tomorrow at the latest.'),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
  },
  palpitationsUrgentFor: {
    pregnant: [
      what(
        'A heart that races or pounds like this needs a check today in pregnancy and after giving birth, ideally while it lasts.',
      ),
      act('Call your maternity team today.'),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
    now: [
      what('Your heart is racing now.'),
      act('Have it checked by a doctor today, while it lasts.'),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
    lowPressure: [
      what('A heart that races for hours together with low blood pressure should be checked while it lasts.'),
      act('See a doctor today.'),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
    failing: [
      what(
        'With kidney failure, dialysis or a kidney transplant, palpitations can mean that the salts in your blood are out of balance.',
      ),
      act('Call your kidney team or a doctor today.'),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
  },
  palpitationsFrequent: {
    label: 'Palpitations',
    words: [
      what('Your palpitations should be checked with a heart tracing (ECG).'),
      act('Book an appointment in the next week or two.'),
      call(
        'If they come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.',
      ),
    ],
  },
  palpitationsFrequentFor: {
    pregnant: [
      what('Your palpitations should be checked with a heart tracing (ECG).'),
      act('Call your maternity team in the next few days and tell them.'),
      call(
        'If they come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.',
      ),
    ],
    steadyAf: [
      what('Feeling your heart most of the time should be checked, also with a rhythm problem that you know.'),
      act('Call your heart team or a doctor in the next few days, unless they know about it and it has not changed.'),
      call(
        `If your pulse goes above ${fastAbove}, see a doctor today. If you feel faint, have chest pain or get short of breath, call your local emergency number now.`,
      ),
    ],
    twoSigns: [
      what('Your palpitations should be checked with a heart tracing (ECG), sooner with the other sign you told us.'),
      act('See a doctor in the next few days.'),
      call(
        'If they come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.',
      ),
    ],
    inheritedOrOtherRhythm: [
      what(
        'With a rhythm problem or a heart muscle disease that runs in families, palpitations should be checked soon with a heart tracing (ECG).',
      ),
      act('Call your heart team or a doctor in the next few days.'),
      call(
        'If they come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.',
      ),
    ],
    knownCondition: [
      what('With a heart condition, palpitations like this should be checked soon with a heart tracing (ECG).'),
      act('Call your heart team or a doctor in the next few days.'),
      call(
        'If they last longer, or come with fainting, chest pain or shortness of breath that does not pass, call your local emergency number now.',
      ),
    ],
    forHours: [
      what('A heart that races for hours should be checked with a heart tracing (ECG), ideally while it lasts.'),
      act('Book an appointment within a week.'),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
  },
  rhythmAlert: {
    label: 'A rhythm alert from your device',
    words: [
      what('A rhythm alert means you need a proper heart tracing (ECG).'),
      act('Book an appointment in the next week or two and take the recording with you.'),
      call(
        'If your heart races now and you feel faint, short of breath or have chest pain, call your local emergency number now.',
      ),
    ],
  },
  rhythmAlertFor: {
    pregnant: [
      what('A rhythm alert means you need a proper heart tracing (ECG).'),
      act('Call your maternity team in the next few days and take the recording with you.'),
      call(
        'If your heart races now and you feel faint, short of breath or have chest pain, call your local emergency number now.',
      ),
    ],
    sooner: [
      what('A rhythm alert means you need a proper heart tracing (ECG), sooner with what else you told us.'),
      act('See a doctor in the next few days and take the recording with you.'),
      call(
        'If your heart races now and you feel faint, short of breath or have chest pain, call your local emergency number now.',
      ),
    ],
  },
  afStroke: {
    label: 'Atrial fibrillation without a blood thinner',
    words: [
      what('Atrial fibrillation can cause strokes, and a blood thinner lowers that risk for many people.'),
      act('Ask your doctor in the next week or two whether you need one.'),
      dont('Please do not start taking aspirin on your own instead.'),
    ],
  },
  afStrokeFor: {
    pregnant: [
      what('Atrial fibrillation can cause strokes.'),
      act('Call your maternity team in the next few days and ask whether you need a blood thinner that is safe now.'),
      dont('Please do not start taking aspirin on your own instead.'),
    ],
    strokeOrValve: [
      what(
        'Atrial fibrillation after a stroke, or with a valve problem, makes a stroke much more likely, and a blood thinner lowers that risk for many people.',
      ),
      act('Ask your doctor in the next few days whether you need one.'),
      dont('Please do not start taking aspirin on your own instead.'),
    ],
  },
} as const;
