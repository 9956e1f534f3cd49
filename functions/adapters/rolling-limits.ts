import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { retryContended } from '#functions/edge/contended-write.ts';
import {
  judgeRolling,
  type RollingLimit,
  secondOf,
  type Taken,
  type TakeRolling,
  withoutTry,
} from '#functions/edge/limit.ts';
import type { LimitsTable } from './limits.ts';

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
