import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, isValid } from 'ulid';
import type { ReadableTable } from '#functions/adapters/stored-item.ts';
import { changeItem, type Item, pagesOf, type Table } from '#functions/adapters/table.ts';
import type { Log, Measure } from '#functions/edge/log.ts';
import { deadLetterPartition } from '#functions/results/pipeline-limits.ts';
import type { SweepDeps, WaitingKey, WaitingSubmission } from '#functions/results/sweep-waiting.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

/**
 * Submissions that the sweep gave up after days of failures, from the sparse index, oldest first. For operators, page by page.
 */
export async function* deadLetterSubmissions(table: Table): AsyncGenerator<ResultJob> {
  const query = {
    IndexName: 'waiting',
    KeyConditionExpression: 'waiting = :deadLetter',
    ExpressionAttributeValues: { ':deadLetter': deadLetterPartition },
  };
  for await (const page of pagesOf(table, query))
    for (const row of page) {
      const { userId, runId } = keysOf(row);
      yield { userId, runId, submissionId: asSubmissionId(String(row.submissionId)) };
    }
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

/** Submissions that have waited since before `before`, oldest first, by one query of a partition of the sparse index. */
export const findWaiting =
  ({ client, tableName, reportUnreadable }: ReadableTable): SweepDeps['findWaiting'] =>
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
    const due: WaitingSubmission[] = [];
    const unreadable: WaitingKey[] = [];
    // The index has no schema numbers: DynamoDB requires its three keys to be texts, and only the submission's id can be
    // missing. No schema library here: the sweep runs every minute and would load it for this alone.
    for (const row of Items) {
      const { submissionId } = row;
      const key = keysOf(row);
      if (typeof submissionId === 'string' && isValid(submissionId)) {
        const acceptedAt = new Date(decodeTime(submissionId)).toISOString();
        due.push({ ...key, submissionId: asSubmissionId(submissionId), acceptedAt });
      } else {
        reportUnreadable({ kind: 'waiting', reason: 'submissionId', userId: key.userId, runId: key.runId });
        unreadable.push(key);
      }
    }
    return { due, unreadable, ...(next && { next }) };
  };

const keysOf = ({ userId, runId, waitingSince }: Item): WaitingKey => ({
  userId: asUserId(String(userId)),
  runId: asRunId(String(runId)),
  waitingSince: String(waitingSince),
});

export const deferWaiting = (table: Table) => (waiting: WaitingKey, waitingSince: string) =>
  moveIfUnchanged(table, waiting, 'SET waitingSince = :to, nextSweepAt = :to', waitingSince);

export const deadLetterWaiting = (table: Table) => (waiting: WaitingKey) =>
  moveIfUnchanged(table, waiting, 'SET waiting = :to', deadLetterPartition);

/** Does nothing if another process has finished, claimed or deferred the submission in the meantime. */
const moveIfUnchanged = async (
  table: Table,
  { userId, runId, waitingSince }: WaitingKey,
  update: string,
  to: string,
): Promise<void> => {
  const values = { ':to': to, ':seen': waitingSince };
  await changeItem(table, { key: { userId, runId }, update, condition: 'waitingSince = :seen', values });
};
