import { lifetimes } from '#shared/contract/lifetimes.ts';

/** Why nothing has moved, in words for the person. Each says where the answers are, and what to do. */
export const endings = {
  over: {
    title: 'This code has run out',
    text: `A code works for ${lifetimes.handoffMinutes} minutes. Make a new one. Your answers are still where they were.`,
  },
  elsewhere: {
    title: 'Another device was first',
    text: 'Only one device can read a code. If the other one was not yours, someone has scanned the code before you. Make a new one. Your answers are still where they were.',
  },
  stopped: { title: 'Nothing was sent', text: 'The other device has stopped. Your answers are still where they were.' },
  declined: {
    title: 'The other device said no',
    text: 'Nothing has moved. Your answers are still on this device.',
  },
  broken: {
    title: 'This code is not complete',
    text: 'Scan it once more, with the whole square in view.',
  },
  unreadable: {
    title: 'These answers cannot be read',
    text: 'They did not come through whole. Make a new code. Your answers are still where they were.',
  },
  'other release': {
    title: 'The two devices have different quizzes',
    text: 'We have made the quiz better since one of them loaded it. Reload the page on both, then make a new code. Your answers are still where they were.',
  },
  'other account': {
    title: 'These answers are for another account',
    text: 'You are logged in here with another account. Log out here, then make a new code.',
  },
  failed: {
    title: 'That did not work just now',
    text: 'Please check your connection and try again. Your answers are still where they were.',
  },
} as const satisfies Record<string, { title: string; text: string }>;

export type HowItEnded = keyof typeof endings;
