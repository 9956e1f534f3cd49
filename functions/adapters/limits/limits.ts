import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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

export type LimitsTable = { client: DynamoDBDocumentClient; tableName: string };

/**
 * Takes one try from a limit by one conditional write. Only allowed tries count, so a refused caller costs no more than
 * a failed condition and does not lengthen the wait. Windows are fixed and begin at multiples of their length (a day is a
 * day of UTC): at the turn of two windows twice `max` tries can pass, which such a brake may allow, and in return it
 * needs neither a read nor a list of times. A write that the SDK repeats after a lost answer can count twice.
 */
export const takeFrom =
  (table: LimitsTable): Take =>
  (limit, now) =>
    take(table, limit, now, {
      update: 'ADD tries :one',
      condition: 'attribute_not_exists(tries) OR tries < :max',
      values: { ':one': 1 },
    });

/** Takes one try for each `thing`: a repeated try for the same thing passes and does not count. */
export const takeOnceFrom =
  (table: LimitsTable) =>
  (limit: Limit, thing: string, now: Date): Promise<Taken> =>
    take(table, limit, now, {
      update: 'ADD things :things',
      condition: 'attribute_not_exists(things) OR contains(things, :thing) OR size(things) < :max',
      values: { ':things': new Set([thing]), ':thing': thing },
    });

/** The second in which the window around this second begins. */
export const windowBegin = (second: number, windowSeconds: number): number => second - (second % windowSeconds);

export const limitKey = (kind: string, subject: string, begin: number): string => `${kind}#${subject}#${begin}`;

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

/** Each lost race means that another try was counted, so that the limit is reached after few of them. */
const contention = { maxTries: 10 };

/**
 * Takes one try from a limit that holds in any time of its length, not only from one full day to the next. The item keeps
 * the time of each counted try, and each write has as its condition that they are still the ones that were judged (by a
 * number that each write raises). The refused write answers with what is there, so this needs no read. A refused try
 * changes nothing. A write that the SDK repeats after a lost answer counts twice, never less.
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

/** `turn`: 0 when there is no item. */
type Seen = { turn: number; times: number[] };

/** `written`, or what is there instead of what was seen. */
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
    // No item: DynamoDB has deleted it in between, for its time was over.
    const { turn: there, takenAt } = failure.Item ?? {};
    return { turn: Number(there?.N ?? 0), times: (takenAt?.L ?? []).map(({ N }) => Number(N)) };
  }
};

/** By its name the edge answers 503: trying again helps. */
class LimitContended extends Error {
  override name = 'LimitUnavailable';
}
