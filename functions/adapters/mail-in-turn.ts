import { setTimeout as sleep } from 'node:timers/promises';
import type { optionalEnv } from '#functions/edge/env.ts';
import type { MailTurn, SendMail } from '#functions/mail/mail-to-send.ts';
import { type CircuitBreaker, recordedMail } from '#functions/results/circuit-breaker.ts';
import { mailPace } from '#functions/results/mail/pace.ts';
import type { LimitsTable } from './limits.ts';
import { leaseMailTurns } from './mail-turns.ts';

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
    import('./mailer.ts'),
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
