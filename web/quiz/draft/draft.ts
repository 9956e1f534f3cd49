import type { QuizVersion } from '#shared/derived-names.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import type { Check } from '#shared/quiz/state.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import type { Inputs } from '../../measured/inputs.ts';

/** What a run started from, where it did not start empty. */
export type Retake = {
  /** The submission with the earlier answers. */
  basedOn: string;
  /** The questions of 'my numbers' that were answered there. They are asked at the end. */
  numbers: readonly string[];
  /** What stands beside a question: the earlier answer, and the words in which it was told. */
  lastTime: Readonly<Record<string, { answer: Answer; words: string }>>;
};

/** An unfinished quiz, as the app works with it. */
export type Draft = {
  /** The quiz run that these answers belong to. */
  runId: string;
  /** The questionnaire that the answers were given to. */
  quizVersion: QuizVersion;
  /** Each write in any tab raises it. The higher revision is the newer one. */
  revision: number;
  savedAt: number;
  /** The user id of the person who gave the answers, or null if nobody was signed in. Nobody else may see them. */
  owner: string | null;
  currentQuestion: number;
  /** The check before sending, where the person is at it. */
  check?: Check | null;
  privacyAccepted: boolean;
  answers: Answers;
  typed: Readonly<Record<string, Inputs>>;
  /** As in the view; absent where there are none. */
  typedAnswers?: TypedAnswers;
  confirmed?: readonly string[];
  /** Codes of the emergency notices that the person has read. */
  dismissedNotices: readonly string[];
  sendWhenSignedIn: boolean;
  /** Absent in a run that started empty. */
  retake?: Retake;
};
