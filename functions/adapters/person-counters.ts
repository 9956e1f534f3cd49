import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { passwordKey } from '#functions/accounts/try-limits.ts';
import { mailCounterKey } from './daily-mails.ts';
import { dayCounterKey } from './daily-submissions.ts';
import { keyedHash } from './keyed-hash.ts';
import type { LimitsTable } from './limits.ts';

export type Counters = LimitsTable & { serverKey: string; now: () => Date };

const dayMs = 24 * 60 * 60 * 1000;

/** The counters that can be told to be of this person: wrong passwords for the address, submissions and mails of today and yesterday. */
const countersOf = ({ serverKey, now }: Counters, userId: string, email: string | null) => {
  const days = [now(), new Date(now().getTime() - dayMs)];
  return [
    ...days.map((day) => ({ counts: 'submissions of a day', key: dayCounterKey(serverKey, userId, day) })),
    ...days.map((day) => ({ counts: 'result mails of a day', key: mailCounterKey(serverKey, userId, day) })),
    ...(email
      ? [{ counts: 'wrong passwords', key: passwordKey((purpose, text) => keyedHash(serverKey, purpose, text), email) }]
      : []),
  ];
};

/** The counters with their state. Their keys are hashes, and so are the ids that one of them collects: those are counted. */
export const findCounters = (table: Counters) => async (userId: string, email: string | null) => {
  const counters = countersOf(table, userId, email).map(async ({ counts, key }) => {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.tableName, Key: { key } }));
    if (!Item) return [];
    const tries = Item.things instanceof Set ? Item.things.size : Number(Item.tries ?? 0);
    return [{ counts, tries, expiresAt: Item.expiresAt as unknown }];
  });
  return (await Promise.all(counters)).flat();
};

export const deleteCounters =
  (table: Counters) =>
  async (userId: string, email: string | null): Promise<void> => {
    const keys = countersOf(table, userId, email).map(({ key }) => key);
    await Promise.all(
      keys.map((key) => table.client.send(new DeleteCommand({ TableName: table.tableName, Key: { key } }))),
    );
  };
