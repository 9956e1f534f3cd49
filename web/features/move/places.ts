import type { QuizMenuItem } from '#web/feature.ts';

export const quizMenu: readonly QuizMenuItem[] = [
  {
    label: 'Continue on another device',
    isForSharedDevice: false,
    sheet: 'doctor',
    loadDialog: async () => (await import('./move-dialog.tsx')).MoveDialog,
  },
];
