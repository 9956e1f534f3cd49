import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { WaitingHelp } from '#functions/accounts/sign-in/reset-request.ts';
import { keyedHash } from '#functions/adapters/server-key.ts';
import { changeItem, findItem, holds, type Table } from '#functions/adapters/table.ts';
import { secondOf } from '#functions/edge/limit.ts';

// The queue must not contain an address, so the request is stored in the limits table, whose items have a TTL. Its key is a
// hash of the address, so that an erasure finds it. A job's id is that hash plus the request's id.

const separator = '.';
/** The queue gives up after minutes; then DynamoDB's TTL removes the item. */
const keptSeconds = 24 * 60 * 60;

const keyOf = (requestId: string) => ({ key: `help#${requestId.split(separator)[0]}` });

const hashOf = (serverKey: string, email: string): string => keyedHash(serverKey, 'request for help', email);

/** The key of the pending requests for this address. */
export const helpKey = (serverKey: string, email: string): string => keyOf(hashOf(serverKey, email)).key;

/** The part of a request's id that may be logged: it identifies no address and opens nothing. */
export const helpIdForLog = (requestId: string): string => requestId.split(separator).at(-1) ?? '';

/** Returns the job's id. All requests for one address share one item, each until its own job has handled it. */
export const saveHelp =
  (table: Table & { serverKey: string }) =>
  async (id: string, { email, deviceHash }: WaitingHelp, now: Date): Promise<string> => {
    const requestId = `${hashOf(table.serverKey, email)}${separator}${id}`;
    await changeItem(table, {
      key: keyOf(requestId),
      update: 'SET email = :email, expiresAt = :end ADD waiting :this',
      values: {
        ':email': email,
        ':end': secondOf(now) + keptSeconds,
        ':this': new Set([entryOf(id, deviceHash)]),
      },
    });
    return requestId;
  };

const entryOf = (id: string, deviceHash: string | null): string => (deviceHash ? `${id} ${deviceHash}` : id);

export const findHelp =
  (table: Table) =>
  async (requestId: string): Promise<(WaitingHelp & { id: string }) | null> => {
    const { email, waiting } = (await findItem(table, keyOf(requestId))) ?? {};
    const id = helpIdForLog(requestId);
    const entry =
      waiting instanceof Set ? [...(waiting as Set<string>)].find((each) => each.split(' ')[0] === id) : null;
    if (typeof email !== 'string' || !entry) return null;
    return { id, email, deviceHash: entry.split(' ')[1] ?? null };
  };

/** Other requests for the same address stay. */
export const forgetHelp =
  (table: Table) =>
  async (requestId: string): Promise<void> => {
    const found = await findHelp(table)(requestId);
    if (!found) return;
    const key = keyOf(requestId);
    const entry = new Set([entryOf(found.id, found.deviceHash)]);
    await changeItem(table, { key, update: 'DELETE waiting :this', values: { ':this': entry } });
    // DynamoDB drops an attribute when its set becomes empty.
    const ConditionExpression = 'attribute_not_exists(waiting)';
    await holds(table.client.send(new DeleteCommand({ TableName: table.tableName, Key: key, ConditionExpression })));
  };
