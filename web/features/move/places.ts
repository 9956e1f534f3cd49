import * as words from '#feature-words/move.ts';
import type { QuizMenuItem } from '#web/features/feature.ts';

export const quizMenu: readonly QuizMenuItem[] = [
  {
    label: words.moveTitle,
    isForSharedDevice: false,
    sheet: 'code',
    loadDialog: async () => (await import('./move-dialog.tsx')).MoveDialog,
  },
];
