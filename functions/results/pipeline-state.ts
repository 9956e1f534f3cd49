import type { AcceptedSubmission, SubmissionState } from '#functions/submissions/submission.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { Lane } from './lanes.ts';

/** What is known about the one mail of a submission. Absent: not tried yet, or certainly not sent. */
export type MailOutcome =
  | 'sending' // set before the call; a worker that finds it from an earlier one records 'doubtful'
  | 'sent'
  | 'doubtful' // the call began and its end is unknown; never sent again, so that nobody gets two mails
  | 'refused' // SES refused it for good, or failed for a day
  | 'off' // no sender is configured
  | 'withheld'; // the address is not confirmed, or the account had its mails of the day

/** Absent: not delivered yet. */
export type WebhookOutcome = 'delivered' | 'failed' | 'off';

/** A submission as the worker that holds its lease sees it. */
export type ClaimedSubmission = AcceptedSubmission & {
  state: SubmissionState;
  /** ISO instant of the next sweep of this submission, if one was planned. */
  nextSweepAt?: string;
  mail?: MailOutcome;
  /** ISO instant of the first try to send the mail. */
  mailFirstTriedAt?: string;
  hook?: WebhookOutcome;
  /** How often it has been claimed, this time included. */
  claims: number;
  /** The holder of the lease. Every later write has it as its condition. */
  leaseOwner: string;
};

/**
 * `finished`, `busy` and `unknown` need no work by this worker. `elsewhere`: it waits for the other worker, for its result
 * or for its effects.
 */
export type Claim = ClaimedSubmission | 'finished' | 'busy' | 'unknown' | 'elsewhere';

/** Takes the submission for this worker alone until `until`, and reads it: one conditional write. */
export type TakeLease = (job: ResultJob, lease: { owner: string; until: string; now: string }) => Promise<Claim>;

/** What waits after the result. */
export type EffectLane = Exclude<Lane, 'result'>;

/** Thrown when another worker has taken the lease. That worker will finish the job. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Thrown when the person has asked to be erased. Nothing more may be stored, mailed or told to anybody. */
export class PersonErased extends Error {
  override name = 'PersonErased';
}
