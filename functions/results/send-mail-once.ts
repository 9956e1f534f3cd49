import type { ResultReceiver } from '#functions/accounts/account.ts';
import type { Composed, MailTurn, SendMail } from '#functions/mail/mail-to-send.ts';
import type { AcceptedSubmission, SubmissionSummary } from '#functions/submissions/submission.ts';
import { newestFirst } from '#functions/submissions/submission-list.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import {
  ageSeconds,
  type ClaimedSubmission,
  type EffectEnding,
  effectGapSeconds,
  LeaseLost,
  laterBy,
  type MailOutcome,
  type PipelineWatch,
  retryWrite,
} from './pipeline-state.ts';

export type MailDeps = PipelineWatch & {
  sendMail: SendMail;
  /** Whether, and to which address, the account's results may be mailed in full. */
  findReceiver: (userId: UserId) => Promise<ResultReceiver>;
  /**
   * Counts this submission's mail against the account's daily limit, once however often it is called. False if the limit is
   * reached.
   */
  consumeDailyMail: (submission: ClaimedSubmission) => Promise<boolean>;
  /** Requests a confirmation mail, which says no more than that results are ready. */
  askToConfirm: (userId: UserId) => Promise<void>;
  /** In the language of the submission, and in the units of the account; null for both units. */
  composeMail: (submission: AcceptedSubmission, content: ResultContent, units: UnitPreference | null) => Composed;
  /** Waits until SES accepts one more mail. If that takes too long or mail is down, returns the reason. */
  takeMailTurn: () => Promise<MailTurn>;
  /**
   * Records `sending` and its instant before the call. Throws LeaseLost if another worker has the lease, or SES has accepted
   * the mail.
   */
  beginMail: (submission: ClaimedSubmission, now: string) => Promise<void>;
  /** Also moves the state to `mailed`. */
  settleMail: (submission: ClaimedSubmission, outcome: MailOutcome, detail: string) => Promise<void>;
  /** Removes the record `sending` after the mail was definitely not sent. */
  undoBeginMail: (submission: ClaimedSubmission) => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
};

/**
 * Settles the one mail of a submission: the only place that sends results, including those that were deferred until the address
 * was confirmed.
 *
 * SES has no idempotency key, and a worker can die or time out between the call and its record. So there are two records,
 * `sending` before and the outcome after, and SES's own `Send` events, which carry the submission's id. A mail found at
 * `sending` is settled by its event. Without one after `mailEventSeconds`, SES has not accepted it, and it is sent again.
 */
export const sendMailOnce = async (
  deps: MailDeps,
  submission: ClaimedSubmission,
  content: ResultContent,
): Promise<EffectEnding> => {
  if (submission.mail !== undefined && submission.mail !== 'sending') return staySettled(deps, submission);
  if (submission.mailTakenAt !== undefined) return settle(deps, submission, 'sent', 'reported-by-ses');
  if (submission.mail === 'sending') {
    const waiting = await awaitEvent(deps, submission);
    if (waiting) return waiting;
  }
  if (deps.sendMail === null) return settle(deps, submission, 'off', 'no-sender');
  const receiver = await deps.findReceiver(submission.userId);
  if (receiver === 'nobody') return settle(deps, submission, 'suppressed', 'no-address');
  if (receiver === 'unconfirmed') return deferUntilConfirmed(deps, submission);
  const { mayBeNamed, units } = receiver;
  const words = await deps.composeMail(mayBeNamed ? submission : { ...submission, firstName: '' }, content, units);
  const turn = await deps.takeMailTurn();
  if (turn !== 'go') return waitForTurn(deps, submission, turn.reason);
  const isFirstTry = submission.mailFirstTriedAt === undefined;
  if (isFirstTry && !(await deps.consumeDailyMail(submission)))
    return settle(deps, submission, 'suppressed', 'daily-limit');
  const { userId, runId, submissionId } = submission;
  const mail = { to: receiver.to, ...words, tags: { userId, runId, submissionId } };
  await begin(deps, submission);
  const answer = await deps.sendMail(mail);
  if (answer.outcome === 'sent') return settle(deps, submission, 'sent', answer.messageId);
  if (answer.outcome === 'refused') return settle(deps, submission, 'refused', answer.reason);
  if (answer.outcome === 'doubtful') return waitForEvent(deps, submission, deps.now().toISOString(), answer.reason);
  return tryLater(deps, submission, answer.reason);
};

/**
 * A worker that finds the mail deferred may follow one that died before it requested the confirmation. The address's limits
 * bound the mails.
 */
const staySettled = async (deps: MailDeps, { mail, userId }: ClaimedSubmission): Promise<'settled'> => {
  if (mail === 'deferred') await deps.askToConfirm(userId);
  return 'settled';
};

/**
 * Record `deferred` before asking for confirmation: whether a user confirms in between or later, the confirmation's job sends
 * this mail.
 */
const deferUntilConfirmed = async (deps: MailDeps, submission: ClaimedSubmission): Promise<EffectEnding> => {
  await settle(deps, submission, 'deferred', 'unconfirmed');
  await deps.askToConfirm(submission.userId);
  return 'settled';
};

/** Null when the mail may be sent again: SES would have reported the earlier one by now. */
const awaitEvent = async (deps: MailDeps, submission: ClaimedSubmission): Promise<EffectEnding | null> => {
  const now = deps.now();
  const { mailBegunAt = now.toISOString(), mailFirstTriedAt = mailBegunAt } = submission;
  if (ageSeconds(mailBegunAt, now) < pipelineLimits.mailEventSeconds)
    return waitForEvent(deps, submission, mailBegunAt, 'no-answer-yet');
  if (ageSeconds(mailFirstTriedAt, now) > pipelineLimits.mailGiveUpSeconds)
    return settle(deps, submission, 'doubtful', 'no-send-event');
  return null;
};

const waitForEvent = (deps: MailDeps, submission: ClaimedSubmission, begunAt: string, reason: string): EffectEnding => {
  deps.watch.mail(submission, 'later', reason);
  return { tryAgainAt: laterBy(new Date(begunAt), pipelineLimits.mailEventSeconds) };
};

/** Records `sending`. Removes it if the write fails, which may have stored it anyway: the mail would wait for an event in vain. */
const begin = async (deps: MailDeps, submission: ClaimedSubmission) => {
  try {
    await deps.beginMail(submission, deps.now().toISOString());
  } catch (failure) {
    if (!(failure instanceof LeaseLost)) await deps.undoBeginMail(submission).catch(() => {});
    throw failure;
  }
};

/** Counts the outcome even if the record fails for good: counting it twice is better than never. */
const settle = async (deps: MailDeps, submission: ClaimedSubmission, outcome: MailOutcome, detail: string) => {
  const count = () => deps.watch.mail(submission, outcome, outcome === 'sent' ? 'handed-over' : detail);
  try {
    await retryWrite(() => deps.settleMail(submission, outcome, detail), deps.pause);
  } catch (failure) {
    if (!(failure instanceof LeaseLost)) count();
    throw failure;
  }
  count();
  return 'settled' as const;
};

/** Records nothing, because nothing was attempted. So the day after which a mail is given up does not begin. */
const waitForTurn = (deps: MailDeps, submission: ClaimedSubmission, reason: string): EffectEnding => {
  const now = deps.now();
  deps.watch.mail(submission, 'later', reason);
  return { tryAgainAt: laterBy(now, effectGapSeconds(ageSeconds(pendingSince(submission), now))) };
};

/** Since when this submission's effects are pending: a deferred mail may become due long after the submission. */
export const pendingSince = ({ reopenedAt, submittedAt }: ClaimedSubmission): string => reopenedAt ?? submittedAt;

const tryLater = async (deps: MailDeps, submission: ClaimedSubmission, reason: string): Promise<EffectEnding> => {
  const now = deps.now();
  // Counted from the first attempt: a redrive can come days after the submission, and SES throttles hundreds of mails at once.
  const age = ageSeconds(submission.mailFirstTriedAt ?? now.toISOString(), now);
  if (age > pipelineLimits.mailGiveUpSeconds) return settle(deps, submission, 'refused', `gave-up-${reason}`);
  await retryWrite(() => deps.undoBeginMail(submission), deps.pause);
  deps.watch.mail(submission, 'later', reason);
  return { tryAgainAt: laterBy(now, effectGapSeconds(age)) };
};

export type ReopenDeps = {
  list: (userId: UserId) => Promise<SubmissionSummary[]>;
  /**
   * Makes a deferred mail due again, by one conditional write that also returns the submission to the mail lane. `busy`: a
   * worker has the lease. `not-deferred`: there is nothing to do.
   */
  reopenMail: (job: ResultJob, now: string) => Promise<'reopened' | 'busy' | 'not-deferred'>;
  /** Enqueues the job for the effects worker, which sends this mail like any other. */
  enqueue: (job: ResultJob) => Promise<void>;
  now: () => Date;
};

/** A worker holds the lease of one of the submissions. The queue delivers the job again. */
class SubmissionBusy extends Error {
  override name = 'SubmissionBusy';
}

/**
 * Sends the deferred mails once an address is confirmed: the newest result of each quiz. A result that is still being made is
 * mailed by its own job, which will see the confirmed address.
 */
export const reopenDeferred =
  (deps: ReopenDeps) =>
  async (userId: UserId): Promise<void> => {
    const newest = newestOfEachQuiz(await deps.list(userId));
    const endings = await Promise.all(newest.map((submission) => reopen(deps, submission)));
    if (endings.includes('busy')) throw new SubmissionBusy();
  };

const newestOfEachQuiz = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] =>
  newestFirst(submissions).filter(({ quizId }, at, all) => all.findIndex((other) => other.quizId === quizId) === at);

/** If the queue refuses, the sweep enqueues it: the submission is in the mail lane already. */
const reopen = async (deps: ReopenDeps, { userId, runId, submissionId }: SubmissionSummary) => {
  const job = { userId, runId, submissionId };
  const ending = await deps.reopenMail(job, deps.now().toISOString());
  if (ending === 'reopened') await deps.enqueue(job).catch(() => {});
  return ending;
};
