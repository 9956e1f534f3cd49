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

/** As the ledger has it. */
type Told = { id: string; reason: string };

const contention = { maxTries: 6 };

/**
 * Puts a corrected result in the place of a wrong one, by one write of all or nothing: the wrong one moves to a place of its
 * own with all that was stored with it, the headline on the list changes, and a letter becomes pending. Nothing is written
 * for a person who has been erased, beside a worker that holds the submission, or over another result than was looked at.
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

/** The newer one says what it replaces, and the earlier one by what it was replaced. Each can be asked for by its id. */
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
  // Out of the index: nobody may make it again.
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

/** In the order of the writes. A condition that failed says more than one that could not be looked at. */
const endingOf = (reasons: readonly CancellationReason[]): SupersedeEnding | 'contended' => {
  const [earlier, newer, headline, mark, note] = reasons.map(({ Code }) => Code === 'ConditionalCheckFailed');
  if (mark) return 'erased';
  if (earlier || newer) return 'changed';
  if (headline) return 'busy';
  // Another run has noted the letter meanwhile, or another write was at one of the items.
  return note || reasons.some(({ Code }) => Code === 'TransactionConflict') ? 'contended' : 'busy';
};
