import type { WorkerDeclaration } from '#functions/edge/worker.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { Result } from '#shared/contract/result.ts';
import { callWebhookOnce, type WebhookDeps, type WebhookEnding } from './call-webhook-once.ts';
import type { ClaimedSubmission, EffectEnding, EffectLane, TakeLease, WebhookOutcome } from './pipeline-state.ts';
import { type MailDeps, sendMailOnce } from './send-mail-once.ts';
import { type SignDeps, signLater } from './sign-result.ts';
import { type LeaseDeps, type LeaseEnding, refuseErased, underLease } from './under-lease.ts';

export type SendEffectsDeps = MailDeps &
  WebhookDeps &
  SignDeps &
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
 * Brings one submission from `scored` to `hooked`: its mail, at most once, then the webhook, at least once; last the signature,
 * if the key did not answer when the result was stored. Safe to repeat at any time. Neither waits for the other: a deferred
 * mail does not delay the webhook.
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
  const signature = await signLater(deps, submission, result);
  const tryAgainAt = earliest([mail, hook, signature].flatMap((ending) => (isOpen(ending) ? [ending.tryAgainAt] : [])));
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
  rights: {
    submissions: ['UpdateItem'],
    // A signature that was unavailable at first is added to the stored result.
    results: ['GetItem', 'UpdateItem'],
    erased: ['GetItem'],
    accounts: ['GetItem'],
    limits: ['GetItem', 'UpdateItem'],
    accountQueue: ['SendMessage'],
    newestSigningKey: ['Sign', 'GetPublicKey'],
    mail: ['SendEmail'],
    webhook: ['GetSecretValue'],
    waitingShards: [],
    serverKey: [],
  },
} as const satisfies WorkerDeclaration;
