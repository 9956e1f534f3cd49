import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, isValid } from 'ulid';
import type { Item, ReportUnreadable } from '#functions/adapters/stored-item.ts';
import type { Log, Measure } from '#functions/edge/log.ts';
import { deadLetterPartition } from '#functions/results/pipeline-limits.ts';
import type { SweepDeps, WaitingKey, WaitingSubmission } from '#functions/results/sweep-waiting.ts';
import { asSessionId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { SubmissionsTable } from './submissions.ts';

/**
 * Submissions that the sweep gave up after days of failures, from the sparse index, oldest first. For operators, page by page.
 */
export async function* deadLetterSubmissions({
  client,
  tableName,
}: Pick<SubmissionsTable, 'client' | 'tableName'>): AsyncGenerator<ResultJob> {
  let from: Record<string, unknown> | undefined;
  do {
    const query = new QueryCommand({
      TableName: tableName,
      IndexName: 'waiting',
      KeyConditionExpression: 'waiting = :deadLetter',
      ExpressionAttributeValues: { ':deadLetter': deadLetterPartition },
      ExclusiveStartKey: from,
    });
    const page = await client.send(query);
    for (const row of page.Items ?? []) {
      const { userId, sessionId } = keysOf(row);
      yield { userId, sessionId, submissionId: asSubmissionId(String(row.submissionId)) };
    }
    from = page.LastEvaluatedKey;
  } while (from);
}

/** Turns a sweep's reports into a log line and metrics. */
export const sweepWatch = (log: Log, measure: Measure): SweepDeps['watch'] => ({
  swept: ({ enqueued, refused, deadLettered, oldestResultSeconds, oldestEffectSeconds }) => {
    measure('OldestWaitingSeconds', oldestResultSeconds);
    measure('OldestEffectSeconds', oldestEffectSeconds);
    if (enqueued > 0) measure('Requeued', enqueued);
    if (deadLettered > 0) measure('DeadLettered', deadLettered);
    const ageSeconds = Math.max(oldestResultSeconds, oldestEffectSeconds);
    if (enqueued + refused > 0) log.warn('waiting jobs swept', { enqueued, refused, deadLettered, ageSeconds });
  },
});

/** Submissions that have waited since before that instant, oldest first: one query of a partition of the sparse index. */
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
 * The index has no schema numbers: DynamoDB requires its three keys to be texts, and only the submission's id can be missing.
 * No schema library here: the sweep runs every minute and would load it for this alone.
 */
const readRow = (row: Item): WaitingSubmission[] => {
  const { submissionId } = row;
  if (typeof submissionId !== 'string' || !isValid(submissionId)) return [];
  return [
    {
      ...keysOf(row),
      submissionId: asSubmissionId(submissionId),
      acceptedAt: new Date(decodeTime(submissionId)).toISOString(),
    },
  ];
};

const unreadableRow = (row: Item, report: ReportUnreadable): WaitingKey[] => {
  if (readRow(row).length > 0) return [];
  const keys = keysOf(row);
  report({ kind: 'waiting', reason: 'submissionId', userId: keys.userId, sessionId: keys.sessionId });
  return [keys];
};

const keysOf = ({ userId, sessionId, waitingSince }: Item): WaitingKey => ({
  userId: asUserId(String(userId)),
  sessionId: asSessionId(String(sessionId)),
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
    // Another process has finished, claimed or deferred it in the meantime.
    if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
  }
};
