import type { ResultReceiver } from '#functions/accounts/result-receiver.ts';
import type { MailToSend, MailTurn, SendMail } from '#functions/mail/mail-to-send.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import { type ClaimedSubmission, LeaseLost, type MailOutcome } from './pipeline-state.ts';
import type { EffectEnding, PipelineWatch } from './pipeline-watch.ts';
import { ageSeconds, effectGapSeconds, laterBy } from './retry-times.ts';
import { retryWrite } from './retry-write.ts';
import { type ComposeMail, wordsForReceiver } from './words-for-receiver.ts';

export type MailDeps = PipelineWatch & {
  sendMail: SendMail;
  /** Whether, and to which address, the account's results may be mailed in full. */
  findReceiver: (userId: string) => Promise<ResultReceiver>;
  /** Takes one from the account's mails of the day. False: there is none left. */
  takeDailyMail: (userId: string) => Promise<boolean>;
  /** Has a mail sent that asks to confirm the address, and says no more than that results are ready. */
  askToConfirm: (userId: string) => Promise<void>;
  composeMail: ComposeMail<ClaimedSubmission>;
  /** Waits until SES takes one more mail. Answers with why not, when that is too long or when mail is down. */
  takeMailTurn: () => Promise<MailTurn>;
  /** Notes `sending` before the call, and the instant of the first try. Throws LeaseLost when another worker has the lease. */
  beginMail: (submission: ClaimedSubmission, now: string) => Promise<void>;
  /** Also moves the state to `mailed`. */
  settleMail: (submission: ClaimedSubmission, outcome: MailOutcome, detail: string) => Promise<void>;
  /** Removes the note `sending` when the mail was certainly not sent. */
  undoBeginMail: (submission: ClaimedSubmission) => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
};

/**
 * At most one mail per submission. SES has no idempotency key, and a worker can die between the call and its note. With a
 * note only before the call, a mail can be lost; with a note only after it, a mail can be sent twice. So there are two
 * notes: `sending` before, the outcome after. A worker that finds an old `sending` cannot know whether the mail went out.
 * It records `doubtful` and does not send again. The result stays on the dashboard, and an alarm counts these mails.
 */
export const sendMailOnce = async (
  deps: MailDeps,
  submission: ClaimedSubmission,
  content: ResultContent,
): Promise<EffectEnding> => {
  if (submission.mail === 'sending') return settle(deps, submission, 'doubtful', 'worker-ended-while-sending');
  if (submission.mail !== undefined && submission.mail !== 'withheld') return 'settled';
  if (deps.sendMail === null) return settle(deps, submission, 'off', 'no-sender');
  const receiver = await deps.findReceiver(submission.userId);
  if (typeof receiver === 'string' || submission.mail === 'withheld') return withhold(deps, submission, receiver);
  const words = wordsForReceiver(deps.composeMail, receiver, submission, content);
  const turn = await deps.takeMailTurn();
  if (turn !== 'go') return waitForTurn(deps, submission, turn.reason);
  const isFirstTry = submission.mailFirstTriedAt === undefined;
  if (isFirstTry && !(await deps.takeDailyMail(submission.userId)))
    return settle(deps, submission, 'withheld', 'daily-limit');
  const mail: MailToSend = {
    to: receiver.to,
    ...words,
    tags: {
      submissionId: submission.submissionId,
      userId: submission.userId,
      sessionId: submission.sessionId,
    },
  };
  await begin(deps, submission);
  const answer = await deps.sendMail(mail);
  if (answer.outcome === 'sent') return settle(deps, submission, 'sent', answer.messageId);
  if (answer.outcome !== 'later') return settle(deps, submission, answer.outcome, answer.reason);
  return tryLater(deps, submission, answer.reason);
};

/**
 * Noted first, then asked: whoever confirms in between has this mail sent by the job of the confirmation, or by this one.
 * A worker that finds it noted may be the second one, so it asks again; the limits of the address bound the mails.
 */
const withhold = async (deps: MailDeps, submission: ClaimedSubmission, receiver: ResultReceiver) => {
  if (submission.mail !== 'withheld') await settle(deps, submission, 'withheld', reasonOf(receiver));
  if (receiver !== 'nobody') await deps.askToConfirm(submission.userId);
  return 'settled' as const;
};

const reasonOf = (receiver: ResultReceiver): string => (receiver === 'nobody' ? 'no-address' : 'unconfirmed');

/** When the write fails, the note may be stored all the same. It is removed, or the mail would count as doubtful. */
const begin = async (deps: MailDeps, submission: ClaimedSubmission) => {
  try {
    await deps.beginMail(submission, deps.now().toISOString());
  } catch (failure) {
    if (!(failure instanceof LeaseLost)) await deps.undoBeginMail(submission).catch(() => {});
    throw failure;
  }
};

const settle = async (deps: MailDeps, submission: ClaimedSubmission, outcome: MailOutcome, detail: string) => {
  await retryWrite(() => deps.settleMail(submission, outcome, detail), deps.pause);
  deps.watch.mail(submission, outcome, outcome === 'sent' ? 'handed-over' : detail);
  return 'settled' as const;
};

/** Nothing was tried, so nothing is noted, and the day after which a mail is given up does not begin. */
const waitForTurn = (deps: MailDeps, submission: ClaimedSubmission, reason: string): EffectEnding => {
  const now = deps.now();
  deps.watch.mail(submission, 'later', reason);
  return { tryAgainAt: laterBy(now, effectGapSeconds(ageSeconds(submission.submittedAt, now))) };
};

const tryLater = async (deps: MailDeps, submission: ClaimedSubmission, reason: string): Promise<EffectEnding> => {
  const now = deps.now();
  // Counted from the first try: a redrive can come days after the submission, and SES throttles hundreds of mails at once.
  const age = ageSeconds(submission.mailFirstTriedAt ?? now.toISOString(), now);
  if (age > pipelineLimits.mailGiveUpSeconds) return settle(deps, submission, 'refused', `gave-up-${reason}`);
  await retryWrite(() => deps.undoBeginMail(submission), deps.pause);
  deps.watch.mail(submission, 'later', reason);
  return { tryAgainAt: laterBy(now, effectGapSeconds(age)) };
};
