import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { confirmationLimits, resetMailLimit } from '#functions/accounts/address-mails.ts';
import { passwordKey } from '#functions/accounts/try-limits.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { mailCounterKey } from './daily-mails.ts';
import { dayCounterKey } from './daily-submissions.ts';
import { helpKey } from './help-requests.ts';
import { keyedHash } from './keyed-hash.ts';
import type { LimitsTable } from './limits.ts';
import { rollingKey } from './limits.ts';

export type Counters = LimitsTable & { serverKey: string; now: () => Date };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What can be told to be of this person: by the account the counters of today and yesterday, by the address other counters
 * and a request for help.
 */
const countersOf = ({ serverKey, now }: Counters, userId: UserId, email: string | null) => {
  const days = [now(), new Date(now().getTime() - dayMs)];
  return [
    ...days.map((day) => ({ counts: 'submissions of a day', key: dayCounterKey(serverKey, userId, day) })),
    ...days.map((day) => ({ counts: 'result mails of a day', key: mailCounterKey(serverKey, userId, day) })),
    ...(email ? countersOfAddress((purpose, text) => keyedHash(serverKey, purpose, text), userId, email) : []),
    ...(email ? [{ counts: 'requests for help with logging in that wait', key: helpKey(serverKey, email) }] : []),
  ];
};

/** An erasure leaves the mails: else whoever erases and registers again could send an address any number of them. */
const countersOfAddress = (hash: (purpose: string, text: string) => string, userId: UserId, email: string) => [
  { counts: 'wrong passwords', key: passwordKey(hash, email) },
  ...[false, true]
    .flatMap((isProved) => confirmationLimits(hash, { userId, email, isProved }))
    .map((limit) => ({ counts: 'mails that ask to confirm the address', key: rollingKey(limit), stays: true }))
    .filter(({ key }, index, all) => all.findIndex((each) => each.key === key) === index),
  { counts: 'mails with a code for a new password', key: rollingKey(resetMailLimit(hash, email)), stays: true },
];

/** The counters with their state. Their keys are hashes, and so are the ids that one of them collects: those are counted. */
export const findCounters = (table: Counters) => async (userId: UserId, email: string | null) => {
  const counters = countersOf(table, userId, email).map(async ({ counts, key }) => {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.tableName, Key: { key } }));
    if (!Item) return [];
    const { things, takenAt, email: askedFor, tries: counted = askedFor ? 1 : 0, expiresAt } = Item;
    const tries = things instanceof Set ? things.size : Array.isArray(takenAt) ? takenAt.length : Number(counted);
    return [
      {
        counts,
        tries,
        ...(Array.isArray(takenAt) && { takenAt: takenAt as unknown[] }),
        ...(typeof askedFor === 'string' && { email: askedFor }),
        expiresAt: expiresAt as unknown,
      },
    ];
  });
  return (await Promise.all(counters)).flat();
};

export const deleteCounters =
  (table: Counters) =>
  async (userId: UserId, email: string | null): Promise<void> => {
    const keys = countersOf(table, userId, email).flatMap((counter) => ('stays' in counter ? [] : [counter.key]));
    await Promise.all(
      keys.map((key) => table.client.send(new DeleteCommand({ TableName: table.tableName, Key: { key } }))),
    );
  };
