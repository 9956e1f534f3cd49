import { setTimeout as sleep } from 'node:timers/promises';
import { changeAndRead, type Table } from '#functions/adapters/table.ts';
import { type Backoff, retryContended } from '#functions/edge/contended-write.ts';
import { optionalEnv } from '#functions/edge/env.ts';
import type { Measure } from '#functions/edge/log.ts';
import type { MailTurn, SendMail } from '#functions/mail/mail-to-send.ts';
import { type CircuitBreaker, recordedMail } from '#functions/results/circuit-breaker.ts';
import { type LeasedTurns, mailPace, type PaceDeps } from '#functions/results/mail/mail-pace.ts';

/** Each lost race means that another worker got its block. With backoff, the last worker succeeds well within a second. */
const contention: Backoff = { maxTries: 12 };

/**
 * Paces mails: each row is one item with the time of its next free turn. DynamoDB cannot compute a maximum, so there are two
 * writes: one for a row that is ahead of now, one for a row that is not. The one that succeeded last is tried first. Throws
 * after losing every race, or when the table refuses. There is then no turn.
 */
export const leaseMailTurns = (
  table: Table,
  now: () => Date,
  backoff: Backoff = contention,
): PaceDeps['leaseTurns'] => {
  let aheadUntil = 0;
  const write = (row: number, nextAt: string, condition: string, values: Record<string, number>) =>
    changeAndRead(table, {
      key: { key: `mail-turns#${row}` },
      update: `SET nextAt = ${nextAt}, expiresAt = :end`,
      condition,
      values: { ...values, ':end': Math.ceil(now().getTime() / 1000) + 3600 },
    });
  return async (row, { count, everyMs, withinMs }) => {
    const leaseOnce = async (): Promise<LeasedTurns | null | 'contended'> => {
      const time = now().getTime();
      const firstAt = Math.max(time, aheadUntil);
      // As many turns as fit before the deadline, given the end of the row that this worker last saw.
      const fitting = Math.min(count, Math.floor((time + withinMs - firstAt) / everyMs) + 1);
      // What this worker last saw may be outdated, so it requests at least one turn.
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
      if ('changed' in leased) {
        aheadUntil = Number(leased.changed.nextAt);
        return { count: block, firstInMs: Math.max(0, aheadUntil - block * everyMs - time) };
      }
      aheadUntil = Number(leased.unchanged.nextAt?.N ?? 0);
      return aheadUntil > time + withinMs ? null : 'contended';
    };
    const leased = await retryContended(leaseOnce, backoff);
    if (leased === 'contended') throw new TurnsContended();
    return leased;
  };
};

class TurnsContended extends Error {
  override name = 'TurnsContended';
}

type Shared = { limits: Table; breaker: CircuitBreaker; now: () => Date; measure: Measure };

type MailInTurn = {
  sendMail: SendMail;
  /** Waits for the next turn in which SES accepts a mail, at most this long. */
  takeTurn: (patienceSeconds: number) => Promise<MailTurn>;
};

/**
 * The configured mailer and the send turns that all workers share. If MAIL_SENDER is blank, mail is off and none of its code is
 * loaded. A separate file, so that a function that only mails does not bundle the webhook and the model.
 */
export const mailInTurnFromEnv = (shared: Shared): Promise<MailInTurn> =>
  mailInTurn({ from: optionalEnv('MAIL_SENDER'), configurationSet: optionalEnv('MAIL_CONFIGURATION_SET') }, shared);

type Sender = { from: string | undefined; configurationSet: string | undefined };

export const mailInTurn = async (
  { from, configurationSet }: Sender,
  { limits, breaker, now, measure }: Shared,
): Promise<MailInTurn> => {
  if (!from) return { sendMail: null, takeTurn: async () => 'go' };
  const { createMailClient, sendMail, sendingRate } = await import('#functions/adapters/mail/mailer.ts');
  const client = createMailClient();
  return {
    sendMail: recordedMail(sendMail(client, { from, ...(configurationSet && { configurationSet }) }), breaker),
    takeTurn: mailPace({
      mailsPerSecond: sendingRate(client, now, measure),
      leaseTurns: leaseMailTurns(limits, now),
      pause: (milliseconds) => sleep(milliseconds),
      random: Math.random,
    }),
  };
};
