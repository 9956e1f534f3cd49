import { type ReadableTable, readItem } from '#functions/adapters/stored-item.ts';
import { type Change, changeAndRead, changeItem, type RawItem, type Table } from '#functions/adapters/table.ts';
import type { ResultMailEvent } from '#functions/results/mail/record-mail-event.ts';
import { type Lane, partitionOf } from '#functions/results/pipeline-limits.ts';
import {
  type Claim,
  type ClaimedSubmission,
  type EffectLane,
  LeaseLost,
  type MailOutcome,
  type TakeLease,
  type WebhookOutcome,
} from '#functions/results/pipeline-state.ts';
import type { ReopenDeps } from '#functions/results/send-mail-once.ts';
import type { SubmissionKey, SubmissionState } from '#functions/submissions/submission.ts';
import type { SubmissionId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { type ShardedSubmissions, storedClaim } from './submissions.ts';

/** Takes the lease of a submission in one of these states, by one conditional write. */
const claimSubmission =
  (table: ReadableTable, states: readonly SubmissionState[]): TakeLease =>
  async (job, { owner, until, now }) => {
    const isFree = '(attribute_not_exists(leaseUntil) OR leaseUntil < :now OR leaseOwner = :me)';
    const named = Object.fromEntries(states.map((state) => [`:${state}`, state]));
    const claimed = await changeAndRead(table, {
      key: keyOf(job),
      update: 'SET leaseOwner = :me, leaseUntil = :until ADD claims :one',
      condition: `submissionId = :id AND #state IN (${Object.keys(named).join(', ')}) AND ${isFree}`,
      values: { ':me': owner, ':until': until, ':now': now, ':one': 1, ':id': job.submissionId, ...named },
    });
    return 'changed' in claimed
      ? readItem(storedClaim, claimed.changed, table.reportUnreadable)
      : reasonFor(job, claimed.unchanged, states);
  };

const keyOf = ({ userId, runId }: SubmissionKey) => ({ userId, runId });

const reasonFor = (job: ResultJob, item: RawItem, states: readonly string[]): Claim => {
  const state = item.state?.S ?? '';
  if (item.submissionId?.S !== job.submissionId) return 'unknown';
  if (state === 'hooked') return 'finished';
  return states.includes(state) ? 'busy' : 'elsewhere';
};

// The workers' writes on a submission's item. Each is conditional: one of many workers wins, and the others learn that they can
// stop. A worker may repeat its own write, as the SDK does after a lost response.

export const resultProgress = (table: ShardedSubmissions) => ({
  claimResult: claimSubmission(table, ['received']),
  handOver: underLease(table, ({ submissionId }, headline: Headline, now: string) => ({
    update: `SET #state = :scored, headline = :headline, ${waitsIn} ${freesLease}`,
    values: { ':scored': 'scored', ':headline': headline, ...waiting(table, 'mail', submissionId, now) },
  })),
  release: release(table),
});

export const effectProgress = (table: ShardedSubmissions) => ({
  claimEffects: claimSubmission(table, ['scored', 'mailed']),
  beginMail: underLease(table, (_, now: string) => ({
    update: 'SET mail = :sending, mailBegunAt = :now, mailFirstTriedAt = if_not_exists(mailFirstTriedAt, :now)',
    // The event of an earlier attempt may have arrived since the claim.
    condition: 'attribute_not_exists(mailTakenAt)',
    values: { ':sending': 'sending', ':now': now },
  })),
  undoBeginMail: underLease(table, () => ({ update: 'REMOVE mail, mailBegunAt' })),
  settleMail: settleMail(table),
  release: release(table),
  defer: underLease(table, ({ submissionId }, lane: EffectLane, waitingSince: string, hook?: WebhookOutcome) => ({
    update: `SET ${waitsIn}${hook ? ', hook = :hook' : ''} ${freesLease}`,
    values: { ...waiting(table, lane, submissionId, waitingSince), ...(hook && { ':hook': hook }) },
  })),
  finish: underLease(table, (_, hook?: WebhookOutcome) => ({
    update: `SET #state = :hooked${hook ? ', hook = :hook' : ''} ${freesLease}, waiting, waitingSince`,
    values: { ':hooked': 'hooked', ...(hook && { ':hook': hook }) },
  })),
});

const release = (table: Table) =>
  underLease(table, (_, waitingSince: string) => ({
    update: `SET waitingSince = :since ${freesLease}`,
    values: { ':since': waitingSince },
  }));

const freesLease = 'REMOVE leaseOwner, leaseUntil';
const waitsIn = 'waiting = :here, waitingSince = :since';
const waiting = ({ shards }: ShardedSubmissions, lane: Lane, submissionId: SubmissionId, since: string) => ({
  ':here': partitionOf(lane, submissionId, shards),
  ':since': since,
});

/**
 * Makes a deferred mail due again: the submission returns to the mail lane, as after its first result. Requires that the worker
 * that deferred it has released its lease; otherwise that worker's last write would remove the submission from the lane.
 */
export const reopenMail =
  (table: ShardedSubmissions): ReopenDeps['reopenMail'] =>
  async (key, now) => {
    const isFree = '(attribute_not_exists(leaseUntil) OR leaseUntil < :now)';
    const reopened = await changeAndRead(table, {
      key: keyOf(key),
      update: `SET #state = :scored, reopenedAt = :now, ${waitsIn} REMOVE mail, mailFirstTriedAt, nextSweepAt`,
      condition: `submissionId = :id AND mail = :deferred AND ${isFree}`,
      values: {
        ':id': key.submissionId,
        ':deferred': 'deferred',
        ':scored': 'scored',
        ':now': now,
        ...waiting(table, 'mail', key.submissionId, now),
      },
    });
    if ('changed' in reopened) return 'reopened';
    return reopened.unchanged.mail?.S === 'deferred' ? 'busy' : 'not-deferred';
  };

/**
 * Does not need the lease: a slow worker knows the real outcome, even if another one has recorded it as doubtful. Never
 * replaces a known outcome by an unknown one, and never recreates an erased item.
 */
const settleMail =
  (table: Table) =>
  (submission: ClaimedSubmission, mail: MailOutcome, detail: string): Promise<void> => {
    const isOpen = '(attribute_not_exists(mail) OR mail IN (:sending, :doubtful, :mail))';
    return changeOrLose(table, submission, {
      update: 'SET mail = :mail, mailDetail = :detail, #state = :mailed',
      condition: `submissionId = :id AND #state <> :hooked AND ${isOpen}`,
      values: {
        ':id': submission.submissionId,
        ':mail': mail,
        ':detail': detail,
        ':mailed': 'mailed',
        ':hooked': 'hooked',
        ':sending': 'sending',
        ':doubtful': 'doubtful',
      },
    });
  };

const underLease =
  <More extends unknown[]>(table: Table, changeFor: (submission: ClaimedSubmission, ...more: More) => Change) =>
  (submission: ClaimedSubmission, ...more: More): Promise<void> => {
    const { update, condition, values } = changeFor(submission, ...more);
    return changeOrLose(table, submission, {
      update,
      condition: `leaseOwner = :me${condition ? ` AND ${condition}` : ''}`,
      values: { ...values, ':me': submission.leaseOwner },
    });
  };

const changeOrLose = async (table: Table, submission: ClaimedSubmission, change: Change): Promise<void> => {
  const isChanged = await changeItem(table, { key: keyOf(submission), ...change });
  if (!isChanged) throw new LeaseLost('Another worker has taken the lease.');
};

const more = ', mailEvent = :kind, mailEventDetail = :detail, mailEventAt = :at';

/**
 * Records an SES event on its submission. False if the submission does not exist, or no longer does. Each event implies that
 * SES accepted the mail; `taken` says only that, and does not overwrite an earlier bounce.
 */
export const noteMailEvent =
  (table: Table) =>
  ({ userId, runId, submissionId, kind, detail, at }: ResultMailEvent): Promise<boolean> =>
    changeItem(table, {
      key: { userId, runId },
      update: `SET mailTakenAt = if_not_exists(mailTakenAt, :at)${kind === 'taken' ? '' : more}`,
      // Without this condition, an update would recreate the item of an erased submission.
      condition: 'submissionId = :id',
      values: { ':at': at, ':id': submissionId, ...(kind !== 'taken' && { ':kind': kind, ':detail': detail }) },
    });
