import type { Account } from '#functions/accounts/account.ts';
import { type Composed, type MailTurn, mailWaits, type SendMail } from '#functions/mail/mail-to-send.ts';
import { letterMailId } from '#functions/results/mail/record-mail-event.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { laterBy, retryWrite } from '#functions/results/pipeline-state.ts';
import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';

type TurnDeps = {
  /** Waits for a turn of the rate that all mails share. Resolves with `go` when the turn has come. */
  takeTurn: (patienceSeconds: number) => Promise<MailTurn>;
  /** Whether the circuit breaker of mail lets a call through. */
  allows: () => Promise<boolean>;
  pause: (milliseconds: number) => Promise<unknown>;
};

/** A turn further away belongs to a user who is waiting for a result or a code. */
const patienceSeconds = 1;
const lookAgainMs = 5000;

/**
 * Waits until a correction letter may be sent. Letters have the lowest priority: they take no turn while other mails wait, so a
 * large recall cannot exhaust SES's rate. False if no turn was free at any of the checks.
 */
export const letterTurn =
  ({ takeTurn, allows, pause }: TurnDeps, mostLooks: number) =>
  async (): Promise<boolean> => {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      if ((await allows()) && (await takeTurn(patienceSeconds)) === 'go') return true;
      await pause(lookAgainMs);
    }
    return false;
  };

/** A letter to one user about one correction. `submissionId` and `runId` name a submission whose result changed. */
export type Letter = {
  userId: UserId;
  submissionId: SubmissionId;
  runId: RunId;
  correction: string;
  claimedBy: string;
};

/**
 * What is known about a letter: no run has begun it, or a run has begun it and recorded no outcome. Then SES's own
 * report says whether it was accepted.
 */
export type LetterState = 'pending' | { begunAt: string; isTaken: boolean };

export type LetterOutcome = 'sent' | 'asked' | 'refused' | 'off';

/**
 * `unreported`: the mail was sent before, and SES may still report it. `limited`: the address has already had its mails
 * of the day.
 */
type Request = 'asked' | 'unreported' | 'limited';

export type SendLettersDeps = {
  find: (userId: UserId, correction: string) => Promise<{ letter: Letter; state: LetterState } | null>;
  /**
   * Changes the found state to `sending` by one conditional write that also acquires the submission's lease, for which
   * an erasure waits. False if either has changed, or a worker holds the lease.
   */
  claim: (letter: Letter, lease: { owner: string; until: string; now: string }) => Promise<boolean>;
  /** Changes `sending` to the outcome. Releases the lease. */
  settle: (letter: Letter, outcome: LetterOutcome, detail: string) => Promise<void>;
  /** The letter was definitely not sent: it is pending again. Releases the lease. */
  giveBack: (letter: Letter) => Promise<void>;
  isErased: (userId: UserId) => Promise<boolean>;
  findAccount: (userId: UserId) => Promise<Account | null>;
  /** Requests the mail to an unconfirmed address. Safe to repeat: one request under this id is one mail. */
  askToConfirm: (account: Account, mailId: string) => Promise<Request>;
  sendMail: SendMail;
  /** The time zone of the submission that the letter is about. */
  findZone: (userId: UserId, submissionId: SubmissionId) => Promise<string | undefined>;
  composeLetter: (timeZone: string | undefined, language: Language) => Composed;
  newOwner: () => string;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
};

/**
 * `asked`: the address is not confirmed, so the letter was sent as a confirmation mail, with its 'This wasn't me'.
 * `unreported`: it was begun, and SES may still report it. `later`: SES or the address accepts no more mail now.
 */
export type LetterEnding = LetterOutcome | 'unreported' | 'later' | 'busy' | 'erased' | 'nothing to do';

/**
 * Sends the one letter that a user gets about one correction: records `sending` before the call and the outcome after
 * it. If a letter has no outcome, because the run ended or SES's response was lost, SES's event about it decides. SES
 * reports an accepted mail within seconds, so one that is not reported after a quarter of an hour was not accepted, and
 * is sent again.
 */
export const sendLetter =
  (deps: SendLettersDeps, correction: string) =>
  async (userId: UserId): Promise<LetterEnding> => {
    const now = deps.now();
    const found = await deps.find(userId, correction);
    if (!found) return 'nothing to do';
    const { state } = found;
    if (state !== 'pending' && state.isTaken) {
      await deps.settle(found.letter, 'sent', 'reported');
      return 'sent';
    }
    if (state !== 'pending' && laterBy(new Date(state.begunAt), mailWaits.reportedSeconds) > now.toISOString())
      return 'unreported';
    const owner = deps.newOwner();
    const until = laterBy(now, pipelineLimits.leaseSeconds);
    if (!(await deps.claim(found.letter, { owner, until, now: now.toISOString() }))) return 'busy';
    return sendClaimed(deps, { ...found.letter, claimedBy: owner });
  };

const sendClaimed = async (deps: SendLettersDeps, letter: Letter): Promise<LetterEnding> => {
  const { userId, correction } = letter;
  const settle = async (outcome: LetterOutcome, detail: string) => {
    await retryWrite(() => deps.settle(letter, outcome, detail), deps.pause);
    return outcome;
  };
  const giveBack = async (ending: 'later' | 'erased') => {
    await retryWrite(() => deps.giveBack(letter), deps.pause);
    return ending;
  };
  if (await deps.isErased(userId)) return giveBack('erased');
  const account = await deps.findAccount(userId);
  if (!account || account.declined) return settle('off', 'no-address');
  if (deps.sendMail === null) return settle('off', 'no-sender');
  const mailId = letterMailId(correction);
  if (account.confirmedAt === null) {
    const request = await deps.askToConfirm(account, mailId);
    if (request === 'unreported') return request;
    return request === 'asked' ? settle('asked', 'unconfirmed') : giveBack('later');
  }
  const zone = await deps.findZone(userId, letter.submissionId);
  const words = await deps.composeLetter(zone, account.language);
  const answer = await deps.sendMail({ to: account.emailAsTyped, ...words, tags: { userId, mailId } });
  if (answer.outcome === 'sent') return settle('sent', answer.messageId);
  if (answer.outcome === 'refused') return settle('refused', answer.reason);
  return answer.outcome === 'later' ? giveBack('later') : 'unreported';
};
