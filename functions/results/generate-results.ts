import type { ResultJob } from '#shared/contract/messages.ts';
import { callWebhookOnce, type WebhookDeps, type WebhookEnding } from './call-webhook-once.ts';
import { ensureResult, type ResultDeps } from './ensure-result.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import { type Claim, type ClaimedSubmission, LeaseLost, PersonErased, type WebhookOutcome } from './pipeline-state.ts';
import type { EffectEnding } from './pipeline-watch.ts';
import { laterBy } from './retry-times.ts';
import { type MailDeps, sendMailOnce } from './send-mail-once.ts';
import { signLater } from './sign-result.ts';

export type GenerateResultsDeps = ResultDeps &
  MailDeps &
  WebhookDeps & {
    /** Takes the submission for this worker alone until `leaseUntil`, and reads it: one conditional write. */
    claim: (job: ResultJob, lease: { owner: string; until: string; now: string }) => Promise<Claim>;
    /** No work is left: takes the submission out of the sparse index and releases the lease. */
    finish: (submission: ClaimedSubmission, hook?: WebhookOutcome) => Promise<void>;
    /** Releases the lease. The sweep finds the submission when `waitingSince` is old enough, unless it is parked. */
    release: (submission: ClaimedSubmission, waitingSince: string) => Promise<void>;
    /** Releases the lease when only mail, webhook or signature are left: the sweep finds it again, even if it was parked. */
    putOff: (submission: ClaimedSubmission, waitingSince: string, hook?: WebhookOutcome) => Promise<void>;
    newLeaseOwner: () => string;
    /** Whether this person has asked to be erased, as the last write left it. */
    isErased: (userId: string) => Promise<boolean>;
  };

export type JobEnding = 'finished' | 'put off' | 'nothing to do' | 'busy' | 'unknown' | 'overtaken' | 'erased';

/**
 * Brings one submission from `received` to `hooked`. Safe to repeat at any time and by many workers at once: one lease
 * per submission, one result, at most one mail. The order is score, sign, store, mail, webhook; a result
 * that could not be signed is stored all the same and signed last, so that no outside service can delay or lose it.
 *
 * Throws when the queue must deliver the job again (and move it to the dead letters in the end). Does not throw when mail,
 * webhook or key are down: the person has the result, the message is done, and the sweep brings the job back.
 *
 * Stops where it is when the person has asked to be erased. It looks after it has the lease, and the erasure looks for
 * leases after it has left its mark, so one of the two sees the other; and once more before each thing that leaves us.
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
    // The holder of the lease finishes the job. If it dies, the item is still in the sparse index and is swept.
    if (claim === 'busy' || claim === 'unknown') return claim;
    try {
      return await runSteps(deps, claim);
    } catch (failure) {
      if (failure instanceof LeaseLost) return 'overtaken';
      if (failure instanceof PersonErased) {
        // The erasure waits for the lease to end.
        await releaseLease(deps, claim, retryInSeconds);
        return 'erased';
      }
      await releaseLease(deps, claim, retryInSeconds);
      throw failure;
    }
  };

const runSteps = async (deps: GenerateResultsDeps, submission: ClaimedSubmission): Promise<JobEnding> => {
  await refuseErased(deps, submission);
  const result = await ensureResult(deps, submission);
  await refuseErased(deps, submission);
  const mail = await sendMailOnce(deps, submission, result.content);
  await refuseErased(deps, submission);
  const hook = await callWebhookOnce(deps, submission);
  const hookOutcome = 'settled' in hook ? hook.settled : undefined;
  const signature = await signLater(deps, submission, result);
  const tryAgainAt = earliest([mail, hook, signature].flatMap((ending) => (isOpen(ending) ? [ending.tryAgainAt] : [])));
  if (tryAgainAt === undefined) {
    await deps.finish(submission, hookOutcome);
    deps.watch.finished(submission);
    return 'finished';
  }
  await deps.putOff(submission, tryAgainAt, hookOutcome);
  return 'put off';
};

const refuseErased = async ({ isErased }: GenerateResultsDeps, { userId }: ClaimedSubmission): Promise<void> => {
  if (await isErased(userId)) throw new PersonErased('This person has asked to be erased.');
};

const isOpen = (ending: EffectEnding | WebhookEnding): ending is { tryAgainAt: string } =>
  typeof ending === 'object' && 'tryAgainAt' in ending;

const earliest = (instants: string[]): string | undefined => instants.sort()[0];
const latest = (one: string, other = ''): string => (one < other ? other : one);

/** May fail: then the lease ends by itself before the message comes back. */
const releaseLease = async (deps: GenerateResultsDeps, submission: ClaimedSubmission, retryInSeconds: number) => {
  try {
    // Later than the queue's own next try, so that the sweep does not add a second message. And never sooner than the
    // sweep has planned: a job that always fails would be swept once a minute for ever.
    await deps.release(submission, latest(laterBy(deps.now(), retryInSeconds), submission.nextSweepAt));
  } catch (failure) {
    deps.watch.leaseNotReleased(submission, failure);
  }
};
