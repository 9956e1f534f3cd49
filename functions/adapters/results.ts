import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Result, ResultContent } from '#shared/contract/result.ts';

export type ResultsTable = { client: DynamoDBDocumentClient; tableName: string };

/** The result of one of this person's submissions, as the last write left it; null while there is none. */
export const findResult =
  ({ client, tableName }: ResultsTable) =>
  async (userId: string, submissionId: string): Promise<Result | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { userId, submissionId }, ConsistentRead: true });
    const { Item } = await client.send(get);
    if (!Item) return null;
    const { quiz_id, submittedAt, content } = Item as Omit<Result, 'content'> & { content: string };
    return { submissionId, quiz_id, submittedAt, content: JSON.parse(content) as ResultContent };
  };

/** Stores a result once. Whoever comes second gets what the first one stored: a result is never rewritten. */
export const saveResult =
  ({ client, tableName }: ResultsTable, now: () => Date) =>
  async (userId: string, result: Result): Promise<Result> => {
    const createdAt = now().toISOString();
    const put = new PutCommand({
      TableName: tableName,
      Item: { userId, ...result, content: JSON.stringify(result.content), createdAt },
      ConditionExpression: 'attribute_not_exists(userId)',
    });
    try {
      await client.send(put);
      return result;
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
      const earlier = await findResult({ client, tableName })(userId, result.submissionId);
      if (earlier) return earlier;
      throw new Error(`The result of submission ${result.submissionId} vanished between a refused write and a read.`);
    }
  };
