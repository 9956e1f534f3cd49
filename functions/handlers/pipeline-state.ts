import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';

/**
 * Where a submission stands, in order. Each step is a conditional write on the submission's own item:
 * `received` stored and waiting · `scored` the result is readable · `mailed` the mail's fate is settled ·
 * `hooked` the webhook's fate is settled too, nothing is outstanding.
 */
export type SubmissionState = 'received' | 'scored' | 'mailed' | 'hooked';

/** What is known about the one mail of a submission. Absent: not tried yet, or definitely not sent. */
export type MailOutcome =
  | 'sending' // the marker set before the call: found by another worker, it means 'doubtful'
  | 'sent'
  | 'doubtful' // the call was begun and its end is unknown; never sent again, so that nobody gets two
  | 'refused' // SES said no for good, or kept failing for a day
  | 'off'; // no sender is configured

/** Absent: not delivered yet. */
export type HookOutcome = 'delivered' | 'failed' | 'off';

/** A submission as the worker that holds its lease sees it. */
export type ClaimedSubmission = {
  userId: string;
  sessionId: string;
  submissionId: string;
  quizId: QuizId;
  /** ISO instant. */
  submittedAt: string;
  answers: Answers;
  email: string;
  firstName: string;
  timeZone?: string;
  /** Cardiac: the longevity submission it builds on. */
  longevitySessionId?: string;
  state: SubmissionState;
  mail?: MailOutcome;
  hook?: HookOutcome;
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
