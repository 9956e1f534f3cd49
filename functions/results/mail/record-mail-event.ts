import * as z from 'zod/mini';
import type { WorkerDeclaration } from '#functions/edge/worker.ts';
import type { SessionId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

/**
 * Writes a session id as a tag of a mail, and reads it back. SES takes only letters, digits, - and _ in tags, at most 256
 * characters; session ids may have dots and colons.
 */
export const toSessionTag = (sessionId: SessionId): string => Buffer.from(sessionId).toString('base64url');

const fromSessionTag = (tag: string): string => Buffer.from(tag, 'base64url').toString();

/** `taken`: SES has taken the mail, whatever the answer to the call was. The others are about what became of it then. */
type Reported = { kind: 'taken' | 'bounced' | 'complained' | 'rejected'; detail: string; at: string };

export type ResultMailEvent = ResultJob & Reported;

/** What SES reported about a mail that it had taken: of a result, or about an account. */
export type MailEvent = ResultMailEvent | ({ userId: UserId; mailId?: string } & Reported);

export type RecordMailEventDeps = {
  /** Notes the event on the submission. False: there is no such submission. */
  noteMailEvent: (event: ResultMailEvent) => Promise<boolean>;
  /** Notes it on the account, where the account waits for it or must hear of it. */
  noteAccountMail: (event: MailEvent) => Promise<void>;
  watch: {
    mailEvent: (event: MailEvent, known: boolean) => void;
    notNoted: (event: MailEvent, failure: unknown) => void;
  };
};

/**
 * Records what SES reports: on the submission, a bounce or complaint for the operator, and that it has taken the mail for
 * the worker whose call had no answer; and on the account, for its reminder. The result does not change. When a write fails,
 * the event is logged by its ids and this throws, so that Lambda tries again. SES itself sends nothing more to an address
 * that bounced.
 */
export const recordMailEvent =
  (deps: RecordMailEventDeps) =>
  async (event: MailEvent): Promise<void> => {
    const note = async () => {
      await deps.noteAccountMail(event);
      return 'submissionId' in event ? deps.noteMailEvent(event) : true;
    };
    const known = await note().catch((failure: unknown) => {
      deps.watch.notNoted(event, failure);
      throw failure;
    });
    deps.watch.mailEvent(event, known);
  };

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

export const recordMailEventWorker = {
  description: 'Notes on submission and account what SES says of a mail',
  memoryMb: 256,
  timeoutSeconds: 10,
  whoIsAffected: 'Mails that bounced are not noted on their submission.',
  rights: { submissions: ['UpdateItem'], accounts: ['GetItem', 'PutItem'] },
} as const satisfies WorkerDeclaration;
