import type { MailTurn, SendMail } from '#functions/mail/mail-to-send.ts';
import type { Resting } from '#functions/results/resting.ts';

export type PaceDeps = {
  /** Mails that SES takes in a second: asked for, not guessed. */
  mailsPerSecond: () => Promise<number>;
  /**
   * Takes the next turn of a row of turns that are `everyMs` apart. Answers with how many milliseconds it is away, or with
   * null when that would be more than `withinMs`.
   */
  takeTurn: (row: number, everyMs: number, withinMs: number) => Promise<number | null>;
  pause: (milliseconds: number) => Promise<void>;
  /** From 0 up to, but not including, 1. */
  random: () => number;
};

/** One item of a table takes about a thousand writes a second. So many turns a second stand in one row, far below that. */
const turnsPerRow = 200;

/**
 * Waits for the next moment in which SES takes a mail. All workers share the turns, so together they send as fast as SES
 * allows, and not faster. When the turns cannot be counted, mail goes all the same: SES refuses what is too much.
 */
export const mailPace =
  ({ mailsPerSecond, takeTurn, pause, random }: PaceDeps) =>
  async (patienceSeconds: number): Promise<MailTurn> => {
    const rate = await mailsPerSecond();
    const rows = Math.ceil(rate / turnsPerRow);
    const row = Math.floor(random() * rows);
    const waitMs = await takeTurn(row, (1000 * rows) / rate, patienceSeconds * 1000).catch(() => 0);
    if (waitMs === null) return { reason: 'pace' };
    if (waitMs > 0) await pause(waitMs);
    return 'go';
  };

/** A mailer that waits for its turn, and tells how it went, so that all know when mail is down. */
export const inTurn =
  (sendMail: NonNullable<SendMail>, takeTurn: () => Promise<MailTurn>): NonNullable<SendMail> =>
  async (mail) => {
    const turn = await takeTurn();
    return turn === 'go' ? sendMail(mail) : { outcome: 'later', reason: turn.reason };
  };

/** Any `later` but that of a sender whom SES does not know yet: that is about this stage, not about SES. */
export const watched =
  (sendMail: NonNullable<SendMail>, mail: Resting): NonNullable<SendMail> =>
  async (letter) => {
    const answer = await sendMail(letter);
    await mail.note(answer.outcome === 'later');
    return answer;
  };

/** A mail's turn; none while mail rests. */
export const turnUnlessResting = (mail: Resting, takeTurn: () => Promise<MailTurn>) => async (): Promise<MailTurn> =>
  (await mail.isResting()) ? { reason: 'rests' } : takeTurn();
