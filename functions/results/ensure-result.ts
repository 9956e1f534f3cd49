import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import type { ResultWithSlots, Submitted } from '#shared/result.ts';
import type { Chosen, ToChoose } from './chooser/choose.ts';
import { type ComposeInputDeps, composeInput } from './compose-input.ts';
import type { ClaimedSubmission } from './pipeline-state.ts';
import { type SignDeps, withSignature } from './sign-result.ts';

export type ResultDeps = Omit<SignDeps, 'addSignature'> &
  ComposeInputDeps & {
    compose: (input: Submitted) => ResultWithSlots | Promise<ResultWithSlots>;
    /** Lets the model choose among offered sentences. Never throws, never takes longer than its deadline. Null: off. */
    choose: ((toChoose: ToChoose) => Promise<Chosen>) | null;
    findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
    /** Stores the result once. Answers with the stored one, which may be an earlier one. */
    saveResult: (userId: UserId, result: Result) => Promise<Result>;
  };

/** The one result of a submission: composed, signed and stored the first time, read from the table after that. */
export const ensureResult = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<Result> => {
  const { userId, submissionId } = submission;
  // At the first claim there is no result yet, so no read is needed. A later claim must not ask the model again.
  const stored = submission.claims > 1 ? await deps.findResult(userId, submissionId) : null;
  // Not composed again: the person may have read the stored one. The job becomes a dead letter, which an alarm watches.
  if (stored === 'unreadable') throw new Error(`The stored result of submission ${submissionId} cannot be read.`);
  return stored ?? (await composeAndStore(deps, submission));
};

const composeAndStore = async (deps: ResultDeps, submission: ClaimedSubmission): Promise<Result> => {
  const { userId, submissionId, quizId, submittedAt } = submission;
  const content = await composePage(deps, submissionId, await composeInput(deps, submission));
  const result = await withSignature(deps, submission, { submissionId, quiz_id: quizId, submittedAt, content });
  return deps.saveResult(userId, result);
};

const composePage = async (deps: ResultDeps, submissionId: SubmissionId, input: Submitted): Promise<ResultContent> => {
  const { content, slots } = await deps.compose(input);
  // Beside a warning, words are not a matter of taste: the engine's own stand.
  const isWarned = content.redFlags.some(({ level }) => level !== 'soon');
  if (deps.choose === null || slots.length === 0 || isWarned) return content;
  const nameless = await deps.compose({ ...input, firstName: '' });
  const { choices, wording } = await deps.choose({ submissionId, quizId: input.quizId, slots: nameless.slots });
  if (wording.by === 'engine') return content;
  return { ...(await deps.compose({ ...input, choices })).content, wording };
};
