import { newestFirst, type SubmissionSummary } from '#functions/submissions/submission.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

export type ReopenDeps = {
  list: (userId: UserId) => Promise<SubmissionSummary[]>;
  /**
   * Makes a deferred mail due again, by one conditional write that also returns the submission to the mail lane. `busy`: a
   * worker has the lease. `not-deferred`: there is nothing to do.
   */
  reopenMail: (job: ResultJob, now: string) => Promise<'reopened' | 'busy' | 'not-deferred'>;
  /** To the queue of effects, whose worker sends this mail like any other. */
  enqueue: (job: ResultJob) => Promise<void>;
  now: () => Date;
};

/** A worker holds the lease of one of the submissions. The queue delivers the job again. */
class SubmissionBusy extends Error {
  override name = 'SubmissionBusy';
}

/**
 * Sends the deferred mails once an address is confirmed: the newest result of each quiz. A result that is still being made is
 * mailed by its own job, which will see the confirmed address.
 */
export const reopenDeferred =
  (deps: ReopenDeps) =>
  async (userId: UserId): Promise<void> => {
    const newest = newestOfEachQuiz(await deps.list(userId));
    const endings = await Promise.all(newest.map((submission) => reopen(deps, submission)));
    if (endings.includes('busy')) throw new SubmissionBusy();
  };

const newestOfEachQuiz = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] =>
  newestFirst(submissions).filter(({ quizId }, at, all) => all.findIndex((other) => other.quizId === quizId) === at);

/** If the queue refuses, the sweep enqueues it: the submission is in the mail lane already. */
const reopen = async (deps: ReopenDeps, { userId, sessionId, submissionId }: SubmissionSummary) => {
  const job = { userId, sessionId, submissionId };
  const ending = await deps.reopenMail(job, deps.now().toISOString());
  if (ending === 'reopened') await deps.enqueue(job).catch(() => {});
  return ending;
};
