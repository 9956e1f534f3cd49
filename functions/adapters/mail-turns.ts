import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PaceDeps } from '#functions/results/mail/pace.ts';
import type { LimitsTable } from './limits.ts';

/**
 * A row that somebody else has moved between two writes is tried again this often. Six mails at once on a busy machine needed
 * more than five tries, and a mail without a turn waits for the next sweep.
 */
const maxTries = 25;

/**
 * The turns of mails, as one item for each row with the moment of its next turn. DynamoDB cannot say 'the later of now and
 * then', so there are two writes: one for a row that is ahead of now, one for a row that is not. The one that fitted last
 * is tried first.
 */
export const takeMailTurn = ({ client, tableName }: LimitsTable, now: () => Date): PaceDeps['takeTurn'] => {
  let isAhead = false;
  const write = async (row: number, change: string, condition: string, values: Record<string, number>) => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { key: `mail-turns#${row}` },
      UpdateExpression: `SET nextAt = ${change}, expiresAt = :end`,
      ConditionExpression: condition,
      ExpressionAttributeValues: { ...values, ':end': Math.ceil(now().getTime() / 1000) + 3600 },
      ReturnValues: 'UPDATED_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return client.send(update).then(
      ({ Attributes }) => ({ nextAt: Number(Attributes?.nextAt) }),
      (failure: unknown) => {
        if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
        return { refusedAt: Number(failure.Item?.nextAt?.N ?? 0) };
      },
    );
  };
  return async (row, everyMs, withinMs) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const time = now().getTime();
      const taken = isAhead
        ? await write(row, 'nextAt + :step', 'nextAt > :now AND nextAt <= :latest', {
            ':step': everyMs,
            ':now': time,
            ':latest': time + withinMs,
          })
        : await write(row, ':next', 'attribute_not_exists(nextAt) OR nextAt <= :now', {
            ':next': time + everyMs,
            ':now': time,
          });
      if ('nextAt' in taken) return Math.max(0, taken.nextAt - everyMs - time);
      if (taken.refusedAt > time + withinMs) return null;
      isAhead = taken.refusedAt > time;
    }
    // Not for want of a turn: it has lost every race. SES refuses what is too much.
    return 0;
  };
};
