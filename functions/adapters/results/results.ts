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
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { resultAdditions } from '#shared/contract/result-additions-schema.ts';
import { resultSchema } from '#shared/contract/result-schema.ts';

/**
 * Where a result stands in the index of the engines that made it. The engine's version begins the sort key, so that one query
 * finds '2.1.0' alone or all of '2.1'. The shards let the index take more writes than one partition can (a thousand a second).
 */
export type MadeByKeys = { madeByShard: string; madeBy: string };

const shards = 32;

export const madeByShards: readonly string[] = Array.from({ length: shards }, (_, shard) => String(shard));

/** Rows of the index in this shard that begin so, in their order, after the one that was seen last. */
export const madeByQuery = (tableName: string, shard: string, prefix: string, after = '') => ({
  TableName: tableName,
  IndexName: 'madeBy',
  // Between two places: what begins with the prefix comes before the prefix and the last of all characters.
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

/** What `saveResult` writes today. */
export const storedResultSchema = 1;

const { replaces, replacedBy } = resultAdditions;

/** Beside the page, which stays as its engine made it: whether it has taken the place of another one, or lost its own. */
const shape = z.extend(resultSchema, { replaces, replacedBy });

export type StoredResult = z.output<typeof shape>;

export const storedResult: StoredKind<StoredResult> = {
  kind: 'result',
  current: storedResultSchema,
  upgrades: {},
  shape,
  jsonAttributes: ['content'],
};

/** The page as people read it. */
export const pageOf = ({ content, replaces, replacedBy, ...result }: StoredResult): Result => ({
  ...result,
  content: { ...content, ...(replaces && { replaces }), ...(replacedBy && { replacedBy }) },
});

/** A result as it is written, whatever writes it: the worker for the first time, or a correction. */
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

/** The result of one of this person's submissions, as the last write left it; null while there is none. */
export const findResult =
  ({ client, tableName, reportUnreadable }: ResultsTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<Result | 'unreadable' | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { userId, submissionId }, ConsistentRead: true });
    const { Item } = await client.send(get);
    // Beside the results of a person stand the notes of letters about corrections.
    if (!Item || Item.letter !== undefined) return null;
    try {
      return pageOf(readItem(storedResult, Item, reportUnreadable));
    } catch (failure) {
      if (failure instanceof UnreadableItem) return 'unreadable';
      throw failure;
    }
  };

/**
 * Stores a result once. A second call gets what the first one stored: a result is never rewritten. Throws PersonErased
 * and stores nothing when the person's mark is there: the same write checks it.
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
    if (ending === 'refused') throw new PersonErased('This person has been erased.');
    if (ending === 'written') return result;
    const earlier = await findResult(table)(userId, result.submissionId);
    if (earlier && earlier !== 'unreadable') return earlier;
    throw new Error(`The stored result of submission ${result.submissionId} is ${earlier ?? 'gone'}.`);
  };

/**
 * Adds a signature to a stored result that has none. Changes nothing else: a result is never rewritten, and one that has been
 * erased meanwhile does not come back.
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

/** One page of the results in this shard whose engine's version begins so, in order, after the row that was seen last. */
export const listMadeBy =
  ({ client, tableName }: Table) =>
  async (shard: string, prefix: string, after: string, limit: number): Promise<IndexedRow[]> => {
    const query = { ...madeByQuery(tableName, shard, prefix, after), Limit: limit };
    const { Items = [] } = await client.send(new QueryCommand(query));
    return Items.map((item) => ({ ...rowOf(item), place: String(item.madeBy) }));
  };

const rowOf = ({ userId, submissionId }: Record<string, unknown>): MadeRow => ({
  userId: String(userId),
  submissionId: String(submissionId),
});
