import * as z from 'zod/mini';
import { accountFields } from '#functions/features/fields.ts';
import type { Language } from '#shared/contract/language.ts';
import { mailJobSchema } from '#shared/contract/messages.ts';
import { storedLanguage } from '#shared/contract/schemas/language-schemas.ts';
import { consentSchema, unitPreferenceSchema } from '#shared/contract/schemas/session-schemas.ts';
import type { MailResults } from '#shared/contract/site-settings.ts';

const text = z.string();
const id = text.check(z.minLength(1));
const userId = id.brand<'user'>();
const signInId = id.brand<'sign-in'>();

/** One mail that lets its recipient prove that they own an address. It proves nothing without the account. */
const addressProof = z.object({
  id,
  /** The normalised address to prove: the account's current or pending one. */
  email: text,
  reason: z.enum(['asked', 'registered', 'results', 'new-address', 'corrected']),
  /** The session that requested the mail. Its code works in this session only. Absent if no session requested it. */
  askedBy: z.optional(signInId),
  /** False until the mail is being sent. The rate limits count it from the request on. */
  isSent: z.boolean(),
  /** When the rate limits count this mail: at its request, then at its latest attempt. */
  countedAt: text,
  linkUntil: text,
  codeUntil: text,
  wrongCodes: z.int(),
  /** SHA-256 of the secrets in the mail's links. Set when the mail is sent. */
  linkHash: z.optional(text),
  declineHash: z.optional(text),
  /** A keyed hash, because a plain hash of six digits can be brute-forced. */
  codeHash: z.optional(text),
});

/**
 * One sign-in on one device. All its ID tokens carry the same `origin_jti`, also after a refresh, so a token belongs to exactly
 * one session, and ending the session revokes the token.
 */
const session = z.object({
  /** Cognito's `origin_jti`, which is in each token and in the session's cookie. */
  id: signInId,
  /** SHA-256 of the secret in the cookie. Absent on a shared device, which gets no cookie. */
  secretHash: z.optional(text),
  /**
   * The secret before the last exchange. Valid until the next one is used, because two tabs may refresh at once or a response
   * may be lost.
   */
  previousHash: z.optional(text),
  /** Cognito's refresh token. It never leaves the server. */
  refreshToken: z.optional(text),
  isRemembered: z.boolean(),
  startedAt: text,
  lastUsedAt: text,
  endsAt: text,
  /** Such as 'Firefox/Windows', for the list of devices (`shared/words/device-words.ts`). */
  device: text,
});

const address = { email: text, emailAsTyped: text };

/** The account's item: what Cognito does not store about a user, plus a copy of what it does. Each route reads it once. */
export const accountShape = z.object({
  userId,
  /** Incremented by each write. A write based on an older revision is retried on the newer one. */
  revision: z.int(),
  /** Trimmed and in lower case, for comparison. */
  email: text,
  /** For display and delivery: some mail servers are case-sensitive. */
  emailAsTyped: text,
  firstName: text,
  lastName: text,
  createdAt: text,
  /** When the user proved that the address is theirs; null until then. */
  confirmedAt: z.nullable(text),
  consents: z.array(consentSchema),
  sessions: z.array(session),
  /** The devices that have logged in to this account. Their wrong passwords have a counter of their own. */
  knownDevices: z.array(z.object({ secretHash: text, until: text })),
  /** The latest confirmation mails. */
  proofs: z._default(z.array(addressProof), []),
  /** Replaces the address once it is proved. */
  pendingAddress: z._default(z.nullable(z.object(address)), null),
  /**
   * The former address, whose owner can still undo the change. `linkHash`: of the link in the mail to that address; absent until
   * that mail is being sent.
   */
  undoAddress: z._default(z.nullable(z.object({ ...address, until: text, linkHash: z.optional(text) })), null),
  /**
   * The latest mails for a new password: when each was requested, the SHA-256 of its link's secret, and a keyed hash of its code
   * with its request.
   */
  resetMails: z._default(z.array(z.object({ linkHash: text, codeHash: text, askedAt: text })), []),
  /**
   * The 'This wasn't me' links of the latest mails about logins and passwords. `about`: the sign-in, or the instant from which the
   * new password counts, so that each gets one mail.
   */
  notMeLinks: z._default(
    z.array(z.object({ kind: z.enum(['new-device', 'password-changed']), about: text, linkHash: text, sentAt: text })),
    [],
  ),
  /**
   * A password reset code or link is valid only if it was requested after this instant. So it works once, and never for a later
   * account.
   */
  resetsFrom: text,
  /** Of the page on which the user registered, or as changed in the profile. Mails about the account are written in it. */
  language: storedLanguage,
  /** The units in which the user reads and types numbers; null until chosen. */
  units: z._default(z.nullable(unitPreferenceSchema), null),
  /**
   * Mails about the account that SES has not accepted yet. Each is retried at `dueAt`. `mailId`: the attempt whose outcome is
   * unknown.
   */
  unsentMails: z._default(
    z.array(z.object({ job: mailJobSchema, mailId: z.optional(id), firstAt: text, dueAt: text })),
    [],
  ),
  /** The last day (UTC) on which the account was used. */
  usedOn: text,
  /** Set while an inactive account is scheduled for erasure. `isTaken`: SES accepted the notice, or there was none to send. */
  unused: z._default(z.nullable(z.object({ toldAt: text, mailId: text, isTaken: z.boolean(), erasesAt: text })), null),
  /** When to check for inactivity next; null means that it follows from `usedOn`. */
  lookAt: z._default(z.nullable(text), null),
  /**
   * Set when the owner of the mailbox said that this is not their account. No mail goes out, and the address is free. `linkHash`:
   * the hash of the link that was used. A second click on it succeeds and does nothing.
   */
  declined: z._default(z.nullable(z.object({ at: text, linkHash: text })), null),
  ...accountFields,
});

export type Account = z.output<typeof accountShape>;
export type AddressProof = z.output<typeof addressProof>;
export type Session = z.output<typeof session>;
export type UndoAddress = NonNullable<Account['undoAddress']>;

/** A user whose account item is created after registration. The language is not always known. */
export type Person = Pick<Account, 'userId' | 'email' | 'emailAsTyped' | 'firstName' | 'lastName'> & {
  language?: Language;
};

/** The error name of a change that lost every race. The edge responds with 503, because a retry helps. */
export const accountContended = 'AccountUnavailable';

export const newAccount = (person: Person, now: Date, consents: Account['consents'] = []): Account =>
  accountShape.parse({
    ...person,
    revision: 0,
    createdAt: now.toISOString(),
    // Regardless of what Cognito says: the user has not been asked to confirm the address yet.
    confirmedAt: null,
    consents,
    sessions: [],
    knownDevices: [],
    resetsFrom: now.toISOString(),
    usedOn: now.toISOString().slice(0, 10),
  });

/**
 * Where full results of an account may be mailed, whether the mail may contain the name that the user typed, and the chosen
 * units (null for none).
 * `unconfirmed`: the address is not confirmed yet. `nobody`: there is no such account, or its address was removed.
 */
export type ResultReceiver = { to: string; mayBeNamed: boolean; units: Account['units'] } | 'unconfirmed' | 'nobody';

export const resultReceiver = (account: Account | null, mailResults: MailResults): ResultReceiver => {
  if (!account || account.declined) return 'nobody';
  const isConfirmed = account.confirmedAt !== null;
  if (!isConfirmed && mailResults === 'confirmed') return 'unconfirmed';
  return { to: account.emailAsTyped, mayBeNamed: isConfirmed, units: account.units };
};
