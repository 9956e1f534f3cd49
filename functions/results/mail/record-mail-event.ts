import * as z from 'zod/mini';
import type { Account } from '#functions/accounts/account.ts';
import { withoutBegun } from '#functions/accounts/unsent-mails.ts';
import { withUnusedTaken } from '#functions/accounts/unused-accounts.ts';
import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import { accountParts } from '#functions/features/accounts.ts';
import type { AccountPart } from '#functions/features/feature.ts';
import { asRunId, type RunId, type UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { submissionIdText, userIdText } from '#shared/contract/schemas/id-schemas.ts';

/** An SES event about any mail to a user. `mailId` is set if the event is about a mail that the account waits for. */
type ReportedAccountMail = Pick<Reported, 'kind' | 'detail'> & { userId: UserId; mailId?: string };

type Deps = {
  changeAccount: (userId: UserId, change: (account: Account) => Account | null) => Promise<Account | null>;
  now: () => Date;
};

/**
 * Records an SES event on the account. Acceptance settles a mail whose call had no answer. A complaint, or an address that does
 * not exist, ends the mails that features would still send, whatever mail it was about; a full mailbox, or a bounce of unknown
 * cause, does not.
 */
export const noteAccountMail =
  ({ changeAccount, now }: Deps) =>
  async ({ kind, detail, userId, mailId }: ReportedAccountMail): Promise<void> => {
    const isUnwanted = kind === 'complained' || (kind === 'bounced' && detail.startsWith('Permanent'));
    if (!isUnwanted && mailId === undefined) return;
    await changeAccount(userId, (account) => {
      const sent = mailId === undefined ? null : withMailSent(account, mailId, now());
      return isUnwanted ? (withoutMails(sent ?? account) ?? sent) : sent;
    });
  };

/** Null if the account does not wait for this mail. */
const withMailSent = (account: Account, mailId: string, now: Date): Account | null =>
  changed(account, (latest, part) => part.withMailSent(latest, mailId, now)) ??
  withUnusedTaken(account, mailId) ??
  withoutBegun(account, mailId);

/** Null if there are none to come. */
const withoutMails = (account: Account): Account | null =>
  changed(account, (latest, part) => part.withoutMails(latest));

/** Null if no feature changes the account. */
const changed = (account: Account, change: (latest: Account, part: AccountPart) => Account | null): Account | null => {
  const next = accountParts.reduce((latest, part) => change(latest, part) ?? latest, account);
  return next === account ? null : next;
};

/**
 * Encodes a run id as a mail tag, and decodes it. SES allows only letters, digits, - and _ in tags, at most 256 characters;
 * run ids may contain dots and colons.
 */
export const toRunTag = (runId: RunId): string => Buffer.from(runId).toString('base64url');

const fromRunTag = (tag: string): RunId => asRunId(Buffer.from(tag, 'base64url').toString());

const letterPrefix = 'correction-';

/** The tag of a letter about a correction, and the id of its proof if the address is unconfirmed. */
export const letterMailId = (correction: string): string => `${letterPrefix}${correction}`;

const correctionIn = (mailId: string): string | null =>
  mailId.startsWith(letterPrefix) ? mailId.slice(letterPrefix.length) : null;

/** `taken`: SES accepted the mail, whatever the call returned. The others say what happened after that. */
type Reported = { kind: 'taken' | 'bounced' | 'complained' | 'rejected'; detail: string; at: string };

export type ResultMailEvent = ResultJob & Reported;

/** An SES event about an accepted mail: of a result, of a correction, or about an account. */
export type MailEvent = ResultMailEvent | ({ userId: UserId; mailId?: string } & Reported);

export type RecordMailEventDeps = {
  /** Records the event on the submission. False if there is no such submission. */
  noteMailEvent: (event: ResultMailEvent) => Promise<boolean>;
  /** Records the event on the account, if it concerns a mail that the account waits for or its mails to come. */
  noteAccountMail: (event: MailEvent) => Promise<void>;
  /** Records that the letter about this correction was accepted. */
  noteLetterTaken: (userId: UserId, correction: string, at: string) => Promise<void>;
  watch: {
    mailEvent: (event: MailEvent, known: boolean) => void;
    notNoted: (event: MailEvent, failure: unknown) => void;
  };
};

/**
 * Records an SES event. On the submission: a bounce or complaint for the operator, and the acceptance for the worker whose call had
 * no answer. On the account: for its own mails. On a letter about a correction: for the run that sends them. The result does not
 * change. If a write fails, this logs the event's ids and throws, so that Lambda retries. SES itself suppresses addresses that
 * bounced.
 */
export const recordMailEvent =
  (deps: RecordMailEventDeps) =>
  async (event: MailEvent): Promise<void> => {
    const note = async () => {
      await deps.noteAccountMail(event);
      if ('submissionId' in event) return deps.noteMailEvent(event);
      const correction = correctionIn(event.mailId ?? '');
      if (correction !== null && event.kind === 'taken') await deps.noteLetterTaken(event.userId, correction, event.at);
      return true;
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
        userId: z.tuple([userIdText]),
        runId: z.optional(tag),
        submissionId: z.optional(z.tuple([submissionIdText])),
        mailId: z.optional(tag),
      }),
    }),
    // SES sends null for what the other mail server did not say.
    bounce: z.nullish(z.object({ bounceType: z.string(), bounceSubType: z.nullish(z.string()) })),
    complaint: z.nullish(z.object({ complaintFeedbackType: z.nullish(z.string()) })),
  }),
});

const kinds: Readonly<Record<string, MailEvent['kind']>> = {
  Send: 'taken',
  Bounce: 'bounced',
  Complaint: 'complained',
  Reject: 'rejected',
};

/**
 * What an SES event says about one of our mails, without its addresses. Null if the event is of another kind, or not about one
 * of our mails.
 */
export const parseMailEvent = (event: unknown): MailEvent | null => {
  const parsed = schema.safeParse(event);
  const kind = parsed.success ? kinds[parsed.data.detail.eventType] : undefined;
  if (!parsed.success || !kind) return null;
  const { mail, bounce, complaint } = parsed.data.detail;
  // The reader has moved the mail out of the spam folder.
  if (complaint?.complaintFeedbackType === 'not-spam') return null;
  const detail = bounce ? `${bounce.bounceType}-${bounce.bounceSubType ?? 'General'}` : feedbackType(complaint);
  const [userId] = mail.tags.userId;
  const [runTag, submissionId] = [mail.tags.runId?.[0], mail.tags.submissionId?.[0]];
  const reported = { userId, kind, detail: detail ?? 'none', at: mail.timestamp };
  const mailId = mail.tags.mailId?.[0];
  if (runTag === undefined || submissionId === undefined) return { ...reported, ...(mailId && { mailId }) };
  return { ...reported, runId: fromRunTag(runTag), submissionId };
};

/** The feedback type comes from another mail server, so only words of RFC 5965 and its registry are stored. */
const feedbackType = (complaint?: { complaintFeedbackType?: string | null | undefined } | null) => {
  const type = complaint?.complaintFeedbackType;
  if (type == null) return undefined;
  return ['abuse', 'auth-failure', 'fraud', 'virus'].includes(type) ? type : 'other';
};

export const recordMailEventWorker = {
  description: 'Notes on submission and account what SES says of a mail',
  memoryMb: 256,
  timeoutSeconds: 10,
  whoIsAffected: 'Mails that bounced are not noted on their submission.',
} as const satisfies WorkerDeclaration;
