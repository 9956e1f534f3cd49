import type { Account } from '#functions/accounts/account.ts';
import type { MailTurn, MailWords, SendMail } from '#functions/mail/mail-to-send.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { laterBy, retryWrite } from '#functions/results/pipeline-state.ts';
import type { SessionId, SubmissionId, UserId } from '#shared/contract/ids.ts';

type Deps = {
  /** Waits for a turn of the rate that all mails share; `go` when it has come. */
  takeTurn: (patienceSeconds: number) => Promise<MailTurn>;
  /** Whether the circuit breaker of mail lets a call through. */
  allows: () => Promise<boolean>;
  pause: (milliseconds: number) => Promise<unknown>;
};

/** A turn further away belongs to a user who waits for a result or a code. */
const patienceSeconds = 1;
const lookAgainMs = 5000;

/**
 * Waits until a correction letter may be sent. Letters have the lowest priority: they take no turn while other mails wait, so a
 * large recall cannot exhaust SES's rate. False if no turn was free at any of the checks.
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

/** A pending letter to one user about one correction. `submissionId` and `sessionId` name a submission whose result changed. */
export type PendingLetter = {
  userId: UserId;
  submissionId: SubmissionId;
  sessionId: SessionId;
  correction: string;
  claimedBy: string;
};

/** `abandoned`: a run stopped while sending, so the letter may have gone out. `busy`: another run or a worker has the lease. */
export type LetterClaim =
  | { kind: 'claimed'; letter: PendingLetter }
  | { kind: 'abandoned'; letter: PendingLetter }
  | { kind: 'busy' }
  | { kind: 'gone' };

/** `asked`: the address is not confirmed, so the letter went as a confirmation mail, with its 'This wasn't me'. */
export type LetterOutcome = 'sent' | 'asked' | 'doubtful' | 'refused' | 'off';

export type SendLettersDeps = {
  /** The users whose letter about this correction is pending, after this position; blank: from the beginning. */
  listPending: (correction: string, after: string) => AsyncIterable<{ userId: UserId; place: string }>;
  /** From `pending` to `sending`, by one conditional write that also takes the submission's lease: an erasure waits for it. */
  claim: (
    userId: UserId,
    correction: string,
    lease: { owner: string; until: string; now: string },
  ) => Promise<LetterClaim>;
  /** From `sending` to its outcome. Releases the lease. */
  settle: (letter: PendingLetter, outcome: LetterOutcome, detail: string) => Promise<void>;
  /** The letter was definitely not sent: it is pending again. Releases the lease. */
  giveBack: (letter: PendingLetter) => Promise<void>;
  isErased: (userId: UserId) => Promise<boolean>;
  findAccount: (userId: UserId) => Promise<Account | null>;
  /** Requests the mail to an unconfirmed address. False if its daily limit is reached. */
  askToConfirm: (account: Account) => Promise<boolean>;
  sendMail: SendMail;
  composeLetter: () => MailWords;
  newOwner: () => string;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
};

export type LetterEnding = LetterOutcome | 'later' | 'busy' | 'erased' | 'nothing to do';

/**
 * Sends the one letter that a user gets about one correction, at most once, like the pipeline's mails: `sending` is recorded
 * before the call and the outcome after it. A letter that a dead run left at `sending` may have gone out, so it is never sent
 * again.
 */
export const sendLetter =
  (deps: SendLettersDeps, correction: string) =>
  async (userId: UserId): Promise<LetterEnding> => {
    const now = deps.now();
    const until = laterBy(now, pipelineLimits.leaseSeconds);
    const claim = await deps.claim(userId, correction, { owner: deps.newOwner(), until, now: now.toISOString() });
    if (claim.kind === 'busy') return 'busy';
    if (claim.kind === 'gone') return 'nothing to do';
    const settle = async (outcome: LetterOutcome, detail: string) => {
      await retryWrite(() => deps.settle(claim.letter, outcome, detail), deps.pause);
      return outcome;
    };
    if (claim.kind === 'abandoned') return settle('doubtful', 'run-ended-while-sending');
    if (await deps.isErased(userId)) {
      await deps.giveBack(claim.letter);
      return 'erased';
    }
    const account = await deps.findAccount(userId);
    if (!account || account.declined) return settle('off', 'no-address');
    if (deps.sendMail === null) return settle('off', 'no-sender');
    if (account.confirmedAt === null) {
      if (await deps.askToConfirm(account)) return settle('asked', 'unconfirmed');
      await deps.giveBack(claim.letter);
      return 'later';
    }
    const answer = await deps.sendMail({ to: account.emailAsTyped, ...deps.composeLetter(), tags: { userId } });
    if (answer.outcome === 'sent') return settle('sent', answer.messageId);
    if (answer.outcome !== 'later') return settle(answer.outcome, answer.reason);
    await retryWrite(() => deps.giveBack(claim.letter), deps.pause);
    return 'later';
  };
