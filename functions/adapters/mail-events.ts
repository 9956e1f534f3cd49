import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ResultMailEvent } from '#functions/results/mail/record-mail-event.ts';
import type { SubmissionsTable } from './submissions/submissions.ts';

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
