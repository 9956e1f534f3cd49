import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { changeItem, type Table } from '#functions/adapters/table.ts';
import type { BreakerStore, OutsideService } from '#functions/results/circuit-breaker.ts';

/** An open breaker that no worker has read for a day expires. */
const forgottenAfterSeconds = 24 * 3600;

/** Circuit breakers that workers share: one item for each service, in the limits table. */
export const breakerStore = (table: Table, service: OutsideService): BreakerStore => {
  const key = { key: `circuit-breaker#${service}` };
  const setOpenUntil = (openUntil: number, seen?: number) =>
    changeItem(table, {
      key,
      update: 'SET openUntil = :until, expiresAt = :end',
      ...(seen !== undefined && { condition: 'openUntil = :seen' }),
      values: {
        ':until': openUntil,
        ':end': Math.ceil(openUntil / 1000) + forgottenAfterSeconds,
        ...(seen !== undefined && { ':seen': seen }),
      },
    });
  return {
    openUntil: async () => {
      const { Item } = await table.client.send(new GetCommand({ TableName: table.tableName, Key: key }));
      return Number(Item?.openUntil ?? 0);
    },
    open: async (until) => void (await setOpenUntil(until)),
    close: async () => void (await setOpenUntil(0)),
    claimTrial: (seen, until) => setOpenUntil(until, seen),
  };
};
