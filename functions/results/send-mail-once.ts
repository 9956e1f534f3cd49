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
  /** Come back with bounces, so ids only. */
  tags: { submissionId: string; userId: string; sessionId: string };
};

/** `later`: definitely not sent, worth another try. `doubtful`: begun, end unknown. `reason`: a code, nothing personal. */
export type MailAnswer =
  | { outcome: 'sent'; messageId: string }
  | { outcome: 'refused' | 'doubtful' | 'later'; reason: string };

/** The reason while SES waits for the operator: to follow its link, or to leave its sandbox. */
export const identityNotVerified = 'identity-not-verified';

export type MailDeps = PipelineWatch & {
  /** Null: no sender is configured, mail is off. */
  sendMail: ((mail: MailToSend) => Promise<MailAnswer>) | null;
  composeMail: (submission: ClaimedSubmission, content: ResultContent) => Pick<MailToSend, 'subject' | 'html' | 'text'>;
  /** The marker before the call, and the instant of the first one. Fails with LeaseLost when another worker has taken over. */
  beginMail: (submission: ClaimedSubmission, now: string) => Promise<void>;
  /** Also moves the state to `mailed`. */
  settleMail: (submission: ClaimedSubmission, outcome: MailOutcome, detail: string) => Promise<void>;
  /** Takes the marker back after a definite failure. */
  undoBeginMail: (submission: ClaimedSubmission) => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
};

/**
 * At most one mail per submission. SES has no idempotency key, so between the call and the note that it succeeded
 * there is a gap that no order of writes can close: a marker set first loses mail, one set afterwards doubles it. Hence
 * two states: `sending` before, the outcome after. Whoever finds a left-over `sending` cannot know, and records it as
 * doubtful instead of writing to somebody twice; the result stays readable on the dashboard, and an alarm counts it.
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

/** A marker whose answer was lost may stand all the same, and would call a mail doubtful that was never begun. */
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
  // Since the first try: a redrive comes days after the submission, and hundreds of letters at once are throttled.
  const age = ageSeconds(submission.mailFirstTriedAt ?? now.toISOString(), now);
  if (age > pipelineLimits.mailGiveUpSeconds) return settle(deps, submission, 'refused', `gave-up-${reason}`);
  await retryWrite(() => deps.undoBeginMail(submission), deps.pause);
  deps.watch.mail(submission, 'later', reason);
  return { tryAgainAt: laterBy(now, effectGapSeconds(age)) };
};
