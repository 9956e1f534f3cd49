import type { Consent } from '#shared/contract/consent-schema.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Reminder } from '#shared/contract/reminder-schema.ts';
import type { UnitPreference } from '#shared/quiz/unit-choices.ts';

/** One mail with which somebody can prove that an address is theirs. It proves nothing without the account. */
export type AddressProof = {
  id: string;
  /** The address that it proves, normalised: the account's, or the one that is to follow it. */
  email: string;
  reason: 'asked' | 'registered' | 'results' | 'new-address' | 'corrected';
  /** The session that asked: its code works in this session only. Absent when no session did. */
  askedBy?: string;
  /** False until the mail is on its way. The limits have been taken for it all the same. */
  isSent: boolean;
  /** As of when the limits count its mail: when it was asked for, then when it was last tried to send it. */
  countedAt: string;
  linkUntil: string;
  codeUntil: string;
  wrongCodes: number;
  /** Set with the mail. SHA-256 of the secrets in its links. */
  linkHash?: string;
  declineHash?: string;
  /** A keyed hash: six digits can be guessed from a plain one. */
  codeHash?: string;
};

/**
 * One signing-in on one device. Its ID tokens all carry the same `origin_jti`, also those that a refresh gives, so a
 * token belongs to exactly one session, and ending the session ends the token.
 */
export type Session = {
  /** Cognito's `origin_jti`. It is in each token and in the session's cookie. */
  id: string;
  /** SHA-256 of the secret in the cookie. Absent on a shared device, which gets no cookie. */
  secretHash?: string;
  /** The secret before the last exchange. It counts until the next one is used: two tabs may ask at once, an answer may be lost. */
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

/** A device on which somebody has logged in to this account. Its tries with a wrong password are counted apart. */
export type KnownDevice = { secretHash: string; until: string };

/** The account's item: what Cognito does not know about a person, and a copy of what it does, read once by each route. */
export type Account = {
  userId: UserId;
  /** Raised by each write. A write that has seen an older one is repeated on the newer one. */
  revision: number;
  /** For comparing: trimmed, in lower case. */
  email: string;
  /** For showing, and for sending to: some mail servers tell capitals apart. */
  emailAsTyped: string;
  firstName: string;
  lastName: string;
  createdAt: string;
  /** When the address was proved to be theirs; null until then. */
  confirmedAt: string | null;
  consents: readonly Consent[];
  sessions: readonly Session[];
  knownDevices: readonly KnownDevice[];
  /** The newest mails that ask to prove an address. */
  proofs: readonly AddressProof[];
  /** Somebody with the mailbox said that this is not their account. No mail goes out, and the address is free. */
  declined: Declined | null;
  /** Follows the address as soon as it is proved. */
  pendingAddress: Address | null;
  /** Former addresses whose owners can still take a change back. The newest last. */
  undoAddresses: readonly UndoAddress[];
  /** A code for a new password works if it was asked for after this: once, and never for an account that came later. */
  resetsFrom: string;
  /** In which units they see and type numbers; null until they have chosen. */
  units: UnitPreference | null;
  /** The last day of UTC on which somebody used the account. */
  usedOn: string;
  /** Nobody has used it for so long that it will be erased; null for all others. */
  unused: Unused | null;
  /** When to look next whether anybody still uses it; null: as `usedOn` says. */
  lookAt: string | null;
  /** The mail that they asked for; null: none. */
  reminder: Reminder | null;
};

export type Address = { email: string; emailAsTyped: string };

export type UndoAddress = Address & {
  until: string;
  /** Of the link in the mail to the former address. Absent until that mail is on its way. */
  linkHash?: string;
};

type Declined = {
  at: string;
  /** Of the link that said so: its second click finds its work done. */
  linkHash: string;
};

/** Nobody has used the account for years. `isTaken`: SES has taken the mail that says so, or there was none to send. */
export type Unused = { toldAt: string; mailId: string; isTaken: boolean; erasesAt: string };

/** A person whose account's item is made: after registering. */
export type Person = Pick<Account, 'userId' | 'email' | 'emailAsTyped' | 'firstName' | 'lastName'>;

/** The name of the error of a change that lost every race. By it the edge answers 503: trying again helps. */
export const accountContended = 'AccountUnavailable';

export const newAccount = (person: Person, now: Date, consents: readonly Consent[] = []): Account => ({
  ...person,
  revision: 0,
  createdAt: now.toISOString(),
  // Whatever Cognito says: nobody was asked to prove the address yet.
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
