import type { Answer, Answers } from './question.ts';

/** Where a user is, in the specification's positions, and what they have answered. */
export type QuizState = {
  readonly phase: 'idle' | 'running' | 'submitting' | 'completed';
  readonly currentQuestion: number;
  /** Includes answers to questions that are hidden now, which come back when the question does. */
  readonly answers: Answers;
  /** Ticked in this run, or given earlier by the signed-in user. */
  readonly privacyAccepted: boolean;
  readonly signedIn: boolean;
  /** The check of all answers before sending; null while the user answers one question after another. */
  readonly check: Check | null;
  /** The position whose question shows its later options instead of the first ones. */
  readonly laterOptionsAt: number | null;
};

/** The check shows the list of all answers, or one question opened from it. */
export type Check = {
  /** The position that the list was opened from, to which Back leads. While the list shows, it is `currentQuestion`. */
  readonly from: number;
  /** The question that was opened last. The list scrolls back to its line. */
  readonly questionId: string | null;
  /** Whether the question shows instead of the list. */
  readonly isOpen: boolean;
};

/** The user's place in the quiz, as browser history and drafts store it. */
export type Place = Pick<QuizState, 'currentQuestion'> & Partial<Pick<QuizState, 'check' | 'laterOptionsAt'>>;

export const initialState: QuizState = {
  phase: 'idle',
  currentQuestion: -2,
  answers: {},
  privacyAccepted: false,
  signedIn: false,
  check: null,
  laterOptionsAt: null,
};

export type GivenAnswer = { questionId: string; value: Answer };

/** Every event of a quiz run. `machine.ts` handles them. */
export type QuizEvent =
  | { type: 'started' }
  | { type: 'reset' }
  /** A draft from an earlier visit, or from another tab. */
  | ({ type: 'restored'; answers: Answers; privacyAccepted: boolean } & Place)
  | { type: 'identified'; signedIn: boolean }
  | { type: 'privacyAccepted'; accepted: boolean }
  | ({ type: 'answered' } & GivenAnswer)
  /** Continue on a screen that asks nothing, or that is answered already. */
  | { type: 'continued' }
  | { type: 'skipped' }
  /** None of the options that the screen shows at first. */
  | { type: 'laterOptionsOpened' }
  | { type: 'back' }
  /** Opens the list of answers at the end of the quiz; `answer` is the one on the screen, if it is complete. */
  | { type: 'checked'; answer?: GivenAnswer }
  /** Opens a line of the list. */
  | { type: 'opened'; questionId: string }
  /** The browser's own Back and Forward. */
  | ({ type: 'went' } & Place)
  /** Back from the login: sends what had to wait for it. */
  | { type: 'handedIn' }
  | { type: 'submitted' }
  /** The submission did not go through. The user stays where they are and keeps every answer. */
  | { type: 'refused' };

export type RestoredEvent = Extract<QuizEvent, { type: 'restored' }>;

/** The events that a running quiz handles. */
export type RunningEvent = Exclude<
  QuizEvent,
  { type: 'started' | 'reset' | 'restored' | 'identified' | 'submitted' | 'refused' }
>;
