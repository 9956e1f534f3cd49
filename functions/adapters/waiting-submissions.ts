import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, isValid } from 'ulid';
import { deadLetterPartition } from '#functions/results/lanes.ts';
import type { SweepDeps, WaitingKey, WaitingSubmission } from '#functions/results/sweep-deps.ts';
import type { Item, ReportUnreadable } from './stored-item.ts';
import type { SubmissionsTable } from './submissions-table.ts';

/** What has waited since before that instant, oldest first: one query of a partition of the sparse index. */
export const findWaiting =
  ({ client, tableName, reportUnreadable }: SubmissionsTable): SweepDeps['findWaiting'] =>
  async ({ partition, before, limit, from }) => {
    const query = new QueryCommand({
      TableName: tableName,
      IndexName: 'waiting',
      KeyConditionExpression: 'waiting = :here AND waitingSince < :before',
      ExpressionAttributeValues: { ':here': partition, ':before': before },
      Limit: limit,
      ...(from && { ExclusiveStartKey: from }),
    });
    const { Items = [], LastEvaluatedKey: next } = await client.send(query);
    const unreadable = Items.flatMap((row) => unreadableRow(row, reportUnreadable));
    return { due: Items.flatMap(readRow), unreadable, ...(next && { next }) };
  };

/**
 * The index has no schema numbers: its three keys are texts by DynamoDB's own rule, and the submission's id is all that
 * a row can lack. No schema library here: the sweep runs every minute and would be the only reason to load it.
 */
const readRow = (row: Item): WaitingSubmission[] => {
  const { submissionId } = row;
  if (typeof submissionId !== 'string' || !isValid(submissionId)) return [];
  return [{ ...keysOf(row), submissionId, acceptedAt: new Date(decodeTime(submissionId)).toISOString() }];
};

const unreadableRow = (row: Item, report: ReportUnreadable): WaitingKey[] => {
  if (readRow(row).length > 0) return [];
  const keys = keysOf(row);
  report({ kind: 'waiting', reason: 'submissionId', userId: keys.userId, sessionId: keys.sessionId });
  return [keys];
};

const keysOf = ({ userId, sessionId, waitingSince }: Item): WaitingKey => ({
  userId: String(userId),
  sessionId: String(sessionId),
  waitingSince: String(waitingSince),
});

export const deferWaiting = (table: SubmissionsTable) => (waiting: WaitingKey, waitingSince: string) =>
  moveIfUnchanged(table, waiting, 'SET waitingSince = :to, nextSweepAt = :to', waitingSince);

export const deadLetterWaiting = (table: SubmissionsTable) => (waiting: WaitingKey) =>
  moveIfUnchanged(table, waiting, 'SET waiting = :to', deadLetterPartition);

const moveIfUnchanged = async (
  { client, tableName }: SubmissionsTable,
  { userId, sessionId, waitingSince }: WaitingKey,
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
    // Another process has finished, claimed or put it off meanwhile, so the sweep has nothing to do here.
    if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
  }
};
