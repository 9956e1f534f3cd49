import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ResultsTable } from './results.ts';

/**
 * Adds a signature to a stored result that has none. Changes nothing else: a result is never rewritten, and one that has been
 * erased meanwhile does not come back.
 */
export const addSignature =
  ({ client, tableName }: Pick<ResultsTable, 'client' | 'tableName'>) =>
  async (userId: string, submissionId: string, signature: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId, submissionId },
      UpdateExpression: 'SET signature = :signature',
      ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(signature)',
      ExpressionAttributeValues: { ':signature': signature },
    });
    try {
      await client.send(update);
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    }
  };
