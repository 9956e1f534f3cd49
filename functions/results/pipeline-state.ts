import type { AcceptedSubmission, SubmissionState } from '#functions/submissions/submission.ts';

/** What is known about the one mail of a submission. Absent: not tried yet, or definitely not sent. */
export type MailOutcome =
  | 'sending' // the marker set before the call: found by another worker, it means 'doubtful'
  | 'sent'
  | 'doubtful' // the call was begun and its end is unknown; never sent again, so that nobody gets two
  | 'refused' // SES said no for good, or kept failing for a day
  | 'off'; // no sender is configured

/** Absent: not delivered yet. */
export type WebhookOutcome = 'delivered' | 'failed' | 'off';

/** A submission as the worker that holds its lease sees it. */
export type ClaimedSubmission = AcceptedSubmission & {
  state: SubmissionState;
  /** ISO instant: what the sweep has planned, if it has met this submission. */
  nextSweepAt?: string;
  mail?: MailOutcome;
  /** ISO instant of the first try to hand the mail over. */
  mailFirstTriedAt?: string;
  hook?: WebhookOutcome;
  /** How often it has been claimed, this time included. */
  claims: number;
  /** Whose lease it is: every later write carries it as its condition. */
  leaseOwner: string;
};

/** `finished`, `busy` and `unknown` need no work by this worker. */
export type Claim = ClaimedSubmission | 'finished' | 'busy' | 'unknown';

/** Thrown when the lease has passed to another worker, which will finish the job. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
