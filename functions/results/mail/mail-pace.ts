import { type MailTurn, receiverErased, type SendMail } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';

/** `count` turns, the first of them `firstInMs` from now. */
export type LeasedTurns = { count: number; firstInMs: number };

export type PaceDeps = {
  /** SES's sending rate, as SES reports it. */
  mailsPerSecond: () => Promise<number>;
  /**
   * Leases up to `count` consecutive turns of a row of turns that are `everyMs` apart: as many as start within `withinMs`, by
   * one write. Null if none does.
   */
  leaseTurns: (row: number, asked: { count: number; everyMs: number; withinMs: number }) => Promise<LeasedTurns | null>;
  pause: (milliseconds: number) => Promise<void>;
  /** From 0 up to, but not including, 1. */
  random: () => number;
};

/** Slots a second in one row, far below the thousand writes a second that one item takes. */
const turnsPerRow = 200;
/** The size of one batch of jobs. */
const mostTurns = 10;

type Asking = { patienceSeconds: number; answer: (waitMs: number | null) => void };

/**
 * Waits for the next turn in which SES accepts a mail. All workers share the turns, so together they send as fast as SES
 * allows, and not faster. Jobs of one worker that ask while a lease is being written share the next write.
 *
 * If turns cannot be leased, the mail is deferred: SES would throttle mails without turns, which would open the circuit breaker
 * for all.
 */
export const mailPace = ({ mailsPerSecond, leaseTurns, pause, random }: PaceDeps) => {
  let asking: Asking[] = [];
  let isLeasing = false;

  const leaseOnce = async (): Promise<void> => {
    const patienceSeconds = asking[0]?.patienceSeconds ?? 0;
    const together = asking.filter((each) => each.patienceSeconds === patienceSeconds).slice(0, mostTurns);
    asking = asking.filter((each) => !together.includes(each));
    const leased = await lease(together.length, patienceSeconds * 1000).catch(() => null);
    together.forEach(({ answer }, at) => {
      answer(leased && at < leased.count ? leased.firstInMs + at * leased.everyMs : null);
    });
  };
  const lease = async (count: number, withinMs: number) => {
    const rate = await mailsPerSecond();
    const rows = Math.ceil(rate / turnsPerRow);
    const everyMs = (1000 * rows) / rate;
    const leased = await leaseTurns(Math.floor(random() * rows), { count, everyMs, withinMs });
    return leased && { ...leased, everyMs };
  };
  const leaseAll = async (): Promise<void> => {
    isLeasing = true;
    while (asking.length > 0) await leaseOnce();
    isLeasing = false;
  };

  return async (patienceSeconds: number): Promise<MailTurn> => {
    const waitMs = await new Promise<number | null>((answer) => {
      asking.push({ patienceSeconds, answer });
      if (!isLeasing) void leaseAll();
    });
    if (waitMs === null) return { reason: 'pace' };
    if (waitMs > 0) await pause(waitMs);
    return 'go';
  };
};

/**
 * A mailer that waits for its turn. A turn can be some seconds away, so it checks `isErased` after the wait: no mail goes to a user
 * whose erasure began during it.
 */
export const inTurn =
  (
    sendMail: NonNullable<SendMail>,
    takeTurn: () => Promise<MailTurn>,
    isErased: (userId: UserId) => Promise<boolean>,
  ): NonNullable<SendMail> =>
  async (mail) => {
    const turn = await takeTurn();
    if (turn !== 'go') return { outcome: 'later', reason: turn.reason };
    if (await isErased(mail.tags.userId)) return { outcome: 'refused', reason: receiverErased };
    return sendMail(mail);
  };
