import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Result, ResultContent } from '#shared/contract/result.ts';

export type ContentTable = { client: DynamoDBDocumentClient; tableName: string };

/** Stores a result once. Whoever comes second gets what the first one stored: a result is never rewritten. */
export const saveContent =
  ({ client, tableName }: ContentTable, now: () => Date) =>
  async (userId: string, { submissionId, quiz_id, submittedAt, content }: Result): Promise<ResultContent> => {
    const createdAt = now().toISOString();
    const put = new PutCommand({
      TableName: tableName,
      Item: { userId, submissionId, quiz_id, submittedAt, content: JSON.stringify(content), createdAt },
      ConditionExpression: 'attribute_not_exists(userId)',
    });
    try {
      await client.send(put);
      return content;
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
      const earlier = await findContent({ client, tableName })(userId, submissionId);
      if (earlier) return earlier;
      throw new Error(`The result of submission ${submissionId} vanished between a refused write and a read.`);
    }
  };

export const findContent =
  ({ client, tableName }: ContentTable) =>
  async (userId: string, submissionId: string): Promise<ResultContent | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { userId, submissionId }, ConsistentRead: true });
    const { Item } = await client.send(get);
    return Item ? (JSON.parse(Item.content as string) as ResultContent) : null;
  };
