import * as z from 'zod/mini';
import { type ReadableTable, readOrReport, type StoredKind } from '#functions/adapters/stored-item.ts';
import { findItem, type Item, pagesOf, putNew, type Table } from '#functions/adapters/table.ts';
import { notErased, type Tombstones } from '#functions/adapters/tombstones.ts';
import { PersonErased } from '#functions/results/pipeline-state.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { type Result, resultAdditions, resultSchema } from '#shared/contract/result.ts';
import { isSignedRecord } from './signed-records.ts';

const shards = 32;

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

/** The page stays as its engine made it. Stored with it: whether it replaced another result, or was replaced. */
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
    // The notes of correction letters and the records of signed files are stored with a user's results.
    if (!item || item.letter !== undefined || isSignedRecord(item)) return null;
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

/** Whether the user has any result. Reads one item, because whatever else this table stores comes after a result. */
export const hasResult =
  (table: Table) =>
  async (userId: UserId): Promise<boolean> => {
    const query = {
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
      ProjectionExpression: 'userId',
      Limit: 1,
    };
    for await (const page of pagesOf(table, query)) return page.length > 0;
    return false;
  };

/** The entries of the index of engines with this prefix, page by page: results by engine version, and pending letters. */
export async function* listMadeBy(table: Table, prefix: string): AsyncGenerator<Item> {
  for (let shard = 0; shard < shards; shard += 1) {
    const query = {
      IndexName: 'madeBy',
      // A range from the prefix to the prefix plus the highest character.
      KeyConditionExpression: 'madeByShard = :shard AND madeBy BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':shard': String(shard), ':from': prefix, ':to': `${prefix}\uffff` },
    };
    for await (const page of pagesOf(table, query)) yield* page;
  }
}
