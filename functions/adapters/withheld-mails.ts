import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { WithheldBegin } from '#functions/results/mail-withheld.ts';
import type { MailOutcome } from '#functions/results/pipeline-state.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import type { SubmissionsTable } from './submissions-table.ts';

// A mail that the pipeline has held back is sent later, by another worker. It takes the same lease as the pipeline, so that
// neither comes into the other's way, and an erasure waits for both.

const leaseOwner = 'withheld';

export const beginWithheld =
  ({ client, tableName }: SubmissionsTable) =>
  async (
    { userId, sessionId }: SubmissionKey,
    { now, until }: { now: string; until: string },
  ): Promise<WithheldBegin> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId, sessionId },
      UpdateExpression: 'SET mail = :sending, mailDetail = :begun, leaseOwner = :me, leaseUntil = :until',
      ConditionExpression: 'mail = :withheld AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
      ExpressionAttributeValues: {
        ':sending': 'sending',
        ':begun': 'begun',
        ':withheld': 'withheld',
        ':me': leaseOwner,
        ':until': until,
        ':now': now,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    try {
      await client.send(update);
      return 'begun';
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
      const { mail, leaseUntil, leaseOwner: owner } = failure.Item ?? {};
      const isHeld = (leaseUntil?.S ?? '') >= now;
      if (mail?.S === 'withheld') return 'busy';
      if (mail?.S === 'sending' && owner?.S === leaseOwner) return isHeld ? 'busy' : 'abandoned';
      return 'no';
    }
  };

/** Writes nothing when the lease has been taken or settled meanwhile: the mail then counts as doubtful. */
export const settleWithheld =
  ({ client, tableName }: SubmissionsTable) =>
  async ({ userId, sessionId }: SubmissionKey, outcome: MailOutcome, detail: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId, sessionId },
      UpdateExpression: 'SET mail = :to, mailDetail = :detail REMOVE leaseOwner, leaseUntil',
      ConditionExpression: 'mail = :sending AND leaseOwner = :me',
      ExpressionAttributeValues: {
        ':sending': 'sending',
        ':me': leaseOwner,
        ':to': outcome,
        ':detail': detail,
      },
    });
    try {
      await client.send(update);
    } catch (failure) {
      // It is settled already, or the submission has been erased.
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    }
  };
