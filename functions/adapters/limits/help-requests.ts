import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { WaitingHelp } from '#functions/accounts/sign-in/reset-request.ts';
import { keyedHash } from '#functions/adapters/server-key.ts';
import type { LimitsTable } from './rate-limits.ts';

// The queue must not contain an address, so the request is stored in the limits table, whose items have a TTL. Its key is a
// hash of the address, so that an erasure finds it. A job's id is that hash plus the request's id.

const separator = '.';
/** The queue gives up after minutes; then DynamoDB's TTL removes the item. */
const keptSeconds = 24 * 60 * 60;

const keyOf = (requestId: string): string => `help#${requestId.split(separator)[0]}`;

const hashOf = (serverKey: string, email: string): string => keyedHash(serverKey, 'request for help', email);

/** The key of the pending requests for this address. */
export const helpKey = (serverKey: string, email: string): string => keyOf(hashOf(serverKey, email));

/** The part of a request's id that may be logged: it identifies no address and opens nothing. */
export const helpIdForLog = (requestId: string): string => requestId.split(separator).at(-1) ?? '';

/** Answers with the job's id. All requests for one address share one item, each until its own job has handled it. */
export const saveHelp =
  ({ client, tableName, serverKey }: LimitsTable & { serverKey: string }) =>
  async (id: string, { email, deviceHash }: WaitingHelp, now: Date): Promise<string> => {
    const requestId = `${hashOf(serverKey, email)}${separator}${id}`;
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { key: keyOf(requestId) },
      UpdateExpression: 'SET email = :email, expiresAt = :end ADD waiting :this',
      ExpressionAttributeValues: {
        ':email': email,
        ':end': Math.floor(now.getTime() / 1000) + keptSeconds,
        ':this': new Set([entryOf(id, deviceHash)]),
      },
    });
    await client.send(update);
    return requestId;
  };

const entryOf = (id: string, deviceHash: string | null): string => (deviceHash ? `${id} ${deviceHash}` : id);

type Found = WaitingHelp & { id: string };

export const findHelp =
  ({ client, tableName }: LimitsTable) =>
  async (requestId: string): Promise<Found | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { key: keyOf(requestId) }, ConsistentRead: true });
    const { email, waiting } = (await client.send(get)).Item ?? {};
    const id = helpIdForLog(requestId);
    const entry =
      waiting instanceof Set ? [...(waiting as Set<string>)].find((each) => each.split(' ')[0] === id) : null;
    if (typeof email !== 'string' || !entry) return null;
    return { id, email, deviceHash: entry.split(' ')[1] ?? null };
  };

/** Other requests for the same address stay. */
export const forgetHelp =
  (table: LimitsTable) =>
  async (requestId: string): Promise<void> => {
    const found = await findHelp(table)(requestId);
    if (!found) return;
    const place = { TableName: table.tableName, Key: { key: keyOf(requestId) } };
    const entry = new Set([entryOf(found.id, found.deviceHash)]);
    await table.client.send(
      new UpdateCommand({
        ...place,
        UpdateExpression: 'DELETE waiting :this',
        ExpressionAttributeValues: { ':this': entry },
      }),
    );
    // DynamoDB drops an attribute when its set becomes empty.
    const remove = new DeleteCommand({ ...place, ConditionExpression: 'attribute_not_exists(waiting)' });
    await table.client.send(remove).catch((failure: unknown) => {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    });
  };
