import { act, call, kind, what } from '#shared/safety/sentence.ts';

export const moodWords = {
  moodSupport: {
    label: 'Low mood',
    words: [
      what('Things feel heavy for you at the moment.'),
      kind('Many people go through this, and it can be treated.'),
      act('Please talk to a doctor or someone you trust in the next few days.'),
      call(
        'If you have thoughts of harming yourself, or feel you cannot carry on, call a support line or your local emergency number now.',
      ),
    ],
  },
  moodSupportFor: {
    pregnant: [
      what('You are feeling low.'),
      kind('This is common in pregnancy and after giving birth, and it can be treated.'),
      act('Call your maternity team today or tomorrow and say how low you feel.'),
      call(
        'If you have thoughts of harming yourself or your baby, or see or hear things that other people do not, call your local emergency number now.',
      ),
    ],
    veryDark: [
      what('Things feel very heavy for you at the moment.'),
      kind('Many people go through this, and it can be treated.'),
      act('Please talk to a doctor today or tomorrow, and say how low you feel.'),
      call(
        'If you have thoughts of harming yourself, or feel you cannot carry on, call a support line or your local emergency number now.',
      ),
    ],
  },
} as const;
