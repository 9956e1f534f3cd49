import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { PersonErased } from '#functions/results/pipeline-state.ts';
import type { Result } from '#shared/contract/result.ts';
import { type ReportUnreadable, readItem, UnreadableItem } from './stored-item.ts';
import { pageOf, resultItem, storedResult } from './stored-result.ts';
import { notErased, type Tombstones } from './tombstones.ts';
import { putWithCheck } from './write-with-check.ts';

export type ResultsTable = {
  client: DynamoDBDocumentClient;
  tableName: string;
  reportUnreadable: ReportUnreadable;
};

/** The result of one of this person's submissions, as the last write left it; null while there is none. */
export const findResult =
  ({ client, tableName, reportUnreadable }: ResultsTable) =>
  async (userId: string, submissionId: string): Promise<Result | 'unreadable' | null> => {
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
  async (userId: string, result: Result): Promise<Result> => {
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
