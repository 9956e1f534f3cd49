import type { ComponentType } from 'react';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import type { OwnSheet } from '#web/ui/loading.ts';

// The places that the core offers to features (`features.ts`).

/** A page. `isProtected`: a visitor can only open it after the login. */
export type FeaturePage = {
  path: string;
  load: () => Promise<ComponentType>;
  sheet?: OwnSheet;
  isProtected?: true;
};

/** A button in the menu of a question, which opens a dialog. The dialog loads with the press, and needs the network. */
export type QuizMenuItem = {
  label: string;
  /** False: not on a shared device, which stores nothing. */
  isForSharedDevice: boolean;
  sheet?: OwnSheet;
  loadDialog: () => Promise<ComponentType<{ open: OpenQuiz; onClose: () => void }>>;
};

export type Feature = {
  /** The sheet that its rules are in, if it is not that of all pages. */
  readonly sheet?: OwnSheet;
};
