import type { MailTurn } from '#functions/mail/mail-to-send.ts';

type Deps = {
  /** Of the turns that all mails share; `go` once it has come. */
  takeTurn: (patienceSeconds: number) => Promise<MailTurn>;
  /** Whether the circuit breaker of mail lets a call through. */
  allows: () => Promise<boolean>;
  pause: (milliseconds: number) => Promise<unknown>;
};

/** A turn that is further away belongs to somebody who waits for a result or a code. */
const patienceSeconds = 1;
const lookAgainMs = 5000;

/**
 * Waits until a letter about a correction may go. Letters give way to all other mail: they take no turn while others stand in
 * line, so a recall of many people cannot use up SES's rate. False: mail has had no room for so many looks.
 */
export const letterTurn =
  ({ takeTurn, allows, pause }: Deps, mostLooks: number) =>
  async (): Promise<boolean> => {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      if ((await allows()) && (await takeTurn(patienceSeconds)) === 'go') return true;
      await pause(lookAgainMs);
    }
    return false;
  };
