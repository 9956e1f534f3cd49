import type { QuizMenuItem } from '#web/features/feature.ts';

export const quizMenu: readonly QuizMenuItem[] = [
  {
    label: 'Continue on another device',
    isForSharedDevice: false,
    sheet: 'code',
    loadDialog: async () => (await import('./move-dialog.tsx')).MoveDialog,
  },
];
