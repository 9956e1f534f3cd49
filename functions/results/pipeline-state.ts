import type { AcceptedSubmission, SubmissionState } from '#functions/submissions/submission.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { type Lane, pipelineLimits } from './pipeline-limits.ts';

/** The outcome of a submission's one mail. */
export type MailOutcome =
  | 'sent'
  | 'doubtful' // tried for a day, and neither SES's answers nor its events say whether the last try went out
  | 'refused' // SES refused it for good, or failed for a day
  | 'off' // no sender is configured
  | 'deferred' // the address is not confirmed; sent when it is, if it is the newest of its quiz by then
  | 'suppressed'; // the address was taken off the account, or the account had its mails of the day

/**
 * What is known about the mail. Absent: not tried yet, or definitely not sent. `sending` is recorded before the call, so the
 * outcome is unknown until it is recorded too, or until SES reports that it sent the mail.
 */
export type MailState = 'sending' | MailOutcome;

/** Absent: not delivered yet. */
export type WebhookOutcome = 'delivered' | 'failed' | 'off';

/** A submission as the worker that holds its lease sees it. */
export type ClaimedSubmission = AcceptedSubmission & {
  state: SubmissionState;
  /** ISO instant of the next sweep of this submission, if one was planned. */
  nextSweepAt?: string;
  mail?: MailState;
  /** ISO instants of the first and the latest attempt to send the mail. */
  mailFirstTriedAt?: string;
  mailBegunAt?: string;
  /** ISO instant of an SES event that implies that SES accepted the mail, whatever the call returned. */
  mailTakenAt?: string;
  /** ISO instant at which a deferred mail became due again. */
  reopenedAt?: string;
  hook?: WebhookOutcome;
  /** How often it has been claimed, including this time. */
  claims: number;
  /** The holder of the lease. Every later write has it as its condition. */
  leaseOwner: string;
};

/**
 * `finished`, `busy` and `unknown` need no work by this worker. `elsewhere`: the submission waits for the other worker, which makes
 * its result or its effects.
 */
export type Claim = ClaimedSubmission | 'finished' | 'busy' | 'unknown' | 'elsewhere';

/** Leases the submission to this worker alone until `until`, and reads it: one conditional write. */
export type TakeLease = (job: ResultJob, lease: { owner: string; until: string; now: string }) => Promise<Claim>;

/** The lanes after the result. */
export type EffectLane = Exclude<Lane, 'result'>;

/** Thrown when another worker has taken the lease. That worker will finish the job. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Thrown when the user has asked to be erased. Nothing more may be stored, mailed or sent. */
export class PersonErased extends Error {
  override name = 'PersonErased';
}

/** What the worker's steps report to the operator. Ids and outcomes only: never an answer, a name or an address. */
export type PipelineWatch = {
  now: () => Date;
  watch: {
    scored: (submission: ClaimedSubmission) => void;
    mail: (submission: ClaimedSubmission, outcome: MailOutcome | 'later', reason: string) => void;
    webhook: (submission: ClaimedSubmission, outcome: WebhookOutcome | 'later', reason: string) => void;
    finished: (submission: ClaimedSubmission) => void;
    /** The queue of mail and webhook did not accept a job: the sweep will enqueue it. */
    notEnqueued: (submission: ClaimedSubmission, failure: unknown) => void;
    leaseNotReleased: (submission: ClaimedSubmission, failure: unknown) => void;
  };
};

/** A call to an external service is either settled for good or must be retried. */
export type EffectEnding = 'settled' | { tryAgainAt: string };

/**
 * Backoff. A gap is a quarter of the time waited so far: after an outage everything is done within a quarter of its length, and
 * a job that always fails is retried less and less often. Ages and gaps in seconds.
 */
export const ageSeconds = (since: string, now: Date): number => Math.max(0, (now.getTime() - Date.parse(since)) / 1000);

export const laterBy = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** For a mail or webhook that is down: `waitingSince` is set so that the sweep finds the submission after this gap. */
export const effectGapSeconds = (age: number): number => Math.min(age / 4, pipelineLimits.effectGapMaxSeconds);

/** For the sweep: a submission that was enqueued again and still waits is swept next after this gap. */
export const sweepGapSeconds = (age: number): number => Math.min(age / 4, pipelineLimits.sweepGapMaxSeconds);

/** For a message that failed `receiveCount` times. */
export const redeliveryGapSeconds = (receiveCount: number): number => {
  const gaps = pipelineLimits.retryAfterSeconds;
  return gaps[Math.min(Math.max(receiveCount, 1), gaps.length) - 1] ?? gaps[0];
};

/** The time until the queue redelivers. After the last receive it does not, so the sweep need not wait. */
export const queueRetryInSeconds = (receiveCount: number): number =>
  receiveCount >= pipelineLimits.maxReceiveCount ? 0 : redeliveryGapSeconds(receiveCount);

const pausesMs = [200, 400, 800, 1600];

/**
 * Tries a write up to five times. It is for records of what cannot be undone: a sent mail without its outcome would stay doubtful
 * for ever. All attempts together take about three seconds, well within the worker's timeout and its lease.
 */
export const retryWrite = async (
  write: () => Promise<void>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  for (const milliseconds of pausesMs) {
    try {
      return await write();
    } catch (failure) {
      if (failure instanceof LeaseLost) throw failure;
      await pause(milliseconds);
    }
  }
  return write();
};
