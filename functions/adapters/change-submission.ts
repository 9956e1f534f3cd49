import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import type { Item } from './stored-item.ts';
import type { SubmissionsTable } from './submissions-table.ts';

export type Values = Record<string, unknown>;
export type Change = { update: string; values?: Values };

/** Changes a submission's item under a condition, and answers with the whole of it. */
export const changeSubmission = async (
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
