import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ReadableTable, readOrReport, type StoredKind } from '#functions/adapters/stored-item.ts';
import { changeItem, findItem, type Item, putNew, type Table } from '#functions/adapters/table.ts';
import { notErased, type Tombstones } from '#functions/adapters/tombstones.ts';
import { PersonErased } from '#functions/results/pipeline-state.ts';
import type { IndexedRow } from '#functions/results/rescore/recall.ts';
import { asSubmissionId, asUserId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import { type Result, resultAdditions, resultSchema } from '#shared/contract/result.ts';

const shards = 32;

export const madeByShards: readonly string[] = Array.from({ length: shards }, (_, shard) => String(shard));

/** The index rows of this shard with this prefix, in order, after the last one seen. */
export const madeByQuery = (shard: string, prefix: string, after: string) => ({
  IndexName: 'madeBy',
  // A range from the prefix to the prefix plus the highest character.
  KeyConditionExpression: 'madeByShard = :shard AND madeBy BETWEEN :from AND :to',
  ExpressionAttributeValues: {
    ':shard': shard,
    ':from': after < prefix ? prefix : `${after}\u0000`,
    ':to': `${prefix}\uffff`,
  },
});

/** The last characters of a ULID are random. */
const shardOf = (submissionId: SubmissionId): string =>
  String([...submissionId.slice(-2)].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % shards);

/**
 * The keys of a result in the index of engines. The sort key begins with the engine's version, so one query finds '2.1.0' alone
 * or all of '2.1'. The shards allow more writes than one partition does (a thousand a second).
 */
export const madeByKeys = (engineVersion: string, submissionId: SubmissionId) => ({
  madeByShard: shardOf(submissionId),
  madeBy: `${engineVersion}#${submissionId}`,
});

const { replaces, replacedBy } = resultAdditions;

/** Beside the page, which stays as its engine made it: whether it replaced another result, or was replaced. */
const shape = z.extend(resultSchema, { replaces, replacedBy });

export type StoredResult = z.output<typeof shape>;

export const storedResult: StoredKind<StoredResult> = {
  kind: 'result',
  current: 1,
  shape,
  jsonAttributes: ['content'],
};

/** The page as users read it. */
export const pageOf = ({ content, replaces, replacedBy, ...result }: StoredResult): Result => ({
  ...result,
  content: { ...content, ...(replaces && { replaces }), ...(replacedBy && { replacedBy }) },
});

/** The stored form of a result, for both writers: the worker and a correction. */
export const resultItem = (userId: UserId, { content, ...result }: Result, createdAt: string): Item => {
  const { replaces: before, replacedBy: after, ...page } = content;
  return {
    schema: storedResult.current,
    userId,
    ...result,
    content: JSON.stringify(page),
    engineVersion: page.engine.version,
    ...(page.quizVersion !== undefined && { quizVersion: page.quizVersion }),
    ...madeByKeys(page.engine.version, result.submissionId),
    ...(before && { replaces: before }),
    ...(after && { replacedBy: after }),
    createdAt,
  };
};

/** The result of one of this user's submissions, strongly consistent; null if there is none yet. */
export const findResult =
  (table: ReadableTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<Result | 'unreadable' | null> => {
    const item = await findItem(table, { userId, submissionId });
    // The notes of correction letters are stored beside a user's results.
    if (!item || item.letter !== undefined) return null;
    const result = readOrReport(storedResult, item, table.reportUnreadable);
    return result ? pageOf(result) : 'unreadable';
  };

/**
 * Stores a result once. A second call gets the stored one: a result is never rewritten. Throws PersonErased and stores nothing
 * if the user has an erasure mark: the same write checks it.
 */
export const saveResult =
  (table: ReadableTable, tombstones: Tombstones, now: () => Date) =>
  async (userId: UserId, result: Result): Promise<Result> => {
    const item = resultItem(userId, result, now().toISOString());
    const ending = await putNew(table, item, notErased(tombstones, userId));
    if (ending === 'refused') throw new PersonErased('This user has been erased.');
    if (ending === 'written') return result;
    const earlier = await findResult(table)(userId, result.submissionId);
    if (earlier && earlier !== 'unreadable') return earlier;
    throw new Error(`The stored result of submission ${result.submissionId} is ${earlier ?? 'gone'}.`);
  };

/**
 * Adds a signature to a stored result that has none. Changes nothing else: a result is never rewritten, and an erased one is
 * not recreated.
 */
export const addSignature =
  (table: Table) =>
  async (userId: UserId, submissionId: SubmissionId, signature: string): Promise<void> => {
    await changeItem(table, {
      key: { userId, submissionId },
      update: 'SET signature = :signature',
      condition: 'attribute_exists(userId) AND attribute_not_exists(signature)',
      values: { ':signature': signature },
    });
  };

/** One page of the results in this shard with this engine version prefix, in order, after the last row seen. */
export const listMadeBy =
  ({ client, tableName }: Table) =>
  async (shard: string, prefix: string, after: string, limit: number): Promise<IndexedRow[]> => {
    const query = { TableName: tableName, ...madeByQuery(shard, prefix, after), Limit: limit };
    const { Items = [] } = await client.send(new QueryCommand(query));
    return Items.map(({ userId, submissionId, madeBy }) => ({
      userId: asUserId(String(userId)),
      submissionId: asSubmissionId(String(submissionId)),
      place: String(madeBy),
    }));
  };

/** Whether the user has any result. Reads one key, and nothing of the result. */
export const hasResult =
  ({ client, tableName }: Table) =>
  async (userId: UserId): Promise<boolean> => {
    const query = new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
      ProjectionExpression: 'userId',
      Limit: 1,
    });
    const { Items = [] } = await client.send(query);
    return Items.length > 0;
  };
