import type { UserId } from '#shared/contract/ids.ts';
import type { Reminder } from '#shared/contract/schemas/reminder-schema.ts';
import type { Consent } from '#shared/contract/schemas/session-schemas.ts';
import type { MailResults } from '#shared/contract/site-settings.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';

/** One mail that lets its recipient prove that they own an address. It proves nothing without the account. */
export type AddressProof = {
  id: string;
  /** The normalised address to prove: the account's current or pending one. */
  email: string;
  reason: 'asked' | 'registered' | 'results' | 'new-address' | 'corrected';
  /** The session that requested the mail. Its code works in this session only. Absent if no session requested it. */
  askedBy?: string;
  /** False until the mail is being sent. The rate limits count it from the request on. */
  isSent: boolean;
  /** When the rate limits count this mail: at its request, then at its latest attempt. */
  countedAt: string;
  linkUntil: string;
  codeUntil: string;
  wrongCodes: number;
  /** SHA-256 of the secrets in the mail's links. Set when the mail is sent. */
  linkHash?: string;
  declineHash?: string;
  /** A keyed hash, because a plain hash of six digits can be brute-forced. */
  codeHash?: string;
};

/**
 * One sign-in on one device. All its ID tokens carry the same `origin_jti`, also after a refresh, so a token belongs to exactly
 * one session, and ending the session revokes the token.
 */
export type Session = {
  /** Cognito's `origin_jti`, which is in each token and in the session's cookie. */
  id: string;
  /** SHA-256 of the secret in the cookie. Absent on a shared device, which gets no cookie. */
  secretHash?: string;
  /**
   * The secret before the last exchange. Valid until the next one is used, because two tabs may refresh at once or a response
   * may be lost.
   */
  previousHash?: string;
  /** Cognito's refresh token. It never leaves the server. */
  refreshToken?: string;
  isRemembered: boolean;
  startedAt: string;
  lastUsedAt: string;
  endsAt: string;
  /** Such as 'Firefox on Windows', for the list of devices. */
  device: string;
};

/** A device that has logged in to this account. Its wrong passwords have a counter of their own. */
export type KnownDevice = { secretHash: string; until: string };

/** The account's item: what Cognito does not store about a user, plus a copy of what it does. Each route reads it once. */
export type Account = {
  userId: UserId;
  /** Incremented by each write. A write based on an older revision is retried on the newer one. */
  revision: number;
  /** Trimmed and in lower case, for comparison. */
  email: string;
  /** For display and delivery: some mail servers are case-sensitive. */
  emailAsTyped: string;
  firstName: string;
  lastName: string;
  createdAt: string;
  /** When the user proved that the address is theirs; null until then. */
  confirmedAt: string | null;
  consents: readonly Consent[];
  sessions: readonly Session[];
  knownDevices: readonly KnownDevice[];
  /** The latest confirmation mails. */
  proofs: readonly AddressProof[];
  /** The owner of the mailbox said that this is not their account. No mail goes out, and the address is free. */
  declined: Declined | null;
  /** Replaces the address once it is proved. */
  pendingAddress: Address | null;
  /** Former addresses whose owners can still undo a change. The newest is last. */
  undoAddresses: readonly UndoAddress[];
  /**
   * A password reset code is valid only if it was requested after this instant: so it works once, and never for a later
   * account.
   */
  resetsFrom: string;
  /** The units in which the user reads and types numbers; null until chosen. */
  units: UnitPreference | null;
  /** The last day (UTC) on which the account was used. */
  usedOn: string;
  /** Set while an inactive account is scheduled for erasure; null for all others. */
  unused: Unused | null;
  /** When to check for inactivity next; null means that it follows from `usedOn`. */
  lookAt: string | null;
  /** The reminder that the user asked for; null if none. */
  reminder: Reminder | null;
};

export type Address = { email: string; emailAsTyped: string };

export type UndoAddress = Address & {
  until: string;
  /** Hash of the link in the mail to the former address. Absent until that mail is being sent. */
  linkHash?: string;
};

type Declined = {
  at: string;
  /** Hash of the link that was used. A second click on it succeeds without doing anything. */
  linkHash: string;
};

/** The account has been inactive for years. `isTaken`: SES accepted the notice, or there was none to send. */
export type Unused = { toldAt: string; mailId: string; isTaken: boolean; erasesAt: string };

/** A user whose account item is created after registration. */
export type Person = Pick<Account, 'userId' | 'email' | 'emailAsTyped' | 'firstName' | 'lastName'>;

/** The error name of a change that lost every race. The edge answers it with 503, because a retry helps. */
export const accountContended = 'AccountUnavailable';

export const newAccount = (person: Person, now: Date, consents: readonly Consent[] = []): Account => ({
  ...person,
  revision: 0,
  createdAt: now.toISOString(),
  // Regardless of what Cognito says: the user has not been asked to confirm the address yet.
  confirmedAt: null,
  consents,
  sessions: [],
  knownDevices: [],
  proofs: [],
  declined: null,
  pendingAddress: null,
  undoAddresses: [],
  resetsFrom: now.toISOString(),
  units: null,
  usedOn: now.toISOString().slice(0, 10),
  unused: null,
  lookAt: null,
  reminder: null,
});

/**
 * Where full results of an account may be mailed, whether the mail may contain the name that the user typed, and the chosen
 * units (null for none).
 * `unconfirmed`: the address is not confirmed yet. `nobody`: there is no such account, or its address was removed.
 */
export type ResultReceiver =
  | { to: string; mayBeNamed: boolean; units: UnitPreference | null }
  | 'unconfirmed'
  | 'nobody';

export const resultReceiver = (account: Account | null, mailResults: MailResults): ResultReceiver => {
  if (!account || account.declined) return 'nobody';
  const isConfirmed = account.confirmedAt !== null;
  if (!isConfirmed && mailResults === 'confirmed') return 'unconfirmed';
  return { to: account.emailAsTyped, mayBeNamed: isConfirmed, units: account.units };
};
