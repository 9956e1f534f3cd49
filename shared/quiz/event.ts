import type { Answer, Answers } from './question.ts';
import type { Place } from './state.ts';

export type GivenAnswer = { questionId: string; value: Answer };

/** All that can happen to a quiz run. `machine.ts` says what each does. */
export type QuizEvent =
  | { type: 'started' }
  | { type: 'reset' }
  /** A draft from an earlier visit, or from another tab. */
  | ({ type: 'restored'; answers: Answers; privacyAccepted: boolean } & Place)
  | { type: 'identified'; signedIn: boolean }
  | { type: 'privacyAccepted'; accepted: boolean }
  | ({ type: 'answered' } & GivenAnswer)
  /** Continue on a screen that asks nothing, or whose answer stands. */
  | { type: 'continued' }
  | { type: 'skipped' }
  | { type: 'back' }
  /** Opens the list of answers at the end of the quiz, with the answer on the screen if it is one already. */
  | { type: 'checked'; answer?: GivenAnswer }
  /** A line of the list. */
  | { type: 'opened'; questionId: string }
  /** The browser's own Back and Forward. */
  | ({ type: 'went' } & Place)
  /** Back from the login, to send what was to be sent before it. */
  | { type: 'handedIn' }
  | { type: 'submitted' }
  /** The submission did not go through; the person stays where they are, with every answer. */
  | { type: 'refused' };

export type RestoredEvent = Extract<QuizEvent, { type: 'restored' }>;

/** What may move a quiz that is under way. */
export type RunningEvent = Exclude<
  QuizEvent,
  { type: 'started' | 'reset' | 'restored' | 'identified' | 'submitted' | 'refused' }
>;
