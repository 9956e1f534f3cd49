import type { ResultContent } from '#shared/contract/result.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import { type ClaimedSubmission, LeaseLost, type MailOutcome } from './pipeline-state.ts';
import type { EffectEnding, PipelineWatch } from './pipeline-watch.ts';
import { ageSeconds, effectGapSeconds, laterBy } from './retry-times.ts';
import { retryWrite } from './retry-write.ts';

export type MailToSend = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** SES sends them back with bounces, so ids only. */
  tags: { submissionId: string; userId: string; sessionId: string };
};

/** `later`: certainly not sent, worth another try. `doubtful`: begun, end unknown. `reason`: a code, nothing personal. */
export type MailAnswer =
  | { outcome: 'sent'; messageId: string }
  | { outcome: 'refused' | 'doubtful' | 'later'; reason: string };

/** The reason while SES waits for the operator: the sender is not confirmed, or the account is in SES's sandbox. */
export const identityNotVerified = 'identity-not-verified';

export type MailDeps = PipelineWatch & {
  /** Null: no sender is configured, mail is off. */
  sendMail: ((mail: MailToSend) => Promise<MailAnswer>) | null;
  composeMail: (submission: ClaimedSubmission, content: ResultContent) => Pick<MailToSend, 'subject' | 'html' | 'text'>;
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
  if (submission.mail !== undefined) return 'settled';
  if (deps.sendMail === null) return settle(deps, submission, 'off', 'no-sender');
  const mail: MailToSend = {
    to: submission.email,
    ...deps.composeMail(submission, content),
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

const tryLater = async (deps: MailDeps, submission: ClaimedSubmission, reason: string): Promise<EffectEnding> => {
  const now = deps.now();
  // Counted from the first try: a redrive can come days after the submission, and SES throttles hundreds of mails at once.
  const age = ageSeconds(submission.mailFirstTriedAt ?? now.toISOString(), now);
  if (age > pipelineLimits.mailGiveUpSeconds) return settle(deps, submission, 'refused', `gave-up-${reason}`);
  await retryWrite(() => deps.undoBeginMail(submission), deps.pause);
  deps.watch.mail(submission, 'later', reason);
  return { tryAgainAt: laterBy(now, effectGapSeconds(age)) };
};
