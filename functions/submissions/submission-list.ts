import { type Refusal, refuse } from '#functions/edge/outcome.ts';
import type { RunId, SubmissionId } from '#shared/contract/ids.ts';
import { type QuizId, quizIdFrom } from '#shared/derived-names.ts';
import * as words from '#words/refused.ts';
import type { AcceptedSubmission, SubmissionSummary } from './submission.ts';

/** All submissions of one user. Unreadable items are listed by the ids that could be read. */
export type SubmissionList = {
  readable: SubmissionSummary[];
  unreadable: { runId: RunId; submissionId?: SubmissionId; quizId?: string }[];
};

/**
 * Without those that their user has called a mistake. One stays until its correction has a result, so that there is always a
 * result to read.
 */
export const withoutMistakes = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] => {
  const corrected = new Set(
    submissions.flatMap(({ corrects, state }) => (corrects !== undefined && state !== 'received' ? [corrects] : [])),
  );
  return submissions.filter(({ submissionId }) => !corrected.has(submissionId));
};

/**
 * The submission that took the place of this one, which its user has called a mistake: the last of a chain of corrections, each
 * with a result. Undefined if nothing has.
 */
export const correctionOf = (
  submissions: readonly SubmissionSummary[],
  mistake: SubmissionId,
): SubmissionId | undefined => {
  const next = newestFirst(submissions).find(({ corrects, state }) => corrects === mistake && state !== 'received');
  return next && (correctionOf(submissions, next.submissionId) ?? next.submissionId);
};

/** Sorted by submission id: ULIDs sort by time, and in random order within a millisecond. */
export const newestFirst = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] =>
  submissions.toSorted((a, b) => (a.submissionId < b.submissionId ? 1 : -1));

/** This user's newest submission of a quiz. Throws if one that cannot be read may be newer. */
export const newestOf = ({ readable, unreadable }: SubmissionList, quizId: QuizId): SubmissionSummary | undefined => {
  const newest = newestFirst(readable.filter((submission) => submission.quizId === quizId))[0];
  const mayBeNewer = unreadable.some(
    (other) =>
      (other.quizId === quizId || quizIdFrom(other.quizId) === null) &&
      (other.submissionId === undefined || newest === undefined || other.submissionId > newest.submissionId),
  );
  if (mayBeNewer) throw new SubmissionUnreadable(quizId);
  return newest;
};

/** The user's reports under results of this quiz since the other submission: newer answers make their red flags due again. */
export const signsCheckedSince = (
  { readable }: SubmissionList,
  quizId: QuizId,
  other: SubmissionSummary | undefined,
): AcceptedSubmission['checkedSigns'] & object => {
  if (!other) return [];
  const said = newestFirst(readable).flatMap(({ quizId: of, checked }) =>
    of === quizId && checked
      ? (checked.signs ?? [])
          .filter(({ at = checked.at }) => at > other.submittedAt)
          .map(({ code, on }) => ({ code, on }))
      : [],
  );
  return said.filter(({ code }, at) => said.findIndex((one) => one.code === code) === at);
};

/** The adapter has logged its ids for the operator. Ends as 500: without it, the user would be shown something untrue. */
class SubmissionUnreadable extends Error {
  override name = 'SubmissionUnreadable';
  constructor(which: string) {
    super(`A stored submission is needed and cannot be read: ${which}.`);
  }
}

/** The submission that this quiz run has already made. */
export const findRun = (
  { readable, unreadable }: SubmissionList,
  runId: RunId | undefined,
): SubmissionSummary | undefined => {
  if (runId === undefined) return undefined;
  if (unreadable.some((other) => other.runId === runId)) throw new SubmissionUnreadable('of this run');
  return readable.find((submission) => submission.runId === runId);
};

/** The answers that a submission started from must be the user's own, of the same quiz. */
export const refuseBase = (
  { readable, unreadable }: SubmissionList,
  { basedOn, quizId }: { basedOn?: SubmissionId | undefined; quizId: QuizId },
): { refusal: Refusal } | null => {
  if (basedOn === undefined) return null;
  if (unreadable.some(({ submissionId }) => submissionId === basedOn)) throw new SubmissionUnreadable('started from');
  const base = readable.find(({ submissionId }) => submissionId === basedOn);
  if (base?.quizId === quizId) return null;
  return base ? refuse('malformed', words.earlierFromOtherQuiz) : refuse('not-found', words.earlierGone);
};
