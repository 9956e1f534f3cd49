import type { SessionId, SubmissionId, UserId } from '#shared/contract/ids.ts';

export type MailToSend = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** SES sends them back with bounces, so ids only. Those of a submission are absent where the mail is about the account. */
  tags: { userId: UserId; submissionId?: SubmissionId; sessionId?: SessionId; mailId?: string };
  /** Mail programs offer to turn off what the mail is one of, by one press (RFC 8058). Absent: there is nothing to turn off. */
  offUrl?: string;
};

/** `later`: certainly not sent, worth another try. `doubtful`: begun, end unknown. `reason`: a code, nothing personal. */
export type MailAnswer =
  | { outcome: 'sent'; messageId: string }
  | { outcome: 'refused' | 'doubtful' | 'later'; reason: string };

/** The words of a mail, in both of its forms. */
export type MailWords = Pick<MailToSend, 'subject' | 'html' | 'text'>;

/** Null: no sender is configured, mail is off. */
export type SendMail = ((mail: MailToSend) => Promise<MailAnswer>) | null;

/** The reason while SES waits for the operator: the sender is not confirmed, or the account is in SES's sandbox. */
export const identityNotVerified = 'identity-not-verified';

/** Whether a mail may be sent now, or why not: `pace` (SES takes no more so soon), `circuit-open` (mail is down). */
export type MailTurn = 'go' | { reason: 'pace' | 'circuit-open' };

/**
 * SES reports within seconds that it has taken a mail. One whose call had no answer, and which SES has not reported after
 * `reportedSeconds`, was not taken. After `giveUpSeconds` of tries a mail is given up.
 */
export const mailWaits = { reportedSeconds: 15 * 60, giveUpSeconds: 24 * 3600 } as const;
