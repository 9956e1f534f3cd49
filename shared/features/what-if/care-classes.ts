import type { CareTable, SaidIn } from '#shared/words/care-classes.ts';

export const careClasses = {
  'what-if/care': {
    pausedTitle: ['label', 'notice'],
    pausedWhy: ['what', 'notice'],
    ifWorseCall: ['call', 'emergency'],
    readWhatToDo: ['label', 'notice'],
    haveYouBeenSeen: ['act', 'notice'],
    alcoholDont: ['dont', 'notice'],
    statinNote: ['what', 'next step'],
  },
} as const satisfies CareTable & { readonly 'what-if/care': SaidIn<typeof import('#feature-words/what-if/care.ts')> };
