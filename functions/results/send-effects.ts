import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob, SubmissionAccepted } from '#shared/contract/messages.ts';
import type { Result } from '#shared/contract/result.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type {
  ClaimedSubmission,
  EffectEnding,
  EffectLane,
  PipelineWatch,
  TakeLease,
  WebhookOutcome,
} from './pipeline-state.ts';
import { ageSeconds, effectGapSeconds, laterBy } from './pipeline-state.ts';
import { type MailDeps, sendMailOnce } from './send-mail-once.ts';
import { type LeaseDeps, type LeaseEnding, refuseErased, underLease } from './under-lease.ts';

export type SendEffectsDeps = MailDeps &
  WebhookDeps &
  LeaseDeps & {
    claimEffects: TakeLease;
    findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
    /** No work is left: removes the submission from the sparse index and releases the lease. */
    finish: (submission: ClaimedSubmission, hook?: WebhookOutcome) => Promise<void>;
    /** Releases the lease and moves the submission to this lane: the sweep finds it there, even if it was dead-lettered. */
    defer: (
      submission: ClaimedSubmission,
      lane: EffectLane,
      waitingSince: string,
      hook?: WebhookOutcome,
    ) => Promise<void>;
  };

export type EffectsEnding = 'finished' | 'deferred' | LeaseEnding;

/**
 * Brings one submission from `scored` to `hooked`: its mail, at most once, then the webhook, at least once. Safe to repeat at any
 * time. Neither waits for the other: a deferred mail does not delay the webhook.
 *
 * Does not throw when mail or webhook are down: the message is done, and the sweep brings the job back.
 */
export const sendEffects =
  (deps: SendEffectsDeps) =>
  (job: ResultJob, retryInSeconds: number): Promise<EffectsEnding> =>
    underLease(deps, deps.claimEffects, job, retryInSeconds, (claim) => runSteps(deps, claim));

const runSteps = async (deps: SendEffectsDeps, submission: ClaimedSubmission): Promise<'finished' | 'deferred'> => {
  const result = await storedResult(deps, submission);
  const mail = await sendMailOnce(deps, submission, result.content);
  await refuseErased(deps, submission);
  const hook = await callWebhookOnce(deps, submission);
  const hookOutcome = 'settled' in hook ? hook.settled : undefined;
  const tryAgainAt = earliest([mail, hook].flatMap((ending) => (isOpen(ending) ? [ending.tryAgainAt] : [])));
  if (tryAgainAt === undefined) {
    await deps.finish(submission, hookOutcome);
    deps.watch.finished(submission);
    return 'finished';
  }
  await deps.defer(submission, mail === 'settled' ? 'hook' : 'mail', tryAgainAt, hookOutcome);
  return 'deferred';
};

const isOpen = (ending: EffectEnding | WebhookEnding): ending is { tryAgainAt: string } =>
  typeof ending === 'object' && 'tryAgainAt' in ending;

const earliest = (instants: string[]): string | undefined => instants.sort()[0];

/** Never composed here: the user may have read the stored one. The job becomes a dead letter, which an alarm watches. */
const storedResult = async ({ findResult }: SendEffectsDeps, { userId, submissionId }: ClaimedSubmission) => {
  const stored = await findResult(userId, submissionId);
  if (stored === null || stored === 'unreadable')
    throw new Error(`The stored result of submission ${submissionId} cannot be ${stored ? 'read' : 'found'}.`);
  return stored;
};

export const sendEffectsWorker = {
  description: 'Mails results at the pace of SES, calls the webhook',
  whoIsAffected: 'Results are not mailed, and your automation is not told; the dashboard has them.',
} as const satisfies WorkerDeclaration;

export type WebhookAnswer = { outcome: 'delivered' } | { outcome: 'later' | 'failed'; reason: string };

type WebhookDeps = PipelineWatch & {
  /** Null if no webhook is configured. Never throws. */
  callWebhook: ((webhookId: string, body: SubmissionAccepted) => Promise<WebhookAnswer>) | null;
};

export type CallWebhook = NonNullable<WebhookDeps['callWebhook']>;

/** The last write of the job stores the outcome together with the state, so no other write is needed. */
type WebhookEnding = { settled: WebhookOutcome } | { tryAgainAt: string };

/**
 * Notifies the operator's automation that a submission was accepted. At least once, always with the same webhook id, so that
 * the receiver can drop duplicates as Standard Webhooks requires. Runs last, after result and mail, because it calls a server
 * that we know nothing about, and the specification allows us to ignore its failures. Does not wait for a mail that must be
 * retried.
 */
const callWebhookOnce = async (deps: WebhookDeps, submission: ClaimedSubmission): Promise<WebhookEnding> => {
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
