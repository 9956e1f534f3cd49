import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { MailOutcome } from '#functions/results/pipeline-state.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import type { SubmissionsTable } from './submissions-table.ts';

// A mail that the pipeline has held back is sent later, without a lease: these conditions let one worker send it.

export const beginWithheld =
  (table: SubmissionsTable) =>
  (key: SubmissionKey): Promise<boolean> =>
    change(table, key, 'withheld', 'sending', 'begun');

export const settleWithheld =
  (table: SubmissionsTable) =>
  async (key: SubmissionKey, outcome: MailOutcome, detail: string): Promise<void> =>
    void (await change(table, key, 'sending', outcome, detail));

const change = async (
  { client, tableName }: SubmissionsTable,
  { userId, sessionId }: SubmissionKey,
  from: MailOutcome,
  to: MailOutcome,
  detail: string,
): Promise<boolean> => {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: { userId, sessionId },
    UpdateExpression: 'SET mail = :to, mailDetail = :detail',
    ConditionExpression: 'mail = :from',
    ExpressionAttributeValues: { ':from': from, ':to': to, ':detail': detail },
  });
  try {
    await client.send(update);
    return true;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return false;
    throw failure;
  }
};
