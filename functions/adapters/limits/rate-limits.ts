import { keyedHash } from '#functions/adapters/server-key.ts';
import { type Change, changeAndRead, changeItem, type Table } from '#functions/adapters/table.ts';
import { retryContended } from '#functions/edge/contended-write.ts';
import {
  judgeRolling,
  type Limit,
  type RollingLimit,
  secondOf,
  type Take,
  type Taken,
  type TakeRolling,
  withoutTry,
} from '#functions/edge/limit.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { dailyLimits } from '#shared/contract/limits.ts';

/**
 * Takes one attempt from a limit by one conditional write. Only allowed attempts count, so a refused caller costs one failed
 * condition and does not lengthen the wait. Windows are fixed and begin at multiples of their length (a day is a UTC day). So
 * twice `max` attempts can pass at the boundary of two windows, which is acceptable here and saves a read and a list of
 * timestamps. A write that the SDK retries after a lost response can count twice.
 */
export const takeFrom =
  (table: Table): Take =>
  (limit, now) =>
    take(table, limit, now, {
      update: 'ADD tries :one',
      condition: 'attribute_not_exists(tries) OR tries < :max',
      values: { ':one': 1 },
    });

const take = async (
  table: Table,
  limit: Limit,
  now: Date,
  { update, condition, values }: Change & { condition: string },
): Promise<Taken> => {
  const { key, end } = windowOf(limit, now);
  const isAllowed = await changeItem(table, {
    key: { key },
    update: `SET expiresAt = :end ${update}`,
    condition,
    values: { ':end': end, ':max': limit.max, ...values },
  });
  return isAllowed ? { allowed: true } : { allowed: false, retryAfterSeconds: end - secondOf(now) };
};

/** The counter of a limit's window at this instant, and the second in which the window ends. */
export const windowOf = ({ kind, subject, windowSeconds }: Omit<Limit, 'max'>, now: Date) => {
  const begin = secondOf(now) - (secondOf(now) % windowSeconds);
  return { key: `${kind}#${subject}#${begin}`, end: begin + windowSeconds };
};

export const rollingKey = ({ kind, subject }: Pick<RollingLimit, 'kind' | 'subject'>): string => `${kind}#${subject}`;

/** Each lost race means that another attempt was counted, so the limit is reached after a few of them. */
const contention = { maxTries: 10 };

/**
 * Takes one attempt from a rolling window, which holds for any period of its length. The item stores the time of each counted
 * attempt and a version that each write increments; the write's condition is that the version is unchanged. A failed condition
 * returns the current item, so this needs no read. A refused attempt changes nothing. A write that the SDK retries after a lost
 * response counts twice, never less.
 */
export const takeRollingFrom =
  (table: Table): TakeRolling =>
  async (limit, now, instead): Promise<Taken> => {
    let seen: Seen = { turn: 0, times: [] };
    const ending = await retryContended(async (): Promise<Taken | 'contended'> => {
      const counted = instead ? withoutTry(seen.times, secondOf(instead)) : seen.times;
      const judged = judgeRolling(limit, counted, secondOf(now));
      if (!judged.allowed) return judged;
      const there = await write(table, limit, { turn: seen.turn, times: judged.times });
      if (there === 'written') return { allowed: true };
      seen = there;
      return 'contended';
    }, contention);
    if (ending === 'contended') throw new LimitContended();
    return ending;
  };

/** `turn`: the item's version; 0 if there is no item. */
type Seen = { turn: number; times: number[] };

/** `written`, or the current state if it has changed since it was read. */
const write = async (table: Table, limit: RollingLimit, { turn, times }: Seen): Promise<'written' | Seen> => {
  const longest = Math.max(...limit.windows.map(({ windowSeconds }) => windowSeconds));
  const written = await changeAndRead(table, {
    key: { key: rollingKey(limit) },
    update: 'SET takenAt = :times, turn = :next, expiresAt = :end',
    condition: turn === 0 ? 'attribute_not_exists(turn)' : 'turn = :seen',
    values: {
      ':times': times,
      ':end': (times.at(-1) ?? 0) + longest,
      ':next': turn + 1,
      ...(turn > 0 && { ':seen': turn }),
    },
  });
  if ('changed' in written) return 'written';
  // No item: its TTL has expired, and DynamoDB has deleted it in the meantime.
  const { turn: there, takenAt } = written.unchanged;
  return { turn: Number(there?.N ?? 0), times: (takenAt?.L ?? []).map(({ N }) => Number(N)) };
};

/** The edge responds with 503 to an error of this name, because a retry helps. */
class LimitContended extends Error {
  override name = 'LimitUnavailable';
}

/** How often an account may do something in a UTC day. The table stores ids only as hashes, each for its own purpose. */
const daily = {
  submissions: { kind: 'submission', ofUser: 'submissions of a day', ofThing: 'a submission of the day' },
  resultMails: { kind: 'result-mails', ofUser: 'result-mails', ofThing: 'a result mail of the day' },
};

const dailyLimit = (counted: keyof typeof daily, serverKey: string, userId: UserId) => {
  const { kind, ofUser } = daily[counted];
  return { kind, subject: keyedHash(serverKey, ofUser, userId), windowSeconds: 24 * 60 * 60 };
};

/** The key of a user's counter for that day. */
export const dayCounterKey = (counted: keyof typeof daily, serverKey: string, userId: UserId, day: Date): string =>
  windowOf(dailyLimit(counted, serverKey, userId), day).key;

type KeyedTable = Table & { serverKey: string };

/** Counts each `thing` once: a retry for the same thing passes and does not count. */
const takeDaily = (
  { serverKey, ...table }: KeyedTable,
  counted: keyof typeof daily,
  { userId, thing, max }: { userId: UserId; thing: string; max: number },
  now: Date,
): Promise<Taken> => {
  const hashed = keyedHash(serverKey, daily[counted].ofThing, thing);
  return take(table, { ...dailyLimit(counted, serverKey, userId), max }, now, {
    update: 'ADD things :things',
    condition: 'attribute_not_exists(things) OR contains(things, :thing) OR size(things) < :max',
    values: { ':things': new Set([hashed]), ':thing': hashed },
  });
};

/** Counts a submission's mail against its account's daily limit, once for each submission. False if the limit is reached. */
export const consumeDailyMail =
  (table: KeyedTable, now: () => Date) =>
  async ({ userId, submissionId }: { userId: UserId; submissionId: SubmissionId }): Promise<boolean> => {
    const mail = { userId, thing: submissionId, max: dailyLimits.resultMails };
    return (await takeDaily(table, 'resultMails', mail, now())).allowed;
  };

/** Counts a user's submissions, each quiz run once. */
export const dailySubmissions =
  (table: KeyedTable) =>
  ({ userId, runId }: SubmissionKey, max: number, now: Date): Promise<Taken> =>
    takeDaily(table, 'submissions', { userId, thing: runId, max }, now);
