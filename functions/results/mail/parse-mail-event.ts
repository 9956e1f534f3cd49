import * as z from 'zod/mini';
import type { MailEvent } from './record-mail-event.ts';
import { fromSessionTag } from './session-tag.ts';

const tag = z.tuple([z.string()]);
const schema = z.object({
  detail: z.object({
    eventType: z.string(),
    mail: z.object({
      timestamp: z.string(),
      tags: z.object({
        userId: tag,
        sessionId: z.optional(tag),
        submissionId: z.optional(tag),
        mailId: z.optional(tag),
      }),
    }),
    bounce: z.optional(z.object({ bounceType: z.string(), bounceSubType: z.optional(z.string()) })),
    complaint: z.optional(z.object({ complaintFeedbackType: z.optional(z.string()) })),
  }),
});

const kinds: Readonly<Record<string, MailEvent['kind']>> = {
  Send: 'taken',
  Bounce: 'bounced',
  Complaint: 'complained',
  Reject: 'rejected',
};

/**
 * What an SES event says about one of our mails, without the addresses in it. Null: the event is of another kind, or not
 * about one of our mails.
 */
export const parseMailEvent = (event: unknown): MailEvent | null => {
  const parsed = schema.safeParse(event);
  const kind = parsed.success ? kinds[parsed.data.detail.eventType] : undefined;
  if (!parsed.success || !kind) return null;
  const { mail, bounce, complaint } = parsed.data.detail;
  const detail = bounce ? `${bounce.bounceType}-${bounce.bounceSubType ?? 'General'}` : feedbackType(complaint);
  const [userId] = mail.tags.userId;
  const [sessionTag, submissionId] = [mail.tags.sessionId?.[0], mail.tags.submissionId?.[0]];
  const reported = { userId, kind, detail: detail ?? 'none', at: mail.timestamp };
  const mailId = mail.tags.mailId?.[0];
  if (sessionTag === undefined || submissionId === undefined) return { ...reported, ...(mailId && { mailId }) };
  return { ...reported, sessionId: fromSessionTag(sessionTag), submissionId };
};

/** Another mail server wrote this word. Only words of RFC 5965 and its registry are stored. */
const feedbackType = (complaint?: { complaintFeedbackType?: string }) => {
  const type = complaint?.complaintFeedbackType;
  if (type === undefined) return undefined;
  return ['abuse', 'auth-failure', 'fraud', 'not-spam', 'virus'].includes(type) ? type : 'other';
};
