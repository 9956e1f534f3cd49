import { fastAbove, highAbove } from '#shared/safety/pulse-limits.ts';
import { act, call, dont, what } from '#shared/safety/sentence.ts';

export const pulseWords = {
  pulseFastSymptoms: {
    label: 'A very fast pulse that needs help now',
    words: [
      what('Your pulse at rest is very fast, and with what you told us it needs help now.'),
      call(
        'If the fast pulse or any symptom is there now, or was in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
  },
  pulseSlowSymptoms: {
    label: 'A very slow pulse with symptoms',
    words: [
      what('Your pulse at rest is very slow, and you have felt faint, short of breath or unwell.'),
      call('If you feel that way now or did in the last 24 hours, call your local emergency number now.'),
      act('If not, see a doctor today, and do not drive until then.'),
    ],
  },
  pulseFast: {
    label: 'A fast pulse at rest',
    words: [
      what(`A pulse above ${fastAbove} while you are sitting still is too fast.`),
      act('Sit for five minutes and count again.'),
      act(`If it is still above ${fastAbove}, see a doctor today.`),
      call(
        'If it is 130 or more, or you have chest pain, new shortness of breath or feel faint, call your local emergency number now.',
      ),
    ],
  },
  pulseFastFor: {
    pregnant: [
      what(`A pulse above ${fastAbove} while you are sitting still is too fast, in pregnancy too.`),
      act('Sit for five minutes and count again.'),
      act(`If it is still above ${fastAbove}, call your maternity team today.`),
      call(
        'If it is 130 or more, or you bleed, have chest pain, new shortness of breath or feel faint, call your local emergency number now.',
      ),
    ],
  },
  pulseSlow: {
    label: 'A very slow pulse',
    words: [
      what('Your pulse at rest is very slow.'),
      act('Count again for a full minute.'),
      act('If it is still that slow, see a doctor today, or tomorrow at the latest.'),
      dont('Some medicines slow the pulse, so take your list with you and do not stop any on your own.'),
      call('If you faint or feel short of breath, call your local emergency number now.'),
    ],
  },
  pulseSlowFor: {
    pregnant: [
      what('Your pulse at rest is very slow.'),
      act('Count again for a full minute.'),
      act('If it is still that slow, call your maternity team today.'),
      dont('Do not stop a medicine on your own.'),
      call('If you faint, or your breathing gets worse, call your local emergency number now.'),
    ],
    failing: [
      what(
        'With kidney failure, dialysis or a kidney transplant, a slow pulse can mean that the salts in your blood are out of balance.',
      ),
      act('Count again for a full minute.'),
      act('If it is still that slow, call your kidney team or a doctor today.'),
      dont('Do not stop a medicine on your own.'),
      call(
        'If you faint, feel very weak, or are short of breath while sitting still, call your local emergency number now.',
      ),
    ],
    breathless: [
      what('Your pulse at rest is very slow.'),
      act('Count again for a full minute.'),
      act('If it is still that slow, see a doctor today, or tomorrow at the latest.'),
      dont('Some medicines slow the pulse, so take your list with you and do not stop any on your own.'),
      call('If you faint, or are short of breath while sitting still, call your local emergency number now.'),
    ],
  },
  pulseHigh: {
    label: `A pulse above ${highAbove} at rest`,
    words: [
      what(`A pulse above ${highAbove} at rest is higher than usual.`),
      act('Count again on two other days.'),
      act(`If it stays above ${highAbove}, book an appointment in the next week or two.`),
      call(`If it goes above ${fastAbove}, see a doctor the same day.`),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
  },
  pulseHighFor: {
    pregnant: [
      what(`A pulse above ${highAbove} at rest is more common late in pregnancy, but it should be checked.`),
      act('Count again on two other days, and call your maternity team in the next few days.'),
      call(`If it goes above ${fastAbove}, or you bleed, call them today.`),
      call('If you feel faint, have chest pain or get short of breath, call your local emergency number now.'),
    ],
    sooner: [
      what(
        `A pulse above ${highAbove} at rest is higher than usual, and should be checked sooner with what else you told us.`,
      ),
      act('Count again today, and see a doctor in the next few days.'),
      call(`If it goes above ${fastAbove}, see a doctor the same day.`),
      call(
        'If you feel faint, have chest pain or are short of breath while sitting still, call your local emergency number now.',
      ),
    ],
  },
  pulseLow: {
    label: 'A slow pulse',
    words: [
      what('A pulse this slow at rest should be checked with a heart tracing (ECG), even if you train a lot.'),
      act('Book an appointment in the next week or two.'),
      call('If you faint, nearly faint or get short of breath, call your local emergency number now.'),
    ],
  },
  pulseLowFor: {
    pregnant: [
      what('A pulse this slow at rest should be checked with a heart tracing (ECG), even if you train a lot.'),
      act('Call your maternity team in the next few days and tell them.'),
      call('If you faint, nearly faint, or your breathing gets worse, call your local emergency number now.'),
    ],
    sooner: [
      what(
        'A pulse this slow at rest should be checked with a heart tracing (ECG), sooner with what else you told us.',
      ),
      act('See a doctor in the next few days.'),
      dont('Some medicines slow the pulse, so take your list with you and do not stop any on your own.'),
      call(
        'If you faint, nearly faint, or are short of breath while sitting still, call your local emergency number now.',
      ),
    ],
  },
} as const;
