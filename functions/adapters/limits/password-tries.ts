import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { passwordLimit, type TryLimits, tryLimits } from '#functions/accounts/try-limits.ts';
import { isProbeAddress, keyedHash } from '#functions/adapters/server-key.ts';
import type { Taken } from '#functions/edge/limit.ts';
import { type LimitsTable, takeFrom } from './rate-limits.ts';

/**
 * Counts a password before it is checked: of a hundred concurrent attempts only four pass. Each counted attempt extends the
 * counter's TTL; a refused one does not. Not a fixed window like the other limits, because eight attempts at the boundary of
 * two windows would trigger Cognito's own lockout.
 */
const takePasswordTry =
  ({ client, tableName }: LimitsTable) =>
  async (key: string, now: Date): Promise<Taken> => {
    const second = Math.floor(now.getTime() / 1000);
    const end = second + passwordLimit.waitSeconds;
    const first = new PutCommand({
      TableName: tableName,
      Item: { key, tries: 1, expiresAt: end },
      ConditionExpression: 'attribute_not_exists(tries) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': second },
    });
    if (await holds(client.send(first))) return { allowed: true };
    const next = new UpdateCommand({
      TableName: tableName,
      Key: { key },
      UpdateExpression: 'SET expiresAt = :end ADD tries :one',
      ConditionExpression: 'attribute_not_exists(tries) OR tries < :max',
      ExpressionAttributeValues: { ':end': end, ':one': 1, ':max': passwordLimit.max },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    try {
      await client.send(next);
      return { allowed: true };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      // The counter may have expired between the two writes. Then the next attempt passes.
      const until = Number(error.Item?.expiresAt?.N ?? second);
      return { allowed: false, retryAfterSeconds: Math.max(until - second, 1) };
    }
  };

/** Resets the counter after the right password. */
const forgetPasswordTries =
  ({ client, tableName }: LimitsTable) =>
  async (key: string): Promise<void> => {
    await client.send(new DeleteCommand({ TableName: tableName, Key: { key } }));
  };

const holds = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

type Settings = { serverKey: string; roomyNetwork: string; probeKey?: string; now: () => Date };

/** The rate limits on registering and logging in, stored in the limits table. */
export const storedTryLimits = (
  table: LimitsTable,
  { serverKey, roomyNetwork, probeKey = '', now }: Settings,
): TryLimits =>
  tryLimits({
    take: takeFrom(table),
    takePassword: takePasswordTry(table),
    forgetPasswords: forgetPasswordTries(table),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    roomyNetwork,
    isProbe: isProbeAddress(probeKey),
    now,
  });
