import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type { ClaimedSubmission, EffectEnding, PipelineWatch } from './pipeline-state.ts';
import { ageSeconds, effectGapSeconds, laterBy } from './pipeline-state.ts';

type SignAnswer = { signature: string } | { reason: string };

export type SignDeps = PipelineWatch & {
  /** Never throws, and takes at most `signTimeoutSeconds`. */
  sign: (result: Result) => Promise<SignAnswer>;
  /** Adds it to the stored result, if that has none yet. */
  addSignature: (userId: UserId, submissionId: SubmissionId, signature: string) => Promise<void>;
};

/**
 * Signs a result before it is stored, so that both are one write. If the key is unreachable, the result has no signature: the
 * user gets it all the same, and `signLater` adds one.
 */
export const withSignature = async (
  deps: Pick<SignDeps, 'sign' | 'watch'>,
  submission: ClaimedSubmission,
  result: Result,
): Promise<Result> => {
  const answer = await deps.sign(result);
  if ('signature' in answer) return { ...result, signature: answer.signature };
  deps.watch.signature(submission, 'later', answer.reason);
  return result;
};

/**
 * Signs a stored result that has no signature. Last in a job, because no user waits for it. Given up after a day: the result
 * then stays without one.
 */
export const signLater = async (
  deps: SignDeps,
  submission: ClaimedSubmission,
  result: Result,
): Promise<EffectEnding> => {
  if (result.signature !== undefined) return 'settled';
  const now = deps.now();
  const age = ageSeconds(submission.submittedAt, now);
  const tryAgain = { tryAgainAt: laterBy(now, effectGapSeconds(age)) };
  // At the first claim of each of the two workers, the key was tried a moment ago.
  if (submission.claims <= 2) return tryAgain;
  const answer = await deps.sign(result);
  if ('signature' in answer) {
    await deps.addSignature(submission.userId, submission.submissionId, answer.signature);
    return 'settled';
  }
  const isOver = age > pipelineLimits.signGiveUpSeconds;
  deps.watch.signature(submission, isOver ? 'given-up' : 'later', answer.reason);
  return isOver ? 'settled' : tryAgain;
};
