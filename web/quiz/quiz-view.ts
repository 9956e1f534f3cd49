import type { QuizState } from '#shared/quiz/state.ts';
import type { Ending } from './send-answers.ts';
import type { Typed } from './typed.ts';

/** What the screens show of one quiz. Everything that must outlive the page is in `Draft`. */
export type QuizView = {
  state: QuizState;
  /** Random; becomes the submission's session id, so every retry of this walk is the same submission. */
  run: string;
  /** Whose answers these are, once anybody was signed in; that stays when their session runs out. */
  owner: string | null;
  /** What stands in the inputs and is no answer yet, by question. */
  typed: Readonly<Record<string, Typed>>;
  /** Codes of the emergency notices that were read and put away. */
  putAway: readonly string[];
  sendWhenSignedIn: boolean;
  /** A draft was found: say so once. */
  isResumed: boolean;
  /** The question before this one matters most and was skipped: say so, kindly. */
  skippedOneThatMatters: boolean;
  /** How the submission ended, as far as the person has to know. */
  ending: Exclude<Ending, { type: 'sent' }> | null;
};
