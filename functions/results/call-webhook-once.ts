import type { SubmissionAccepted } from '#shared/contract/messages.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type { ClaimedSubmission, PipelineWatch, WebhookOutcome } from './pipeline-state.ts';
import { ageSeconds, effectGapSeconds, laterBy } from './retry.ts';

export type WebhookAnswer = { outcome: 'delivered' } | { outcome: 'later' | 'failed'; reason: string };

export type WebhookDeps = PipelineWatch & {
  /** Null if no webhook is configured. Never throws. */
  callWebhook: ((webhookId: string, body: SubmissionAccepted) => Promise<WebhookAnswer>) | null;
};

export type CallWebhook = NonNullable<WebhookDeps['callWebhook']>;

/** The last write of the job stores the outcome together with the state, so no other write is needed. */
export type WebhookEnding = { settled: WebhookOutcome } | { tryAgainAt: string };

/**
 * Notifies the operator's automation that a submission was accepted. At least once, always with the same webhook id, so that
 * the receiver can drop duplicates as Standard Webhooks requires. Runs last, after result and mail, because it calls a server
 * that we know nothing about, and the specification allows us to ignore its failures. Does not wait for a mail that must be
 * retried.
 */
export const callWebhookOnce = async (deps: WebhookDeps, submission: ClaimedSubmission): Promise<WebhookEnding> => {
  if (submission.hook !== undefined) return { settled: submission.hook };
  if (deps.callWebhook === null) return settle(deps, submission, 'off', 'no-url');
  if (submission.isProbe) return settle(deps, submission, 'off', 'probe');
  const { userId, submissionId, quizId } = submission;
  const answer = await deps.callWebhook(`msg_${submissionId}`, { userId, submissionId, quizId });
  if (answer.outcome === 'delivered') return settle(deps, submission, 'delivered', '2xx');
  const now = deps.now();
  const age = ageSeconds(submission.submittedAt, now);
  if (answer.outcome === 'failed' || age > pipelineLimits.webhookGiveUpSeconds) {
    return settle(deps, submission, 'failed', answer.reason);
  }
  deps.watch.webhook(submission, 'later', answer.reason);
  return { tryAgainAt: laterBy(now, effectGapSeconds(age)) };
};

const settle = (
  deps: WebhookDeps,
  submission: ClaimedSubmission,
  settled: WebhookOutcome,
  reason: string,
): WebhookEnding => {
  deps.watch.webhook(submission, settled, reason);
  return { settled };
};
