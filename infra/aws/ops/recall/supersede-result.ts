import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { letterKey } from '#functions/adapters/results/letter-reports.ts';
import { resultItem } from '#functions/adapters/results/results.ts';
import { findItem, hasFailed, type Item, type Table, updateOf } from '#functions/adapters/table.ts';
import { notErased, type Tombstones } from '#functions/adapters/tombstones.ts';
import { retryContended } from '#functions/edge/contended-write.ts';
import type { Result } from '#shared/contract/result.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { pendingLetter } from './letter-notes.ts';
import type { Replacement, SupersedeEnding } from './rescore-one.ts';

export type CorrectionTables = {
  results: Table;
  submissions: Pick<Table, 'tableName'>;
  tombstones: Tombstones;
};

/**
 * `id` names the correction; each user gets one letter about it. `reason` is the sentence above each corrected result.
 */
export type Correction = { id: string; reason: string };

const contention = { maxTries: 6 };

/**
 * Replaces a wrong result with a corrected one, in one transaction: the wrong one moves to a key of its own with
 * everything stored with it, the headline in the list changes, and a letter becomes pending. Writes nothing if the user
 * has been erased, if a worker holds the submission's lease, or if the stored result is not the one that was checked.
 */
export const supersedeResult =
  (tables: CorrectionTables, correction: Correction, now: () => Date) =>
  async (replacement: Replacement): Promise<SupersedeEnding> => {
    const ending = await retryContended(() => tryOnce(tables, correction, now(), replacement), contention);
    return ending === 'contended' ? 'busy' : ending;
  };

const tryOnce = async (
  tables: CorrectionTables,
  correction: Correction,
  now: Date,
  replacement: Replacement,
): Promise<SupersedeEnding | 'contended'> => {
  const { client, tableName } = tables.results;
  const { submission, was, isTold } = replacement;
  const { userId, submissionId } = submission;
  const stored = await findItem(tables.results, { userId, submissionId });
  if (!stored || hashIn(stored) !== was.content.engine.hash) return 'changed';
  const needsNote = isTold && !(await findItem(tables.results, letterKey(userId, correction.id)));
  const writes = [
    ...resultWrites(tableName, stored, correction, now, replacement),
    headlineWrite(tables.submissions, replacement, now),
    { ConditionCheck: notErased(tables.tombstones, userId) },
    ...(needsNote ? [newItem(tableName, pendingLetter(submission, correction.id, now))] : []),
  ];
  try {
    await client.send(new TransactWriteCommand({ TransactItems: writes }));
    return 'done';
  } catch (failure) {
    if (!(failure instanceof TransactionCanceledException)) throw failure;
    return endingOf(failure.CancellationReasons ?? []);
  }
};

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Links the two results to each other. Each can be read by its id. */
const resultWrites = (
  TableName: string,
  stored: Item,
  { reason }: Correction,
  now: Date,
  { submission: { userId, submissionId }, was, newer }: Replacement,
): Writes => {
  const at = now.toISOString();
  const turn = 1 + Number(was.content.replaces?.id.split('~')[1] ?? 0);
  const earlierId = `${submissionId}~${turn}`;
  // Without the index keys, so that no recall rescores the earlier result again.
  const { madeBy: _madeBy, madeByShard: _shard, ...page } = stored;
  const replacedBy = { at, reason, id: submissionId, engineVersion: newer.content.engine.version };
  const replaces = { at, reason, id: earlierId, engineVersion: was.content.engine.version };
  const corrected: Result = { ...newer, content: { ...newer.content, replaces } };
  return [
    newItem(TableName, { ...page, submissionId: earlierId, replacedBy }),
    {
      Put: {
        TableName,
        Item: resultItem(userId, corrected, at),
        ConditionExpression: 'content = :seen',
        ExpressionAttributeValues: { ':seen': stored.content },
      },
    },
  ];
};

const newItem = (TableName: string, Item: Item) => ({
  Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(userId)' },
});

const headlineWrite = (
  table: Pick<Table, 'tableName'>,
  { submission: { userId, runId, submissionId }, newer }: Replacement,
  now: Date,
) => {
  const at = now.toISOString();
  const headline = { ...headlineOf(newer.content), correctedAt: at };
  return {
    Update: updateOf(table, {
      key: { userId, runId },
      update: 'SET headline = :headline',
      condition: 'submissionId = :id AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
      values: { ':headline': headline, ':id': submissionId, ':now': at },
    }),
  };
};

const hashIn = ({ content }: Item): unknown => JSON.parse(String(content)).engine?.hash;

/** The outcome of the writes, in their order. A failed condition is more specific than one that was not evaluated. */
const endingOf = (reasons: readonly CancellationReason[]): SupersedeEnding | 'contended' => {
  const [earlier, newer, headline, mark, note] = reasons.map(hasFailed);
  if (mark) return 'erased';
  if (earlier || newer) return 'changed';
  if (headline) return 'busy';
  // Another run has recorded the letter, or another write touched one of the items.
  return note || reasons.some(({ Code }) => Code === 'TransactionConflict') ? 'contended' : 'busy';
};
