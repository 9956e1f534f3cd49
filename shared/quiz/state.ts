import type { Answers } from './question.ts';

/** Where a person is in the specification's positions, and what they have said. */
export type QuizState = {
  readonly phase: 'idle' | 'running' | 'submitting' | 'completed';
  readonly currentQuestion: number;
  /** Includes answers to questions that are hidden now: they come back when the question does. */
  readonly answers: Answers;
  /** Ticked, or given with the account that the person is signed in to. */
  readonly privacyAccepted: boolean;
  readonly signedIn: boolean;
  /** The check before sending; null while the person walks from question to question. */
  readonly check: Check | null;
};

/** A person who checks the answers looks at their list, or at one question that was opened from it. */
export type Check = {
  /** The position that the list was opened from: Back leads there. While the list shows, it is `currentQuestion`. */
  readonly from: number;
  /** The question that was opened last. The list comes back to its line. */
  readonly questionId: string | null;
  /** That question shows, and not the list. */
  readonly isOpen: boolean;
};

/** What the browser's history and a draft know of where a person is. */
export type Place = { readonly currentQuestion: number; readonly check?: Check | null };

export const initialState: QuizState = {
  phase: 'idle',
  currentQuestion: -2,
  answers: {},
  privacyAccepted: false,
  signedIn: false,
  check: null,
};
