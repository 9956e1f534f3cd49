import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime } from 'ulid';
import type { WaitingSubmission } from '#functions/results/sweep-waiting.ts';
import { type SubmissionsTable, waitingShard } from './submissions.ts';

/** The other partition of the index: given up by the sweep, found by operators, finished by a redrive. */
const parkedShard = 'parked';

type Row = Omit<WaitingSubmission, 'acceptedAt'>;

/** What has waited since before that instant, oldest first. One query of the sparse index, whatever the table's size. */
export const findWaiting =
  ({ client, tableName }: SubmissionsTable) =>
  async (before: string, limit: number): Promise<WaitingSubmission[]> => {
    const query = new QueryCommand({
      TableName: tableName,
      IndexName: 'waiting',
      KeyConditionExpression: 'waiting = :yes AND waitingSince < :before',
      ExpressionAttributeValues: { ':yes': waitingShard, ':before': before },
      Limit: limit,
    });
    const { Items = [] } = await client.send(query);
    return (Items as Row[]).map(({ userId, sessionId, submissionId, waitingSince }) => ({
      userId,
      sessionId,
      submissionId,
      waitingSince,
      acceptedAt: new Date(decodeTime(submissionId)).toISOString(),
    }));
  };

export const putOffWaiting = (table: SubmissionsTable) => (waiting: WaitingSubmission, waitingSince: string) =>
  moveIfUnchanged(table, waiting, 'SET waitingSince = :to, nextSweepAt = :to', waitingSince);

export const parkWaiting = (table: SubmissionsTable) => (waiting: WaitingSubmission) =>
  moveIfUnchanged(table, waiting, 'SET waiting = :to', parkedShard);

const moveIfUnchanged = async (
  { client, tableName }: SubmissionsTable,
  { userId, sessionId, waitingSince }: WaitingSubmission,
  change: string,
  to: string,
): Promise<void> => {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: { userId, sessionId },
    UpdateExpression: change,
    ConditionExpression: 'waitingSince = :seen',
    ExpressionAttributeValues: { ':to': to, ':seen': waitingSince },
  });
  try {
    await client.send(update);
  } catch (failure) {
    // Somebody has moved it on meanwhile: finished, claimed or put off. That is what the sweep wanted.
    if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
  }
};
