import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ResultMailEvent } from '#functions/results/mail/record-mail-event.ts';
import type { SubmissionsTable } from './submissions-table.ts';

/** Notes a bounce, complaint or rejection on the submission. False when there is no such submission, or no longer. */
export const noteMailEvent =
  ({ client, tableName }: Pick<SubmissionsTable, 'client' | 'tableName'>) =>
  async ({ userId, sessionId, submissionId, kind, detail, at }: ResultMailEvent): Promise<boolean> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId, sessionId },
      UpdateExpression: 'SET mailEvent = :kind, mailEventDetail = :detail, mailEventAt = :at',
      // Without this condition, an update would create an item for a submission that has been erased.
      ConditionExpression: 'submissionId = :id',
      ExpressionAttributeValues: { ':kind': kind, ':detail': detail, ':at': at, ':id': submissionId },
    });
    try {
      await client.send(update);
      return true;
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) return false;
      throw failure;
    }
  };
