import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Backoff, retryContended } from '#functions/edge/contended-write.ts';
import type { optionalEnv } from '#functions/edge/env.ts';
import type { MailTurn, SendMail } from '#functions/mail/mail-to-send.ts';
import { type CircuitBreaker, recordedMail } from '#functions/results/circuit-breaker.ts';
import { type LeasedTurns, mailPace, type PaceDeps } from '#functions/results/mail/mail-pace.ts';
import type { LimitsTable } from './limits.ts';

/** Each lost race means that another worker has its block. With backoff the last one comes well within a second. */
const contention: Backoff = { maxTries: 12 };

/**
 * The turns of mails, as one item for each row with the moment of its next turn. DynamoDB cannot say 'the later of now and
 * then', so there are two writes: one for a row that is ahead of now, one for a row that is not. The one that fitted last
 * is tried first. Throws when it has lost every race, or when the table refuses: then nobody has a turn.
 */
export const leaseMailTurns = (
  { client, tableName }: LimitsTable,
  now: () => Date,
  backoff: Backoff = contention,
): PaceDeps['leaseTurns'] => {
  let aheadUntil = 0;
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
  return async (row, { count, everyMs, withinMs }) => {
    const leaseOnce = async (): Promise<LeasedTurns | null | 'contended'> => {
      const time = now().getTime();
      const firstAt = Math.max(time, aheadUntil);
      // As many as come in time after the row's end, as far as this worker knows it.
      const fitting = Math.min(count, Math.floor((time + withinMs - firstAt) / everyMs) + 1);
      // What this worker knows may be old: the row is asked for one turn at least.
      const block = Math.max(1, fitting);
      const leased =
        aheadUntil > time
          ? await write(row, 'nextAt + :block', 'nextAt > :now AND nextAt <= :latest', {
              ':block': block * everyMs,
              ':now': time,
              ':latest': time + withinMs - (block - 1) * everyMs,
            })
          : await write(row, ':next', 'attribute_not_exists(nextAt) OR nextAt <= :now', {
              ':next': time + block * everyMs,
              ':now': time,
            });
      if ('nextAt' in leased) {
        aheadUntil = leased.nextAt;
        return { count: block, firstInMs: Math.max(0, leased.nextAt - block * everyMs - time) };
      }
      aheadUntil = leased.refusedAt;
      return leased.refusedAt > time + withinMs ? null : 'contended';
    };
    const leased = await retryContended(leaseOnce, backoff);
    if (leased === 'contended') throw new TurnsContended();
    return leased;
  };
};

class TurnsContended extends Error {
  override name = 'TurnsContended';
}

export type MailInTurn = {
  sendMail: SendMail;
  /** Waits for the next moment in which SES takes a mail, at most this long. */
  takeTurn: (patienceSeconds: number) => Promise<MailTurn>;
};

/**
 * The mailer of the environment, and the turns that all workers share. Mail is off, and none of its code is loaded, when
 * MAIL_SENDER is blank. In a file of its own, so that a function that only mails does not carry the webhook and the model.
 */
export const mailInTurnFromEnv = async (
  env: typeof optionalEnv,
  { limits, breaker, now }: { limits: LimitsTable; breaker: CircuitBreaker; now: () => Date },
): Promise<MailInTurn> => {
  const from = env('MAIL_SENDER');
  if (!from) return { sendMail: null, takeTurn: async () => 'go' };
  const [{ createMailClient, sendMail }, { sendingRate }] = await Promise.all([
    import('#functions/adapters/mailer.ts'),
    import('./sending-rate.ts'),
  ]);
  const configurationSet = env('MAIL_CONFIGURATION_SET');
  const client = createMailClient();
  return {
    sendMail: recordedMail(sendMail(client, { from, ...(configurationSet && { configurationSet }) }), breaker),
    takeTurn: mailPace({
      mailsPerSecond: sendingRate(client, now),
      leaseTurns: leaseMailTurns(limits, now),
      pause: (milliseconds) => sleep(milliseconds),
      random: Math.random,
    }),
  };
};
