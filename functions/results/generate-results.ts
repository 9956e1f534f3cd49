import type { ResultJob } from '#shared/contract/messages.ts';
import { callWebhookOnce, type WebhookDeps } from './call-webhook-once.ts';
import { ensureResult, type ResultDeps } from './ensure-result.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import { type Claim, type ClaimedSubmission, LeaseLost, type WebhookOutcome } from './pipeline-state.ts';
import { laterBy } from './retry-times.ts';
import { type MailDeps, sendMailOnce } from './send-mail-once.ts';

export type GenerateResultsDeps = ResultDeps &
  MailDeps &
  WebhookDeps & {
    /** Takes the submission for this worker alone until `leaseUntil`, and reads it: one conditional write. */
    claim: (job: ResultJob, lease: { owner: string; until: string; now: string }) => Promise<Claim>;
    /** Nothing is outstanding: leaves the sparse index and gives the lease back. */
    finish: (submission: ClaimedSubmission, hook?: WebhookOutcome) => Promise<void>;
    /** Gives the lease back; the sweep meets the submission when `waitingSince` is old enough, if it has not parked it. */
    release: (submission: ClaimedSubmission, waitingSince: string) => Promise<void>;
    /** The same for a job whose only open ends are outside: back into the sweep even if it was parked. */
    putOff: (submission: ClaimedSubmission, waitingSince: string, hook?: WebhookOutcome) => Promise<void>;
    newLeaseOwner: () => string;
  };

export type JobEnding = 'finished' | 'put off' | 'nothing to do' | 'busy' | 'unknown' | 'overtaken';

/**
 * Brings one submission from `received` to `hooked`. Safe to repeat at any time and by many workers at once: one lease
 * per submission, one result, at most one mail. Order: what concerns nobody else first (score, store), then the mail,
 * then the webhook, so that no outside service can delay or lose a result.
 *
 * Throws when the job must come again by the queue (and at last as a dead letter). A mail or webhook that could not be
 * handed over does not throw: the person has the result, so the message is done and the sweep brings the job back.
 */
export const generateResult =
  (deps: GenerateResultsDeps) =>
  async (job: ResultJob, retryInSeconds: number): Promise<JobEnding> => {
    const now = deps.now();
    const claim = await deps.claim(job, {
      owner: deps.newLeaseOwner(),
      until: laterBy(now, pipelineLimits.leaseSeconds),
      now: now.toISOString(),
    });
    if (claim === 'finished') return 'nothing to do';
    // Whoever holds the lease finishes the job; should it die, the item is still in the sparse index and gets swept.
    if (claim === 'busy' || claim === 'unknown') return claim;
    try {
      return await runSteps(deps, claim);
    } catch (failure) {
      if (failure instanceof LeaseLost) return 'overtaken';
      await releaseLease(deps, claim, retryInSeconds);
      throw failure;
    }
  };

const runSteps = async (deps: GenerateResultsDeps, submission: ClaimedSubmission): Promise<JobEnding> => {
  const content = await ensureResult(deps, submission);
  const mail = await sendMailOnce(deps, submission, content);
  const hook = await callWebhookOnce(deps, submission);
  const hookOutcome = 'settled' in hook ? hook.settled : undefined;
  const tryAgainAt = earliest(mail === 'settled' ? [] : [mail.tryAgainAt], 'settled' in hook ? [] : [hook.tryAgainAt]);
  if (tryAgainAt === undefined) {
    await deps.finish(submission, hookOutcome);
    deps.watch.finished(submission);
    return 'finished';
  }
  await deps.putOff(submission, tryAgainAt, hookOutcome);
  return 'put off';
};

const earliest = (...instants: string[][]): string | undefined => instants.flat().sort()[0];
const latest = (one: string, other = ''): string => (one < other ? other : one);

/** Best effort: if even this fails, the lease runs out by itself before the message comes back. */
const releaseLease = async (deps: GenerateResultsDeps, submission: ClaimedSubmission, retryInSeconds: number) => {
  try {
    // Later than the queue's own next try, so that the sweep does not add a second message to it; and never sooner than
    // the sweep itself has planned, or poison would be swept once a minute for ever.
    await deps.release(submission, latest(laterBy(deps.now(), retryInSeconds), submission.nextSweepAt));
  } catch (failure) {
    deps.watch.leaseNotReleased(submission, failure);
  }
};
