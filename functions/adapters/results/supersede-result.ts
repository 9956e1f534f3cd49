import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/adapters/stored-item.ts';
import { notErased, type Tombstones } from '#functions/adapters/tombstones.ts';
import { retryContended } from '#functions/edge/contended-write.ts';
import type { Replacement, SupersedeEnding } from '#functions/results/rescore/rescore-one.ts';
import type { Result } from '#shared/contract/result.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { letterKey, pendingLetter } from './correction-letters.ts';
import { type ResultsTable, resultItem } from './results.ts';

export type CorrectionTables = {
  results: ResultsTable;
  submissions: { tableName: string };
  tombstones: Tombstones;
};

/** As in the ledger. */
type Told = { id: string; reason: string };

const contention = { maxTries: 6 };

/**
 * Replaces a wrong result by a corrected one, in one transaction: the wrong one moves to a key of its own with everything
 * stored with it, the headline in the list changes, and a letter becomes pending. Writes nothing if the user has been erased,
 * if a worker holds the submission's lease, or if the stored result is not the one that was checked.
 */
export const supersedeResult =
  (tables: CorrectionTables, told: Told, now: () => Date) =>
  async (replacement: Replacement): Promise<SupersedeEnding> => {
    const ending = await retryContended(() => tryOnce(tables, told, now(), replacement), contention);
    return ending === 'contended' ? 'busy' : ending;
  };

const tryOnce = async (
  tables: CorrectionTables,
  told: Told,
  now: Date,
  replacement: Replacement,
): Promise<SupersedeEnding | 'contended'> => {
  const { client, tableName } = tables.results;
  const { submission, was, isTold } = replacement;
  const { userId, submissionId } = submission;
  const read = async (Key: Item) =>
    (await client.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }))).Item;
  const stored = await read({ userId, submissionId });
  if (!stored || hashIn(stored) !== was.content.engine.hash) return 'changed';
  const needsNote = isTold && !(await read(letterKey(userId, told.id)));
  const writes = [
    ...resultWrites(tableName, stored, told, now, replacement),
    headlineWrite(tables.submissions.tableName, replacement, now),
    { ConditionCheck: notErased(tables.tombstones, userId) },
    ...(needsNote ? [noteWrite(tableName, told.id, replacement, now)] : []),
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
  { reason }: Told,
  now: Date,
  { submission: { userId, submissionId }, was, newer }: Replacement,
): Writes => {
  const at = now.toISOString();
  const turn = 1 + Number(was.content.replaces?.id.split('~')[1] ?? 0);
  const earlierId = `${submissionId}~${turn}`;
  // Without the index keys, so that no recall rescores it again.
  const { madeBy: _madeBy, madeByShard: _shard, ...page } = stored;
  const replacedBy = { at, reason, id: submissionId, engineVersion: newer.content.engine.version };
  const replaces = { at, reason, id: earlierId, engineVersion: was.content.engine.version };
  const corrected: Result = { ...newer, content: { ...newer.content, replaces } };
  return [
    {
      Put: {
        TableName,
        Item: { ...page, submissionId: earlierId, replacedBy },
        ConditionExpression: 'attribute_not_exists(userId)',
      },
    },
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

const headlineWrite = (TableName: string, { submission, newer }: Replacement, now: Date): Writes[number] => {
  const { userId, sessionId, submissionId } = submission;
  const at = now.toISOString();
  const headline = { ...headlineOf(newer.content), correctedAt: at };
  return {
    Update: {
      TableName,
      Key: { userId, sessionId },
      UpdateExpression: 'SET headline = :headline',
      ConditionExpression: 'submissionId = :id AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
      ExpressionAttributeValues: { ':headline': headline, ':id': submissionId, ':now': at },
    },
  };
};

const noteWrite = (TableName: string, id: string, { submission }: Replacement, now: Date): Writes[number] => ({
  Put: {
    TableName,
    Item: pendingLetter(submission, id, now),
    ConditionExpression: 'attribute_not_exists(userId)',
  },
});

const hashIn = ({ content }: Item): unknown => JSON.parse(String(content)).engine?.hash;

/** In the order of the writes. A failed condition is more specific than one that was not evaluated. */
const endingOf = (reasons: readonly CancellationReason[]): SupersedeEnding | 'contended' => {
  const [earlier, newer, headline, mark, note] = reasons.map(({ Code }) => Code === 'ConditionalCheckFailed');
  if (mark) return 'erased';
  if (earlier || newer) return 'changed';
  if (headline) return 'busy';
  // Another run has recorded the letter, or another write touched one of the items.
  return note || reasons.some(({ Code }) => Code === 'TransactionConflict') ? 'contended' : 'busy';
};
