import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { passwordLimit, type TryLimits, tryLimits } from '#functions/accounts/try-limits.ts';
import { isProbeAddress, keyedHash } from '#functions/adapters/server-key.ts';
import { changeAndRead, holds, type Table } from '#functions/adapters/table.ts';
import { secondOf, type Taken } from '#functions/edge/limit.ts';
import { takeFrom } from './rate-limits.ts';

/**
 * Counts a password before it is checked, so that of a hundred concurrent attempts only four pass. Each counted attempt extends the
 * counter's TTL; a refused one does not. This is not a fixed window like the other limits, because eight attempts at the boundary
 * of two windows would trigger Cognito's own lockout.
 */
const takePasswordTry =
  (table: Table) =>
  async (key: string, now: Date): Promise<Taken> => {
    const second = secondOf(now);
    const end = second + passwordLimit.waitSeconds;
    const first = new PutCommand({
      TableName: table.tableName,
      Item: { key, tries: 1, expiresAt: end },
      ConditionExpression: 'attribute_not_exists(tries) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': second },
    });
    if (await holds(table.client.send(first))) return { allowed: true };
    const next = await changeAndRead(table, {
      key: { key },
      update: 'SET expiresAt = :end ADD tries :one',
      condition: 'attribute_not_exists(tries) OR tries < :max',
      values: { ':end': end, ':one': 1, ':max': passwordLimit.max },
    });
    if ('changed' in next) return { allowed: true };
    // The counter may have expired between the two writes. Then the next attempt passes.
    const until = Number(next.unchanged.expiresAt?.N ?? second);
    return { allowed: false, retryAfterSeconds: Math.max(until - second, 1) };
  };

/** Resets the counter after the right password. */
const forgetPasswordTries =
  ({ client, tableName }: Table) =>
  async (key: string): Promise<void> => {
    await client.send(new DeleteCommand({ TableName: tableName, Key: { key } }));
  };

type Settings = { serverKey: string; roomyNetwork: string; probeKey?: string; now: () => Date };

/** The rate limits on registering and logging in, stored in the limits table. */
export const storedTryLimits = (table: Table, { serverKey, roomyNetwork, probeKey = '', now }: Settings): TryLimits =>
  tryLimits({
    take: takeFrom(table),
    takePassword: takePasswordTry(table),
    forgetPasswords: forgetPasswordTries(table),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    roomyNetwork,
    isProbe: isProbeAddress(probeKey),
    now,
  });
