import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { Claim, TakeLease } from '#functions/results/pipeline-state.ts';
import type { SubmissionState } from '#functions/submissions/submission.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { changeSubmission } from './change-submission.ts';
import { readItem } from './stored-item.ts';
import { storedClaim } from './stored-submission.ts';
import type { SubmissionsTable } from './submissions-table.ts';

/** Takes the lease of a submission that is in one of these states: one conditional write. */
export const claimSubmission =
  (table: SubmissionsTable, states: readonly SubmissionState[]): TakeLease =>
  async (job, lease) => {
    const isFree = '(attribute_not_exists(leaseUntil) OR leaseUntil < :now OR leaseOwner = :me)';
    const { owner, until, now } = lease;
    const named = Object.fromEntries(states.map((state) => [`:${state}`, state]));
    const isMine = `submissionId = :id AND #state IN (${Object.keys(named).join(', ')}) AND ${isFree}`;
    try {
      const item = await changeSubmission(table, job, isMine, {
        update: 'SET leaseOwner = :me, leaseUntil = :until ADD claims :one',
        values: { ':me': owner, ':until': until, ':now': now, ':one': 1, ':id': job.submissionId, ...named },
      });
      return readItem(storedClaim, item, table.reportUnreadable);
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) return reasonFor(job, failure, states);
      throw failure;
    }
  };

const reasonFor = (
  job: ResultJob,
  { Item: item }: ConditionalCheckFailedException,
  states: readonly string[],
): Claim => {
  const state = item?.state?.S ?? '';
  if (item?.submissionId?.S !== job.submissionId) return 'unknown';
  if (state === 'hooked') return 'finished';
  return states.includes(state) ? 'busy' : 'elsewhere';
};
