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
  ({ client, tableName }: LimitsTable): Take =>
  async ({ kind, subject, max, windowSeconds }: Limit, now: Date): Promise<Taken> => {
    const second = Math.floor(now.getTime() / 1000);
    const begin = second - (second % windowSeconds);
    const end = begin + windowSeconds;
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { key: `${kind}#${subject}#${begin}` },
      UpdateExpression: 'SET expiresAt = :end ADD tries :one',
      ConditionExpression: 'attribute_not_exists(tries) OR tries < :max',
      ExpressionAttributeValues: { ':end': end, ':one': 1, ':max': max },
    });
    try {
      await client.send(update);
      return { allowed: true };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return { allowed: false, retryAfterSeconds: end - second };
    }
  };
