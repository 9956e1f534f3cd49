import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';

export type MailToSend = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** SES returns them with bounces, so ids only. Those of a submission are absent if the mail is about the account. */
  tags: { userId: UserId; submissionId?: SubmissionId; runId?: RunId; mailId?: string };
  /** One-click unsubscribe URL (RFC 8058). Absent if there is nothing to turn off. */
  offUrl?: string;
};

/** `later`: definitely not sent, worth a retry. `doubtful`: begun, outcome unknown. `reason`: a code, nothing personal. */
export type MailAnswer =
  | { outcome: 'sent'; messageId: string }
  | { outcome: 'refused' | 'doubtful' | 'later'; reason: string };

/** The content of a mail, as HTML and plain text. */
export type MailWords = Pick<MailToSend, 'subject' | 'html' | 'text'>;

/** A mail whose words may have to be loaded first. */
export type Composed<Mail = MailWords> = Mail | Promise<Mail>;

/** Null: no sender is configured, mail is off. */
export type SendMail = ((mail: MailToSend) => Promise<MailAnswer>) | null;

/** The reason while SES waits for the operator: the sender is not verified, or the AWS account is in SES's sandbox. */
export const identityNotVerified = 'identity-not-verified';

/** The reason of a mail that was not sent because its user was erased while it waited for its turn. */
export const receiverErased = 'erased';

/** The reason once nobody tries any more: SES refused the mail, or gave no answer, for as long as it is tried. */
export const gaveUp = 'gave-up';

/** Whether a mail may be sent now, or why not: `pace` (SES's rate is used up) or `circuit-open` (mail is down). */
export type MailTurn = 'go' | { reason: 'pace' | 'circuit-open' };

/**
 * SES reports an accepted mail within seconds. A mail whose call had no answer and that SES has not reported after
 * `reportedSeconds` was not accepted. After `giveUpSeconds` of attempts a mail is given up. Between two attempts of a mail about an
 * account that SES refused are `leastGapSeconds` to `mostGapSeconds`.
 */
export const mailWaits = {
  reportedSeconds: 15 * 60,
  giveUpSeconds: 24 * 3600,
  leastGapSeconds: 60,
  mostGapSeconds: 15 * 60,
} as const;
