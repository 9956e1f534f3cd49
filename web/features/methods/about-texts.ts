import * as words from '#feature-words/methods.ts';
import type { AboutParagraph } from '#web/features/feature.ts';

export const about: readonly AboutParagraph[] = [
  {
    text: words.openMethod,
    link: { to: '/methods', label: words.howItWorks },
  },
  {
    // These are the figures of /proof. A test compares them.
    text: words.testedOnSurveys,
    link: { to: '/proof', label: words.howWellDoesItWork },
  },
];
