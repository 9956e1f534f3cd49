import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/adapters/stored-item.ts';
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
import type { SubmissionState } from '#functions/submissions/submission.ts';
import type { SubmissionId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { Headline } from '#shared/contract/submission.ts';
import {
  type Change,
  changeSubmission,
  type ShardedSubmissions,
  type SubmissionsTable,
  storedClaim,
  type Values,
} from './submissions.ts';

/** Takes the lease of a submission in one of these states, by one conditional write. */
const claimSubmission =
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

/**
 * The worker's writes on a submission's item. Each is conditional: one of many workers wins, and the others learn that they can
 * stop. A worker may repeat its own write, as the SDK does after a lost response.
 */
export const submissionProgress = (table: ShardedSubmissions) => ({
  claimResult: claimSubmission(table, ['received']),
  claimEffects: claimSubmission(table, ['scored', 'mailed']),
  handOver: underLease(table, ({ submissionId }, headline: Headline, now: string) => ({
    update: `SET #state = :scored, headline = :headline, ${waitsIn} ${freesLease}`,
    values: { ':scored': 'scored', ':headline': headline, ...waiting(table, 'mail', submissionId, now) },
  })),
  beginMail: underLease(
    table,
    (_, now: string) => ({
      update: 'SET mail = :sending, mailBegunAt = :now, mailFirstTriedAt = if_not_exists(mailFirstTriedAt, :now)',
      values: { ':sending': 'sending', ':now': now },
    }),
    // The event of an earlier attempt may have arrived since the claim.
    'AND attribute_not_exists(mailTakenAt)',
  ),
  undoBeginMail: underLease(table, () => ({ update: 'REMOVE mail, mailBegunAt' })),
  settleMail: settleMail(table),
  release: underLease(table, (_, waitingSince: string) => ({
    update: `SET waitingSince = :since ${freesLease}`,
    values: { ':since': waitingSince },
  })),
  defer: underLease(table, ({ submissionId }, lane: EffectLane, waitingSince: string, hook?: WebhookOutcome) => ({
    update: `SET ${waitsIn}${hook ? ', hook = :hook' : ''} ${freesLease}`,
    values: { ...waiting(table, lane, submissionId, waitingSince), ...(hook && { ':hook': hook }) },
  })),
  finish: underLease(table, (_, hook?: WebhookOutcome) => ({
    update: `SET #state = :hooked${hook ? ', hook = :hook' : ''} ${freesLease}, waiting, waitingSince`,
    values: { ':hooked': 'hooked', ...(hook && { ':hook': hook }) },
  })),
});

const freesLease = 'REMOVE leaseOwner, leaseUntil';
const waitsIn = 'waiting = :here, waitingSince = :since';
const waiting = ({ shards }: ShardedSubmissions, lane: Lane, submissionId: SubmissionId, since: string): Values => ({
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
    try {
      await changeSubmission(table, key, `submissionId = :id AND mail = :deferred AND ${isFree}`, {
        update: `SET #state = :scored, reopenedAt = :now, ${waitsIn} REMOVE mail, mailFirstTriedAt, nextSweepAt`,
        values: {
          ':id': key.submissionId,
          ':deferred': 'deferred',
          ':scored': 'scored',
          ':now': now,
          ...waiting(table, 'mail', key.submissionId, now),
        },
      });
      return 'reopened';
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
      return failure.Item?.mail?.S === 'deferred' ? 'busy' : 'not-deferred';
    }
  };

/**
 * Does not need the lease: a slow worker knows the real outcome, even if another one has recorded it as doubtful. Never
 * replaces a known outcome by an unknown one, and never recreates an erased item.
 */
const settleMail =
  (table: SubmissionsTable) =>
  (submission: ClaimedSubmission, mail: MailOutcome, detail: string): Promise<void> => {
    const isOpen = '(attribute_not_exists(mail) OR mail IN (:sending, :doubtful, :mail))';
    return orLeaseLost(
      changeSubmission(table, submission, `submissionId = :id AND #state <> :hooked AND ${isOpen}`, {
        update: 'SET mail = :mail, mailDetail = :detail, #state = :mailed',
        values: {
          ':id': submission.submissionId,
          ':mail': mail,
          ':detail': detail,
          ':mailed': 'mailed',
          ':hooked': 'hooked',
          ':sending': 'sending',
          ':doubtful': 'doubtful',
        },
      }),
    );
  };

const underLease =
  <More extends unknown[]>(
    table: SubmissionsTable,
    changeFor: (submission: ClaimedSubmission, ...more: More) => Change,
    also = '',
  ) =>
  (submission: ClaimedSubmission, ...more: More): Promise<void> => {
    const { update, values } = changeFor(submission, ...more);
    const mine = { ...values, ':me': submission.leaseOwner };
    return orLeaseLost(changeSubmission(table, submission, `leaseOwner = :me ${also}`, { update, values: mine }));
  };

const orLeaseLost = async (writing: Promise<unknown>): Promise<void> => {
  try {
    await writing;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) throw new LeaseLost('Another worker has taken the lease.');
    throw failure;
  }
};

const more = ', mailEvent = :kind, mailEventDetail = :detail, mailEventAt = :at';

/**
 * Records an SES event on its submission. False if the submission does not exist, or no longer does. Each event implies that
 * SES accepted the mail; `taken` says only that, and does not overwrite an earlier bounce.
 */
export const noteMailEvent =
  ({ client, tableName }: Pick<SubmissionsTable, 'client' | 'tableName'>) =>
  async ({ userId, sessionId, submissionId, kind, detail, at }: ResultMailEvent): Promise<boolean> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId, sessionId },
      UpdateExpression: `SET mailTakenAt = if_not_exists(mailTakenAt, :at)${kind === 'taken' ? '' : more}`,
      // Without this condition, an update would recreate the item of an erased submission.
      ConditionExpression: 'submissionId = :id',
      ExpressionAttributeValues: {
        ':at': at,
        ':id': submissionId,
        ...(kind !== 'taken' && { ':kind': kind, ':detail': detail }),
      },
    });
    try {
      await client.send(update);
      return true;
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) return false;
      throw failure;
    }
  };
