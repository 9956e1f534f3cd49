import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keyedHash } from '#functions/adapters/server-key.ts';
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

export type LimitsTable = { client: DynamoDBDocumentClient; tableName: string };

/**
 * Takes one attempt from a limit by one conditional write. Only allowed attempts count, so a refused caller costs one failed
 * condition and does not lengthen the wait. Windows are fixed and begin at multiples of their length (a day is a UTC day). So
 * twice `max` attempts can pass at the boundary of two windows, which is acceptable here and saves a read and a list of
 * timestamps. A write that the SDK retries after a lost response can count twice.
 */
export const takeFrom =
  (table: LimitsTable): Take =>
  (limit, now) =>
    take(table, limit, now, {
      update: 'ADD tries :one',
      condition: 'attribute_not_exists(tries) OR tries < :max',
      values: { ':one': 1 },
    });

/** Takes one attempt for each `thing`: a retry for the same thing passes and does not count. */
const takeOnceFrom =
  (table: LimitsTable) =>
  (limit: Limit, thing: string, now: Date): Promise<Taken> =>
    take(table, limit, now, {
      update: 'ADD things :things',
      condition: 'attribute_not_exists(things) OR contains(things, :thing) OR size(things) < :max',
      values: { ':things': new Set([thing]), ':thing': thing },
    });

/** The second at which the window of this second begins. */
const windowBegin = (second: number, windowSeconds: number): number => second - (second % windowSeconds);

const limitKey = (kind: string, subject: string, begin: number): string => `${kind}#${subject}#${begin}`;

type Count = { update: string; condition: string; values: Record<string, unknown> };

const take = async (
  { client, tableName }: LimitsTable,
  { kind, subject, max, windowSeconds }: Limit,
  now: Date,
  { update, condition, values }: Count,
): Promise<Taken> => {
  const second = Math.floor(now.getTime() / 1000);
  const begin = windowBegin(second, windowSeconds);
  const end = begin + windowSeconds;
  const command = new UpdateCommand({
    TableName: tableName,
    Key: { key: limitKey(kind, subject, begin) },
    UpdateExpression: `SET expiresAt = :end ${update}`,
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':end': end, ':max': max, ...values },
  });
  try {
    await client.send(command);
    return { allowed: true };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { allowed: false, retryAfterSeconds: end - second };
  }
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
  (table: LimitsTable): TakeRolling =>
  (limit, now, instead): Promise<Taken> =>
    changeTimes(table, limit, (times) =>
      judgeRolling(limit, instead ? withoutTry(times, secondOf(instead)) : times, secondOf(now)),
    );

type Judged = ReturnType<typeof judgeRolling>;

const changeTimes = async (
  table: LimitsTable,
  limit: RollingLimit,
  judge: (times: readonly number[]) => Judged,
): Promise<Taken> => {
  let seen: Seen = { turn: 0, times: [] };
  const ending = await retryContended(async (): Promise<Taken | 'contended'> => {
    const judged = judge(seen.times);
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
const write = async (
  { client, tableName }: LimitsTable,
  limit: RollingLimit,
  { turn, times }: Seen,
): Promise<'written' | Seen> => {
  const longest = Math.max(...limit.windows.map(({ windowSeconds }) => windowSeconds));
  const update = new UpdateCommand({
    TableName: tableName,
    Key: { key: rollingKey(limit) },
    UpdateExpression: 'SET takenAt = :times, turn = :next, expiresAt = :end',
    ConditionExpression: turn === 0 ? 'attribute_not_exists(turn)' : 'turn = :seen',
    ExpressionAttributeValues: {
      ':times': times,
      ':end': (times.at(-1) ?? 0) + longest,
      ':next': turn + 1,
      ...(turn > 0 && { ':seen': turn }),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    await client.send(update);
    return 'written';
  } catch (failure) {
    if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    // No item: its TTL has expired, and DynamoDB has deleted it in the meantime.
    const { turn: there, takenAt } = failure.Item ?? {};
    return { turn: Number(there?.N ?? 0), times: (takenAt?.L ?? []).map(({ N }) => Number(N)) };
  }
};

/** The edge answers 503 for an error of this name, because a retry helps. */
class LimitContended extends Error {
  override name = 'LimitUnavailable';
}

const mailKind = 'result-mails';
const daySeconds = 24 * 60 * 60;

/** The key of an account's mail counter for that day. */
export const mailCounterKey = (serverKey: string, userId: UserId, day: Date): string =>
  limitKey(mailKind, keyedHash(serverKey, mailKind, userId), windowBegin(Math.floor(day.getTime() / 1000), daySeconds));

/** Counts a submission's mail against its account's daily limit, once for each submission. False if the limit is reached. */
export const consumeDailyMail =
  (table: LimitsTable & { serverKey: string }, now: () => Date) =>
  async ({ userId, submissionId }: { userId: UserId; submissionId: SubmissionId }): Promise<boolean> => {
    const subject = keyedHash(table.serverKey, mailKind, userId);
    const limit = { kind: mailKind, subject, max: dailyLimits.resultMails, windowSeconds: daySeconds };
    const mail = keyedHash(table.serverKey, 'a result mail of the day', submissionId);
    return (await takeOnceFrom(table)(limit, mail, now())).allowed;
  };

const submissionKind = 'submission';

const subjectOf = (serverKey: string, userId: UserId) => keyedHash(serverKey, 'submissions of a day', userId);

/** The key of a user's submission counter for that day. */
export const dayCounterKey = (serverKey: string, userId: UserId, day: Date): string =>
  limitKey(submissionKind, subjectOf(serverKey, userId), windowBegin(Math.floor(day.getTime() / 1000), daySeconds));

/** Counts a user's submissions for each UTC day, each session id once. The table stores ids only as hashes. */
export const dailySubmissions = (table: LimitsTable, serverKey: string) => {
  const take = takeOnceFrom(table);
  return ({ userId, sessionId }: SubmissionKey, max: number, now: Date): Promise<Taken> => {
    const limit = { kind: submissionKind, subject: subjectOf(serverKey, userId), max, windowSeconds: daySeconds };
    return take(limit, keyedHash(serverKey, 'a submission of the day', sessionId), now);
  };
};
