import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Limit, Take, Taken } from '#functions/edge/limit.ts';

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
