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
};

export const initialState: QuizState = {
  phase: 'idle',
  currentQuestion: -2,
  answers: {},
  privacyAccepted: false,
  signedIn: false,
};
