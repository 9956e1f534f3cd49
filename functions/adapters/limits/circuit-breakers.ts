import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { BreakerStore, OutsideService } from '#functions/results/circuit-breaker.ts';
import type { LimitsTable } from './rate-limits.ts';

/** An open breaker that no worker has read for a day expires. */
const forgottenAfterSeconds = 24 * 3600;

/** Circuit breakers that workers share: one item for each service, in the limits table. */
export const breakerStore = ({ client, tableName }: LimitsTable, service: OutsideService): BreakerStore => {
  const key = { key: `circuit-breaker#${service}` };
  const setOpenUntil = async (openUntil: number, seen?: number): Promise<void> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: key,
      UpdateExpression: 'SET openUntil = :until, expiresAt = :end',
      ...(seen !== undefined && { ConditionExpression: 'openUntil = :seen' }),
      ExpressionAttributeValues: {
        ':until': openUntil,
        ':end': Math.ceil(openUntil / 1000) + forgottenAfterSeconds,
        ...(seen !== undefined && { ':seen': seen }),
      },
    });
    await client.send(update);
  };
  return {
    openUntil: async () => {
      const { Item } = await client.send(new GetCommand({ TableName: tableName, Key: key }));
      return Number(Item?.openUntil ?? 0);
    },
    open: (until) => setOpenUntil(until),
    close: () => setOpenUntil(0),
    claimTrial: async (seen, until) => {
      try {
        await setOpenUntil(until, seen);
        return true;
      } catch (failure) {
        if (failure instanceof ConditionalCheckFailedException) return false;
        throw failure;
      }
    },
  };
};
