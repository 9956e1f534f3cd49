import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { type AnswersBeside, besideOf, runKeyOf } from '#shared/quizzes/quiz-record.ts';
import type { ResultWithSlots, Submitted } from '#shared/result.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import type { Chosen, ToChoose } from './chooser/choose.ts';
import type { ClaimedSubmission } from './pipeline-state.ts';

export type ComposeInputDeps = {
  /** An earlier submission of the same user. */
  findEarlier: (userId: UserId, runId: RunId) => Promise<EarlierSubmission | null>;
};

type EarlierSubmission = Pick<AcceptedSubmission, 'answers' | 'submittedAt' | 'timeZone'>;

/** A submission builds on another one that is not stored. */
export class NoPinnedAnswers extends Error {
  override name = 'NoPinnedAnswers';
}

/** Everything that determines a submission's result. Throws NoPinnedAnswers. */
export const composeInput = async (deps: ComposeInputDeps, submission: AcceptedSubmission): Promise<Submitted> => {
  const { quizId, answers, firstName, submittedAt, timeZone, unconfirmed, checkedSigns } = submission;
  return {
    quizId,
    answers,
    today: dayInZone(new Date(submittedAt), timeZone),
    ...(firstName && { firstName }),
    ...(unconfirmed && { unconfirmed }),
    ...(checkedSigns && { checkedSigns }),
    ...(await answersBeside(deps, submission)),
  };
};

/**
 * The answers to the other quiz that this submission builds on; empty if it builds on none. They are those of the stored run id,
 * not the newest ones, because a retake of the other quiz must not change this result.
 */
const answersBeside = async (deps: ComposeInputDeps, submission: AcceptedSubmission): Promise<AnswersBeside> => {
  const { userId, submissionId, quizId } = submission;
  const { other } = quizRecordOf(quizId);
  const runId = other && submission[runKeyOf(other)];
  if (!other || !(runId || other.isNeeded)) return {};
  const earlier = runId ? await deps.findEarlier(userId, runId) : null;
  if (!earlier)
    throw new NoPinnedAnswers(`Submission ${submissionId} builds on another submission that does not exist.`);
  return besideOf(other, earlier.answers, dayInZone(new Date(earlier.submittedAt), earlier.timeZone));
};

export type ResultDeps = ComposeInputDeps & {
  compose: (input: Submitted, language: Language) => ResultWithSlots | Promise<ResultWithSlots>;
  /** Lets the model choose among offered sentences. Never throws, never exceeds its deadline. Null: off. */
  choose: ((toChoose: ToChoose) => Promise<Chosen>) | null;
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
  /** Stores the result once. Returns the stored one, which may be an earlier one. */
  saveResult: (userId: UserId, result: Result) => Promise<Result>;
};

/** The one result of a submission: composed and stored the first time, read from the table after that. */
export const ensureResult = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<Result> => {
  const { userId, submissionId } = submission;
  // At the first claim there is no result yet, so the read is skipped. A later claim must not call the model again.
  const stored = submission.claims > 1 ? await deps.findResult(userId, submissionId) : null;
  // Not composed again: the user may have read the stored one. The job becomes a dead letter, which an alarm watches.
  if (stored === 'unreadable') throw new Error(`The stored result of submission ${submissionId} cannot be read.`);
  return stored ?? (await composeAndStore(deps, submission));
};

const composeAndStore = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<Result> => {
  const { userId, submissionId, quizId, submittedAt } = submission;
  const content = await composePage(deps, submission, await composeInput(deps, submission));
  return deps.saveResult(userId, { submissionId, quiz_id: quizId, submittedAt, content });
};

const composePage = async (
  deps: ResultDeps,
  { submissionId, language }: ClaimedSubmission,
  input: Submitted,
): Promise<ResultContent> => {
  const compose = (again: Submitted) => deps.compose(again, language);
  const { content, slots } = await compose(input);
  // With a warning, wording is not a matter of taste, so the engine's own sentences stand.
  const isWarned = content.redFlags.some(({ level }) => level !== 'soon');
  if (deps.choose === null || slots.length === 0 || isWarned) return content;
  const nameless = await compose({ ...input, firstName: '' });
  const { choices, wording } = await deps.choose({ submissionId, quizId: input.quizId, slots: nameless.slots });
  if (wording.by === 'engine') return content;
  return { ...(await compose({ ...input, choices })).content, wording };
};
