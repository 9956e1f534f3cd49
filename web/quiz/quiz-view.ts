import type { QuizEvent } from '#shared/quiz/event.ts';
import { initialState, type QuizState } from '#shared/quiz/state.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import type { Inputs } from '../measured/inputs.ts';
import type { Retake } from './draft/draft.ts';
import type { Ending } from './send-answers.ts';

/** What the screens show of one quiz run. `Draft` holds what must survive the page. */
export type QuizView = {
  state: QuizState;
  /** Random. The API gets it as `sessionId`, so every retry of this run is the same submission. */
  runId: string;
  /** The user id of the person who gave the answers, or null. It stays when their session expires. */
  owner: string | null;
  /** The text in the inputs that is no answer yet, by question id. */
  typed: Readonly<Record<string, Inputs>>;
  /** What was typed for an answer, where there is a choice of units. */
  typedAnswers: TypedAnswers;
  /** The questions whose unlikely answers the person has confirmed. */
  confirmed: readonly string[];
  /** Codes of the emergency notices that the person has read. */
  dismissedNotices: readonly string[];
  sendWhenSignedIn: boolean;
  /** What the run started from; null if it started empty. */
  retake: Retake | null;
  /** A draft was found. The next screen says so, once. */
  isResumed: boolean;
  /** The person skipped a question that matters most. The next screen says what that means. */
  skippedOneThatMatters: boolean;
  /** How the submission ended, if the person has to know it. */
  ending: Exclude<Ending, { type: 'sent' }> | null;
};

/** Of a run that begins. */
export const freshView = (runId: string, owner: string | null): QuizView => ({
  state: initialState,
  runId,
  owner,
  typed: {},
  typedAnswers: {},
  confirmed: [],
  dismissedNotices: [],
  sendWhenSignedIn: false,
  retake: null,
  isResumed: false,
  skippedOneThatMatters: false,
  ending: null,
});

/**
 * What a step puts an end to: what was said on the screen before, and, if the person took it, the wish to be sent after the
 * login. The wish was about the answers as they stood there.
 */
export const leftBehind = ({ phase }: QuizState, { type }: QuizEvent): Partial<QuizView> => ({
  isResumed: false,
  skippedOneThatMatters: false,
  ...(phase === 'running' && type !== 'identified' && { ending: null, sendWhenSignedIn: false }),
});
