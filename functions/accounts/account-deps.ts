import type { Take, TakeRolling } from '#functions/edge/limit.ts';
import type { SendMail } from '#functions/mail/mail-to-send.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import type { EraseDeps, WhyErased } from './erasure.ts';
import type { DeviceSeal, Hash } from './secret-tokens.ts';
import type { TryLimits } from './try-limits.ts';

export type Credentials = { email: string; password: string };

export type NewPerson = Credentials & { firstName: string; lastName: string };

/** Cognito's answer to the right password. `signInId`: the token's `origin_jti`. */
export type SignedIn = Omit<NewPerson, 'password'> & {
  userId: UserId;
  token: string;
  signInId: SignInId;
  refreshToken?: string;
};

/**
 * `refused`: a wrong password or no such account; callers must not be able to tell the two apart. `unfinished`: the right
 * password of an account whose registration stopped before its last step.
 */
export type SignInEnding = SignedIn | 'refused' | 'unfinished' | 'too-often';

/** `taken`: another account has proved the address in the meantime. */
export type SetEmailEnding = 'set' | 'taken';

export type CreateAccountEnding = 'created' | 'exists' | 'password-refused' | 'email-refused' | 'too-often';

/** What the account handlers need from the tables, Cognito, the queue and the mail. Each picks what it uses. */
export type AccountDeps = Pick<EraseDeps, 'beginErasing'> & {
  findAccount: (userId: UserId) => Promise<Account | null>;
  /** Changes the account's latest state and returns the result; null if there is no such account. */
  changeAccount: (userId: UserId, change: (latest: Account) => Account | null) => Promise<Account | null>;
  /** Returns the existing item or the new one; null for a user who is being erased. */
  createAccountItem: (account: Account) => Promise<Account | null>;
  /** Erases everything about this user. Throws while a worker holds a lease on one of their items. */
  erase: (userId: UserId, why: WhyErased) => Promise<void>;
  /** Ends what features let others see of the user. Safe to repeat. */
  endSharing: (userId: UserId) => Promise<void>;

  createAccount: (person: NewPerson) => Promise<CreateAccountEnding>;
  signIn: (credentials: Credentials) => Promise<SignInEnding>;
  /** `refused`: Cognito does not accept this password, although our own rules do. Nothing has changed. */
  setPermanentPassword: (credentials: Credentials) => Promise<'set' | 'refused'>;
  /** The account with this address in Cognito; null if there is none. */
  findUserId: (email: string) => Promise<UserId | null>;
  /** Sets the address in Cognito and marks it as verified. */
  setVerifiedEmail: (userId: UserId, email: string) => Promise<SetEmailEnding>;
  /** Removes the address from Cognito, so that another account can use it. */
  removeEmail: (userId: UserId, replacement: string) => Promise<void>;

  enqueue: (job: AccountJob) => Promise<void>;
  sendMail: SendMail;
  /** The operator's log of each mail. */
  watch: { mail: (userId: UserId, outcome: string, reason: string) => void };
  tries: TryLimits;
  take: Take;
  takeMail: TakeRolling;
  hash: Hash;
  /** The stored form of a mailed code, with the proof or request that it belongs to. */
  hashCode: (id: string, code: string) => string;
  deviceSeal: DeviceSeal;
  newId: () => string;
  now: () => Date;
};
