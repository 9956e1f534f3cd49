import { createHash } from 'node:crypto';
import { type Client, type Refusal, refuse } from '#functions/edge/outcome.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { SignInId } from '#shared/contract/ids.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import * as words from '#words/refused.ts';
import type { Account } from './account.ts';
import type { AccountDeps, Credentials, SignInEnding } from './account-deps.ts';
import { commonPasswordHashes } from './common-password-hashes.ts';
import { normalEmail } from './email-address.ts';
import { knownDevice } from './sessions.ts';
import { slowDown } from './try-limits.ts';

export type PasswordDeps = Pick<AccountDeps, 'signIn' | 'findAccount' | 'tries' | 'now' | 'deviceSeal'>;

/**
 * Signs in within the rate limits of a login, which no route can bypass. A right password resets the count of wrong ones. A device
 * that the account knows, or a session of it, has a limit of its own, which comes first: neither strangers nor neighbours in the
 * same network can use it up.
 */
export const signInWithinLimits = async (
  deps: PasswordDeps,
  credentials: Credentials,
  { network, cookies }: Client,
  signInId?: SignInId,
): Promise<{ refusal: Refusal } | { ending: Exclude<SignInEnding, 'too-often'> }> => {
  const { email, password } = credentials;
  const device = (await knownDevice(deps, cookies, email)) ?? signInId ?? null;
  const tooMany = device === null ? await deps.tries.network('login', network, email) : null;
  if (tooMany) return tooMany;
  const passwordTry = await deps.tries.password({ email, device });
  if ('refusal' in passwordTry) return passwordTry;
  const ending = password === '' ? 'refused' : await deps.signIn(credentials);
  if (ending === 'too-often') return slowDown;
  if (ending !== 'refused') await passwordTry.succeeded();
  return { ending };
};

/** Null if this is the account's password. `signInId`: the caller's session of this account. */
export const checkPassword = async (
  deps: PasswordDeps,
  { userId, email }: Account,
  password: string,
  client: Client,
  signInId?: SignInId,
): Promise<{ refusal: Refusal } | null> => {
  const tried = await signInWithinLimits(deps, { email, password }, client, signInId);
  if ('refusal' in tried) return tried;
  return typeof tried.ending === 'object' && tried.ending.userId === userId ? null : wrongPassword;
};

const wrongPassword = refuse('wrong-password', words.wrongPassword);

const hashBytes = 4;
let common: ReadonlySet<number> | undefined;

/** Decoded once, on first use. */
const commonHashes = (): ReadonlySet<number> => {
  const bytes = Buffer.from(commonPasswordHashes, 'base64');
  common ??= new Set(
    Array.from({ length: bytes.length / hashBytes }, (_, index) => bytes.readUInt32BE(index * hashBytes)),
  );
  return common;
};

/** True if the password, in upper or lower case, is among the 10,000 most common. */
export const isCommonPassword = (password: string): boolean =>
  commonHashes().has(createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0));

/** Null if the password may be chosen. Existing passwords are not checked against these rules. */
export const refuseNewPassword = (password: string, email: string): { refusal: Refusal } | null => {
  const refused = refusePassword(password);
  if (refused) return refused;
  if (normalEmail(password) === email) return refuse('password-is-email', words.passwordIsEmail);
  return isCommonPassword(password) ? refuse('password-common', words.passwordCommon) : null;
};

/** The refusals of every route that sets a password. */
export const newPasswordRefusals = [
  'password-common',
  'password-is-email',
  'password-spaces',
  'password-refused',
] as const satisfies readonly ErrorCode[];

/** Cognito's own refusal of a password that passed our rules. */
export const passwordRefused = refuse('password-refused', words.passwordRefused);

/** Length is the only rule for a password. Cognito refuses line breaks, and spaces at the beginning or end. */
const refusePassword = (password: string): { refusal: Refusal } | null => {
  const sentence = refuseAnswer({ id: 'password', section: '', type: 'password', text: '' }, password, '');
  if (sentence) return refuse('malformed', sentence);
  return password.trim() === password && !/\p{Cc}/u.test(password) && password.isWellFormed()
    ? null
    : refuse('password-spaces', words.passwordSpaces);
};
