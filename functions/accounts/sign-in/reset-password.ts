import { type Account, newAccount } from '#functions/accounts/account.ts';
import type { AccountDeps, Credentials, SignedIn } from '#functions/accounts/account-deps.ts';
import { maxWrongCodes, wrongCode } from '#functions/accounts/address/address-proof.ts';
import { normalEmail } from '#functions/accounts/email-address.ts';
import { type PasswordDeps, refuseNewPassword } from '#functions/accounts/password.ts';
import { hashOfSecret, isSecret } from '#functions/accounts/secret-tokens.ts';
import { beginSession } from '#functions/accounts/sessions.ts';
import { slowDown, type TryLimits } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { resetSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { codeOfRequest, readRequest, requestedAt } from './reset-request.ts';

type ResetDeps = Omit<PasswordDeps, 'tries'> &
  Pick<
    AccountDeps,
    | 'changeAccount'
    | 'closeLinks'
    | 'createAccount'
    | 'createAccountItem'
    | 'findUserId'
    | 'hash'
    | 'setPermanentPassword'
    | 'setVerifiedEmail'
    | 'take'
  > & {
    /** Removes the account with everything stored about it. */
    eraseAccount: (userId: UserId) => Promise<void>;
    tries: Pick<TryLimits, 'network'>;
  };

/**
 * Sets a new password by the code of a mail. The owner of a confirmed account's mailbox owns the account; all its sessions and
 * all its links for doctors end.
 * An account that was never confirmed may be a stranger's: it is erased and replaced by a new, empty one. So the owner of the
 * mailbox never reads a stranger's answers, and no squatter keeps access. (If this stops between the two, the address is free,
 * and registering makes the new account.)
 */
export const resetPassword =
  (deps: ResetDeps): Handler<'reset'> =>
  async ({ body, client }) => {
    const credentials = { email: normalEmail(body.email), password: body.password };
    const sentence = refuseNewPassword(credentials.password, credentials.email);
    if (sentence) return refuse('malformed', sentence);
    const tooMany = await deps.tries.network('login', client.network);
    if (tooMany) return tooMany;
    const { email } = credentials;
    const id = await requestWithCode(deps, email, body.request, body.code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
    const account = id && (await accountOf(deps, email, id));
    if (!account) return wrongCode;
    const isConfirmed = account.confirmedAt !== null;
    const signedIn = isConfirmed
      ? await takeOver(deps, account, credentials)
      : await startAnew(deps, account, credentials);
    if (signedIn === 'too-often') return slowDown;
    const begun = await beginSession(deps, signedIn, body, client);
    if (!begun) throw new Error('An account whose password was just reset is gone.');
    return { answer: { userId: signedIn.userId, token: signedIn.token }, ...begun };
  };

/** Longer than any code of the request works. */
const triesSeconds = 60 * 60;

/**
 * The id of the request, if the code is the one that was mailed for it. Nothing here depends on an account, so a wrong code
 * does not reveal whether there is one. Each attempt is counted, for this request alone, before it is checked.
 */
const requestWithCode = async (
  { hash, take, now }: ResetDeps,
  email: string,
  secret: string,
  code: string,
): Promise<string | null> => {
  const id = readRequest(hash, email, secret, now());
  if (!id) return null;
  const limit = { kind: 'reset-tries', subject: hash('tries of a request', id), max: maxWrongCodes };
  const taken = await take({ ...limit, windowSeconds: triesSeconds }, now());
  return taken.allowed && isSecret(hashOfSecret(codeOfRequest(hash, id)), code) ? id : null;
};

/**
 * The account that the mail was about. Its sessions end before the password changes: if this stops in between, no intruder is
 * left in.
 */
const accountOf = async (deps: ResetDeps, email: string, id: string): Promise<Account | null> => {
  const userId = (await deps.findUserId(email)) ?? asUserId('nobody');
  const isOpen = (latest: Account) => latest.email === email && requestedAt(id).toISOString() > latest.resetsFrom;
  const account = await deps.changeAccount(userId, (latest) =>
    isOpen(latest) ? { ...latest, sessions: [], knownDevices: [], proofs: [], pendingAddress: null } : null,
  );
  return account && isOpen(account) ? account : null;
};

const takeOver = async (deps: ResetDeps, { userId }: Account, credentials: Credentials) => {
  // An intruder may have made a link. All sessions have ended, so none can follow.
  await deps.closeLinks(userId);
  await deps.setPermanentPassword(credentials);
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
  await deps.setVerifiedEmail(userId, email);
  const now = deps.now();
  const person = { userId, email, emailAsTyped: old.emailAsTyped, firstName: '', lastName: '' };
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
  summary: 'Choose a new password by the code of a mail; an account that was never confirmed starts anew',
  description:
    'With the `request` that asked for the code. Each request has five tries and 15 minutes. Ends every other session, ' +
    'closes every link for a doctor, and makes this device known to the account.',
  refusals: ['wrong-code'],
  schemas: resetSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People who forgot their password cannot choose a new one.',
  uses: [
    'changeAccount',
    'closeLinks',
    'createAccount',
    'createAccountItem',
    'eraseAccount',
    'findAccount',
    'findUserId',
    'hash',
    'now',
    'setPermanentPassword',
    'setVerifiedEmail',
    'signIn',
    'take',
    { tries: 'networkTries' },
  ],
  handle: resetPassword,
} as const satisfies RouteDeclaration<'reset'>;
