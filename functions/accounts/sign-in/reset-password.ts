import { type Account, newAccount } from '#functions/accounts/account.ts';
import type { AccountDeps, Credentials, SignedIn } from '#functions/accounts/account-deps.ts';
import { maxWrongCodes, readLinkSecret, wrongCode } from '#functions/accounts/address/address-proof.ts';
import { linkOver } from '#functions/accounts/address/confirm-address.ts';
import { normalEmail } from '#functions/accounts/email-address.ts';
import { newPasswordRefusals, passwordRefused, refuseNewPassword } from '#functions/accounts/password.ts';
import type { TellOwner } from '#functions/accounts/security/tell-owner.ts';
import { beginSession } from '#functions/accounts/sessions.ts';
import { slowDown } from '#functions/accounts/try-limits.ts';
import type { Handler, Refusal } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { resetSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { opensByCode, opensByLink, readRequest } from './reset-request.ts';

type ResetDeps = Pick<
  AccountDeps,
  | 'changeAccount'
  | 'createAccount'
  | 'createAccountItem'
  | 'deviceSeal'
  | 'endSharing'
  | 'findAccount'
  | 'findUserId'
  | 'hash'
  | 'hashCode'
  | 'now'
  | 'setPermanentPassword'
  | 'setVerifiedEmail'
  | 'signIn'
  | 'take'
> & {
  /** Removes the account with everything stored about it. */
  eraseAccount: (userId: UserId) => Promise<void>;
  tellOwner: TellOwner;
};

/**
 * Sets a new password with the link or code of a mail. The owner of a confirmed account's mailbox owns the account. All its
 * sessions and all its sharing end.
 * An account that was never confirmed may be a stranger's, so it is erased and replaced by a new, empty one. So the owner of the
 * mailbox never reads a stranger's answers, and no squatter keeps access. (If this stops between the two, the address is free,
 * and registering makes the new account.)
 * There is no limit for a network here, so that nobody can lock out an owner who has a mail. A link cannot be guessed, and a code
 * has five tries, which only the browser that requested it can use.
 */
export const resetPassword =
  (deps: ResetDeps): Handler<'reset'> =>
  async ({ body, client }) => {
    const mail = 'secret' in body ? await mailWithLink(deps, body.secret) : mailWithCode(deps, body);
    if (!mail) return linkOver;
    const credentials = { email: mail.email, password: body.password };
    const unfit = refuseNewPassword(credentials.password, credentials.email);
    if (unfit) return unfit;
    const account = await mail.openAccount();
    if (!account) return mail.refusal;
    // Also for an account that is erased next: if Cognito refused the password after the erasure, the owner would have no account.
    if ((await deps.setPermanentPassword(credentials)) === 'refused') return passwordRefused;
    const isConfirmed = account.confirmedAt !== null;
    const signedIn = isConfirmed
      ? await takeOver(deps, account, credentials)
      : await startAnew(deps, account, credentials);
    if (signedIn === 'too-often') return slowDown;
    const begun = await beginSession(deps, signedIn, body, client);
    if (!begun) throw new Error('An account whose password was just reset is gone.');
    const { userId, token } = signedIn;
    await deps.tellOwner({ kind: 'password-changed', userId });
    return { answer: { userId, token }, cookies: begun.cookies, about: userId };
  };

/** Longer than any code of the request is valid. */
const triesSeconds = 60 * 60;

/** The id of the request, if it has tries left. Each one is counted, for this request alone, before the code is checked. */
const requestWithTries = async (
  { hash, take, now }: ResetDeps,
  email: string,
  secret: string,
): Promise<string | null> => {
  const id = readRequest(hash, email, secret, now());
  if (!id) return null;
  const limit = { kind: 'reset-tries', subject: hash('tries of a request', id), max: maxWrongCodes };
  return (await take({ ...limit, windowSeconds: triesSeconds }, now())).allowed ? id : null;
};

/**
 * Opens the account that the mail was about. Its sessions end before the password changes, so that if this stops in between, no
 * intruder still has a session.
 */
const openAccount = async (
  { changeAccount }: ResetDeps,
  userId: UserId,
  isOpen: (latest: Account) => boolean,
): Promise<Account | null> => {
  const account = await changeAccount(userId, (latest) =>
    isOpen(latest) ? { ...latest, sessions: [], knownDevices: [], proofs: [], pendingAddress: null } : null,
  );
  return account && isOpen(account) ? account : null;
};

/** What a mail proves. `openAccount` returns null if the mail no longer opens an account; the answer is then `refusal`. */
type Mail = { email: string; openAccount: () => Promise<Account | null>; refusal: { refusal: Refusal } };

const mailWithCode = (deps: ResetDeps, body: { email: string; request: string; code: string }): Mail => {
  const email = normalEmail(body.email);
  return {
    email,
    refusal: wrongCode,
    openAccount: async () => {
      const id = await requestWithTries(deps, email, body.request);
      if (!id) return null;
      const codeHash = deps.hashCode(id, body.code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
      // Make the same calls if there is no account, so that a wrong code does not reveal it.
      const userId = (await deps.findUserId(email)) ?? asUserId('nobody');
      return openAccount(deps, userId, (latest) => latest.email === email && opensByCode(latest, id, codeHash));
    },
  };
};

const mailWithLink = async (deps: ResetDeps, text: string): Promise<Mail | null> => {
  const link = readLinkSecret(text);
  const isOpen = (latest: Account) => link !== null && opensByLink(latest, link.secret, deps.now());
  const account = link && (await deps.findAccount(link.userId));
  if (!account || !isOpen(account)) return null;
  return {
    email: account.email,
    refusal: linkOver,
    openAccount: () => openAccount(deps, account.userId, isOpen),
  };
};

const takeOver = async (deps: ResetDeps, { userId }: Account, credentials: Credentials) => {
  // An intruder may have shared something. All sessions have ended, so nothing can follow.
  await deps.endSharing(userId);
  const signedIn = await enter(deps, credentials);
  // Last, so that until here the same code can be retried.
  await deps.changeAccount(userId, (latest) => ({ ...latest, resetsFrom: deps.now().toISOString() }));
  return signedIn;
};

const startAnew = async (deps: ResetDeps, old: Account, credentials: Credentials) => {
  await deps.eraseAccount(old.userId);
  const made = await deps.createAccount({ ...credentials, firstName: '', lastName: '' });
  if (made !== 'created') return 'too-often';
  await deps.setPermanentPassword(credentials);
  const signedIn = await enter(deps, credentials);
  if (signedIn === 'too-often') return signedIn;
  const { userId, email } = signedIn;
  if ((await deps.setVerifiedEmail(userId, email)) === 'taken') return 'too-often';
  const now = deps.now();
  const { emailAsTyped, language } = old;
  const person = { userId, email, emailAsTyped, firstName: '', lastName: '', language };
  const instant = now.toISOString();
  await deps.createAccountItem({ ...newAccount(person, now), confirmedAt: instant, resetsFrom: instant });
  return signedIn;
};

const enter = async ({ signIn }: ResetDeps, credentials: Credentials): Promise<SignedIn | 'too-often'> => {
  const ending = await signIn(credentials);
  if (ending === 'refused' || ending === 'unfinished')
    throw new Error('An account whose password was just set could not be signed in.');
  return ending;
};

export const resetRoute = {
  name: 'reset',
  method: 'POST',
  path: '/api/auth/reset',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Choose a new password by the link or the code of a mail; an account that was never confirmed starts anew',
  description:
    'By `secret`, the fragment of the link, in any browser, for 24 hours; or by `code` with the `request` that asked for it: each ' +
    'has five tries and 15 minutes. A mail works once. Ends every other session, ends what the account shares, and makes this ' +
    'device known to the account.',
  refusals: ['link-over', 'wrong-code', ...newPasswordRefusals],
  isSecurityEvent: true,
  schemas: resetSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People who forgot their password cannot choose a new one.',
  handle: resetPassword,
} as const satisfies RouteDeclaration<'reset'>;
