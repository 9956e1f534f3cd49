import type { UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type { PipelineWatch } from './pipeline-state.ts';
import {
  type Claim,
  type ClaimedSubmission,
  LeaseLost,
  laterBy,
  PersonErased,
  type TakeLease,
} from './pipeline-state.ts';

export type LeaseDeps = PipelineWatch & {
  /** Releases the lease. The sweep finds the submission when `waitingSince` is old enough, unless it is dead-lettered. */
  release: (submission: ClaimedSubmission, waitingSince: string) => Promise<void>;
  newLeaseOwner: () => string;
  /** Whether this user has asked to be erased. Strongly consistent. */
  isErased: (userId: UserId) => Promise<boolean>;
};

export type LeaseEnding = 'nothing to do' | 'overtaken' | 'erased' | Exclude<Claim, ClaimedSubmission | 'finished'>;

/**
 * Does the work of one job under a lease. Throws when the queue must deliver the job again (and finally move it to the
 * dead-letter queue).
 *
 * Stops when the user has asked to be erased. The worker checks for the erasure mark after taking its lease, and the erasure
 * checks for leases after leaving its mark, so one of the two sees the other. The worker checks again before each external
 * effect.
 */
export const underLease = async <Ending>(
  deps: LeaseDeps,
  takeLease: TakeLease,
  job: ResultJob,
  retryInSeconds: number,
  work: (submission: ClaimedSubmission) => Promise<Ending>,
): Promise<Ending | LeaseEnding> => {
  const now = deps.now();
  const claim = await takeLease(job, {
    owner: deps.newLeaseOwner(),
    until: laterBy(now, pipelineLimits.leaseSeconds),
    now: now.toISOString(),
  });
  if (claim === 'finished') return 'nothing to do';
  // The holder of the lease finishes the job. If it dies, the item is still in the sparse index and is swept.
  if (typeof claim === 'string') return claim;
  try {
    await refuseErased(deps, claim);
    return await work(claim);
  } catch (failure) {
    if (failure instanceof LeaseLost) return 'overtaken';
    // Release it for an erased user too, because the erasure waits for the lease to end.
    await releaseLease(deps, claim, retryInSeconds);
    if (failure instanceof PersonErased) return 'erased';
    throw failure;
  }
};

export const refuseErased = async (
  { isErased }: Pick<LeaseDeps, 'isErased'>,
  { userId }: ClaimedSubmission,
): Promise<void> => {
  if (await isErased(userId)) throw new PersonErased('This user has asked to be erased.');
};

const latest = (one: string, other = ''): string => (one < other ? other : one);

/** May fail. The lease then expires before the message comes back. */
const releaseLease = (deps: LeaseDeps, submission: ClaimedSubmission, retryInSeconds: number) =>
  deps
    // Later than the queue's own redelivery, so that the sweep does not add a second message. And never sooner than the sweep
    // has planned: otherwise a job that always fails would be swept once a minute for ever.
    .release(submission, latest(laterBy(deps.now(), retryInSeconds), submission.nextSweepAt))
    .catch((failure: unknown) => deps.watch.leaseNotReleased(submission, failure));
