import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  type Claim,
  type ClaimedSubmission,
  LeaseLost,
  type MailOutcome,
  type WebhookOutcome,
} from '#functions/results/pipeline-state.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import type { Headline } from '#shared/contract/headline.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { type Item, readItem } from './stored-item.ts';
import { storedClaim } from './stored-submission.ts';
import { type SubmissionsTable, waitingShard } from './submissions-table.ts';

/**
 * The worker's writes on a submission's item. Each write has a condition: of many workers one goes on, and the others
 * learn that they need not. The same worker may repeat each write: the SDK does so when an answer was lost.
 */
export const submissionProgress = (table: SubmissionsTable) => ({
  claim: claim(table),
  markScored: underLease(table, (headline: Headline) => ({
    update: 'SET #state = :scored, headline = :headline',
    values: { ':scored': 'scored', ':headline': headline },
  })),
  beginMail: underLease(table, (now: string) => ({
    update: 'SET mail = :sending, mailFirstTriedAt = if_not_exists(mailFirstTriedAt, :now)',
    values: { ':sending': 'sending', ':now': now },
  })),
  undoBeginMail: underLease(table, () => ({ update: 'REMOVE mail' })),
  settleMail: settleMail(table),
  release: underLease(table, (waitingSince: string) => ({
    update: 'SET waitingSince = :since REMOVE leaseOwner, leaseUntil',
    values: { ':since': waitingSince },
  })),
  putOff: underLease(table, (waitingSince: string, hook?: WebhookOutcome) => ({
    update: `SET waiting = :yes, waitingSince = :since${hook ? ', hook = :hook' : ''} REMOVE leaseOwner, leaseUntil`,
    values: { ':yes': waitingShard, ':since': waitingSince, ...(hook && { ':hook': hook }) },
  })),
  finish: underLease(table, (hook?: WebhookOutcome) => ({
    update: `SET #state = :hooked${hook ? ', hook = :hook' : ''} REMOVE waiting, waitingSince, leaseOwner, leaseUntil`,
    values: { ':hooked': 'hooked', ...(hook && { ':hook': hook }) },
  })),
});

type Values = Record<string, unknown>;
type Change = { update: string; values?: Values };

const claim =
  (table: SubmissionsTable) =>
  async (job: ResultJob, lease: { owner: string; until: string; now: string }): Promise<Claim> => {
    const isFree = '(attribute_not_exists(leaseUntil) OR leaseUntil < :now OR leaseOwner = :me)';
    const { owner, until, now } = lease;
    try {
      const item = await write(table, job, `submissionId = :id AND #state <> :hooked AND ${isFree}`, {
        update: 'SET leaseOwner = :me, leaseUntil = :until ADD claims :one',
        values: { ':me': owner, ':until': until, ':now': now, ':one': 1, ':id': job.submissionId, ':hooked': 'hooked' },
      });
      return readItem(storedClaim, item, table.reportUnreadable);
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) return reasonFor(job, failure);
      throw failure;
    }
  };

const reasonFor = (job: ResultJob, { Item: item }: ConditionalCheckFailedException): Claim => {
  if (item?.submissionId?.S !== job.submissionId) return 'unknown';
  return item.state?.S === 'hooked' ? 'finished' : 'busy';
};

/**
 * Does not need the lease: a slow worker knows the real outcome, even if another one has noted 'doubtful' meanwhile. It
 * never replaces a known outcome by an unknown one, and never creates an item that has been erased.
 */
const settleMail =
  (table: SubmissionsTable) =>
  (submission: ClaimedSubmission, mail: MailOutcome, detail: string): Promise<void> => {
    const isOpen = '(attribute_not_exists(mail) OR mail IN (:sending, :doubtful, :mail))';
    return orLeaseLost(
      write(table, submission, `submissionId = :id AND #state <> :hooked AND ${isOpen}`, {
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
  <More extends unknown[]>(table: SubmissionsTable, changeFor: (...more: More) => Change) =>
  (submission: ClaimedSubmission, ...more: More): Promise<void> => {
    const { update, values } = changeFor(...more);
    const mine = { ...values, ':me': submission.leaseOwner };
    return orLeaseLost(write(table, submission, 'leaseOwner = :me', { update, values: mine }));
  };

const orLeaseLost = async (writing: Promise<unknown>): Promise<void> => {
  try {
    await writing;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) throw new LeaseLost('Another worker has taken the lease.');
    throw failure;
  }
};

const write = async (
  { client, tableName }: SubmissionsTable,
  { userId, sessionId }: SubmissionKey,
  condition: string,
  { update, values }: Change,
): Promise<Item> => {
  const usesState = `${update} ${condition}`.includes('#state');
  const done = await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: { userId, sessionId },
      UpdateExpression: update,
      ConditionExpression: condition,
      ExpressionAttributeValues: values,
      // `state` is a reserved word of DynamoDB.
      ...(usesState && { ExpressionAttributeNames: { '#state': 'state' } }),
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    }),
  );
  return done.Attributes ?? {};
};
