import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ReadableTable, readItem, type StoredKind } from '#functions/adapters/stored-item.ts';
import { findItem, hasFailed, type Item, type Table } from '#functions/adapters/table.ts';
import { notErased, type Tombstones } from '#functions/adapters/tombstones.ts';
import { retryContended } from '#functions/edge/contended-write.ts';
import { Unavailable } from '#functions/edge/outcome.ts';
import type { SealDeps, SignedRecord } from '#functions/signing/seal.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { submissionIdText, userIdText } from '#shared/contract/schemas/id-schemas.ts';

// Two kinds of items in the table of results. Under the user: each signed file with the results in it. Under the file: its
// owner, for a caller who has only the file's id.

const recordPlace = 'signed#';
const recordKey = (userId: UserId, documentId: string) => ({ userId, submissionId: `${recordPlace}${documentId}` });
const ownerKey = (documentId: string) => ({ userId: `${recordPlace}${documentId}`, submissionId: 'owner' });

/** Whether an item of the table of results is the record of a signed file. */
export const isSignedRecord = ({ submissionId }: Item): boolean => String(submissionId).startsWith(recordPlace);

/** The key of the item that an erasure cannot find by the user. */
export const ownerKeyOf = ({ documentId }: Item) => ownerKey(String(documentId));

const shape = z.object({
  userId: userIdText,
  documentId: z.string(),
  madeAt: z.string(),
  results: z.array(z.object({ submissionId: submissionIdText, replaces: z.nullable(z.string()) })),
});

const storedRecord: StoredKind<SignedRecord> = { kind: 'signed file', current: 1, shape };

const contention = { maxTries: 6 };

/** Stores both items, unless the user has an erasure mark: the same write checks it. */
export const saveSigned =
  ({ client, tableName: TableName }: Table, tombstones: Tombstones): SealDeps['saveSigned'] =>
  async (record) => {
    const { userId, documentId } = record;
    const own = { ...record, ...recordKey(userId, documentId), schema: storedRecord.current };
    const put = (Item: Item) => ({ Put: { TableName, Item } });
    const write = new TransactWriteCommand({
      TransactItems: [
        { ConditionCheck: notErased(tombstones, userId) },
        put({ ...ownerKey(documentId), owner: userId }),
        put(own),
      ],
    });
    const ending = await retryContended(async () => {
      try {
        await client.send(write);
        return 'saved';
      } catch (failure) {
        if (!(failure instanceof TransactionCanceledException)) throw failure;
        return hasFailed(failure.CancellationReasons?.[0]) ? 'erased' : 'contended';
      }
    }, contention);
    if (ending === 'contended') throw new Unavailable('The record of a signed file could not be written.');
    return ending;
  };

export const findSigned =
  (table: ReadableTable) =>
  async (documentId: string): Promise<SignedRecord | null> => {
    const { owner } = (await findItem(table, ownerKey(documentId))) ?? {};
    if (typeof owner !== 'string') return null;
    const item = await findItem(table, recordKey(asUserId(owner), documentId));
    return item ? readItem(storedRecord, item, table.reportUnreadable) : null;
  };
