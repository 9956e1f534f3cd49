import type { AboutParagraph } from '#web/features/feature.ts';

export const about: readonly AboutParagraph[] = [
  {
    text: 'Our method is open, and we name every study. Where a number is our own choice, we say so.',
    link: { to: '/methods', label: 'How it works' },
  },
  {
    // These are the figures of /proof. A test compares them.
    text: 'We tested the age on 8,945 people in an American survey, and on 4,997 in an earlier one. Only 3 to 7 of our 24 questions were in the files. It works for groups. It can’t say what will happen to you.',
    link: { to: '/proof', label: 'How well does this number work?' },
  },
];
