import type { CareTable, SaidIn } from '#shared/words/care-classes.ts';

export const careClasses = {
  'numbers/care': {
    ifWorseCall: ['call', 'emergency'],
    leaveFirst: ['label', 'emergency'],
    haveRead: ['label', 'emergency'],
    goBack: ['label', 'emergency'],
    leaveAnswers: ['label', 'emergency'],
    answersCanWait: ['what', 'emergency'],
    leaveQuiz: ['label', 'emergency'],
    quizCanWait: ['what', 'emergency'],
  },
} as const satisfies CareTable & { readonly 'numbers/care': SaidIn<typeof import('#feature-words/numbers/care.ts')> };
