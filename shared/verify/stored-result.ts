import type { QuizId } from '#shared/derived-names.ts';
import type { CheckedSigns } from '#shared/safety/earlier-answers.ts';

/** A submission as it stands in an export, as far as a result follows from it. */
export type StoredSubmission = {
  readonly quizId: QuizId;
  readonly submittedAt: string;
  readonly answers: unknown;
  readonly timeZone?: string;
  readonly firstName?: string;
  readonly unconfirmed?: readonly string[];
  readonly checkedSigns?: CheckedSigns;
  /** The answers to the other quiz that this result builds on; null where the file lacks them. */
  readonly otherAnswers?: unknown;
  /** The day of those answers, YYYY-MM-DD. */
  readonly otherAnsweredOn?: string;
};

/** One result as it stands in an export. Nothing of it is trusted: it is what is looked at. */
export type StoredResult = {
  readonly submissionId: string;
  readonly quizId: QuizId;
  readonly submittedAt: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** Of anything that stands there; undefined where nothing does. */
  readonly signature?: unknown;
  /** Null: the file has the result without its answers. */
  readonly submission: StoredSubmission | null;
};
