import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type Item,
  putWithCheck,
  type ReportUnreadable,
  readItem,
  type StoredKind,
  UnreadableItem,
} from '#functions/adapters/stored-item.ts';
import { notErased, type Tombstones } from '#functions/adapters/tombstones.ts';
import { PersonErased } from '#functions/results/pipeline-state.ts';
import type { IndexedRow } from '#functions/results/rescore/rescore-all.ts';
import type { MadeRow } from '#functions/results/rescore/rescore-one.ts';
import { asSubmissionId, asUserId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { resultAdditions, resultSchema } from '#shared/contract/result.ts';

/**
 * The keys of a result in the index of engines. The sort key begins with the engine's version, so one query finds '2.1.0' alone
 * or all of '2.1'. The shards allow more writes than one partition does (a thousand a second).
 */
export type MadeByKeys = { madeByShard: string; madeBy: string };

const shards = 32;

export const madeByShards: readonly string[] = Array.from({ length: shards }, (_, shard) => String(shard));

/** The index rows of this shard with this prefix, in order, after the last one seen. */
export const madeByQuery = (tableName: string, shard: string, prefix: string, after = '') => ({
  TableName: tableName,
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

export const madeByKeys = (engineVersion: string, submissionId: SubmissionId): MadeByKeys => ({
  madeByShard: shardOf(submissionId),
  madeBy: `${engineVersion}#${submissionId}`,
});

/** The schema that `saveResult` writes. */
export const storedResultSchema = 1;

const { replaces, replacedBy } = resultAdditions;

/** Beside the page, which stays as its engine made it: whether it replaced another result, or was replaced. */
const shape = z.extend(resultSchema, { replaces, replacedBy });

export type StoredResult = z.output<typeof shape>;

export const storedResult: StoredKind<StoredResult> = {
  kind: 'result',
  current: storedResultSchema,
  upgrades: {},
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
    schema: storedResultSchema,
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

export type ResultsTable = {
  client: DynamoDBDocumentClient;
  tableName: string;
  reportUnreadable: ReportUnreadable;
};

/** The result of one of this user's submissions, strongly consistent; null if there is none yet. */
export const findResult =
  ({ client, tableName, reportUnreadable }: ResultsTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<Result | 'unreadable' | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { userId, submissionId }, ConsistentRead: true });
    const { Item } = await client.send(get);
    // The notes of correction letters are stored beside a user's results.
    if (!Item || Item.letter !== undefined) return null;
    try {
      return pageOf(readItem(storedResult, Item, reportUnreadable));
    } catch (failure) {
      if (failure instanceof UnreadableItem) return 'unreadable';
      throw failure;
    }
  };

/**
 * Stores a result once. A second call gets the stored one: a result is never rewritten. Throws PersonErased and stores nothing
 * if the user has an erasure mark: the same write checks it.
 */
export const saveResult =
  (table: ResultsTable, tombstones: Tombstones, now: () => Date) =>
  async (userId: UserId, result: Result): Promise<Result> => {
    const put = {
      TableName: table.tableName,
      Item: resultItem(userId, result, now().toISOString()),
      ConditionExpression: 'attribute_not_exists(userId)',
    };
    const { ending } = await putWithCheck(table.client, put, notErased(tombstones, userId));
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
  ({ client, tableName }: Pick<ResultsTable, 'client' | 'tableName'>) =>
  async (userId: UserId, submissionId: SubmissionId, signature: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId, submissionId },
      UpdateExpression: 'SET signature = :signature',
      ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(signature)',
      ExpressionAttributeValues: { ':signature': signature },
    });
    try {
      await client.send(update);
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    }
  };

type Table = { client: DynamoDBDocumentClient; tableName: string };

/** One page of the results in this shard with this engine version prefix, in order, after the last row seen. */
export const listMadeBy =
  ({ client, tableName }: Table) =>
  async (shard: string, prefix: string, after: string, limit: number): Promise<IndexedRow[]> => {
    const query = { ...madeByQuery(tableName, shard, prefix, after), Limit: limit };
    const { Items = [] } = await client.send(new QueryCommand(query));
    return Items.map((item) => ({ ...rowOf(item), place: String(item.madeBy) }));
  };

const rowOf = ({ userId, submissionId }: Record<string, unknown>): MadeRow => ({
  userId: asUserId(String(userId)),
  submissionId: asSubmissionId(String(submissionId)),
});
