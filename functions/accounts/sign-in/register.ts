import { newAccount } from '#functions/accounts/account.ts';
import type { AccountDeps, NewPerson, SignedIn } from '#functions/accounts/account-deps.ts';
import { confirmationMailsDescription } from '#functions/accounts/address-mails.ts';
import { normalEmail, refuseEmail } from '#functions/accounts/email-address.ts';
import {
  newPasswordRefusals,
  type PasswordDeps,
  passwordRefused,
  refuseNewPassword,
  signInWithinLimits,
} from '#functions/accounts/password.ts';
import type { TellOwner } from '#functions/accounts/security/tell-owner.ts';
import { beginSession, knownDevice } from '#functions/accounts/sessions.ts';
import { networkLimitDescription, slowDown } from '#functions/accounts/try-limits.ts';
import { tooMany } from '#functions/edge/limit.ts';
import { type Client, type Handler, type Refusal, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import { languageFrom } from '#shared/contract/language.ts';
import type { BodyOf } from '#shared/contract/schemas/schemas.ts';
import { registerSchemas } from '#shared/contract/schemas/session-schemas.ts';
import { normalName, refuseName } from '#shared/quiz/answer.ts';
import * as answerErrors from '#words/answer-errors.ts';
import * as words from '#words/refused.ts';

type Deps = PasswordDeps &
  Pick<AccountDeps, 'changeAccount' | 'createAccount' | 'createAccountItem' | 'setPermanentPassword'> & {
    /** Enqueues the confirmation mail, due after a delay. Never throws: the account exists without it. */
    askToConfirm: (userId: UserId, signInId: SignInId, delaySeconds: number) => Promise<void>;
    tellOwner: TellOwner;
  };

type Request = { person: NewPerson; body: BodyOf<'register'>; client: Client };

/**
 * Makes an account and signs it in. This takes several calls, and the process can stop between any two. The account has the
 * user's own password from the start, so a retry with the same password finishes the registration, or signs in to the finished
 * account if the first response was lost. It changes no name and no consent. Any other password gets 'account exists'.
 * (Unfinished accounts are not deleted instead: two concurrent attempts would delete each other's account, and the function
 * would need the right to delete users.)
 */
export const register =
  (deps: Deps): Handler<'register'> =>
  async ({ body, client }) => {
    const person: NewPerson = {
      email: normalEmail(body.email),
      password: body.password,
      firstName: normalName(body.firstName ?? ''),
      lastName: normalName(body.lastName ?? ''),
    };
    const badAddress = refuseEmail(person.email);
    if (badAddress) return refuseAddress(badAddress);
    const unfit = refusePerson(person);
    if (unfit) return unfit;
    const isKnown = (await knownDevice(deps, client.cookies, person.email)) !== null;
    const limited = isKnown ? null : await deps.tries.network('register', client.network, person.email);
    if (limited) return limited;
    const request = { person, body, client };
    const ending = await deps.createAccount(person);
    if (ending === 'created') return finish(deps, request);
    if (ending === 'exists') return again(deps, request);
    return refusals[ending];
  };

/** Names the field, so that the quiz shows the sentence there and not at the password, which it asks for last. */
const refuseAddress = (sentence: string) => refuse('malformed', sentence, { questionId: 'email' });

const refusePerson = ({ email, password, firstName, lastName }: NewPerson): { refusal: Refusal } | null => {
  const unfit = refuseNewPassword(password, email);
  if (unfit) return unfit;
  const sentence = refuseName(firstName) ?? refuseName(lastName);
  return sentence ? refuse('malformed', sentence) : null;
};

const finish = async (deps: Deps, request: Request) => {
  await deps.setPermanentPassword(request.person);
  const ending = await deps.signIn(request.person);
  if (ending === 'too-often') return slowDown;
  // A concurrent request finished or removed the account. The next attempt finds out which.
  if (typeof ending === 'string') throw new Error('An account that was just made could not be signed in.');
  const begun = await enter(deps, request, ending);
  if (!begun) return beingErased;
  // If the limit of the network or domain is reached, the account still exists, and the mail can be requested later.
  const limited = await deps.tries.firstMail(ending.email, request.client.network);
  if (!limited) await deps.askToConfirm(ending.userId, ending.signInId, delayOf(request));
  return { answer: tokenOf(ending), cookies: begun.cookies, about: ending.userId };
};

/**
 * How long the confirmation mail waits after a quiz. The answers follow at once, and the mail about their result usually asks to
 * confirm too. If it does, this mail is not sent, because two mails within seconds look like a fault. The delay is shorter than
 * the age of a message at which the alarm `oldestAccountMessage` rings, because a delayed message gets older, too.
 */
export const delayAfterQuizSeconds = 3 * 60;
const delayOf = ({ body }: Request): number => (body.consent?.where === 'quiz' ? delayAfterQuizSeconds : 0);

/** Signs in a user who knows the account's password. Anyone else learns that the account exists. Counts as a login. */
const again = async (deps: Deps, request: Request) => {
  const tried = await signInWithinLimits(deps, request.person, request.client);
  if ('refusal' in tried) return tried;
  const { ending } = tried;
  if (ending === 'refused') return accountExists;
  if (ending === 'unfinished') return finish(deps, request);
  const begun = await enter(deps, request, ending);
  if (!begun) return beingErased;
  const { userId, signInId } = ending;
  if (begun.isNewDevice) await deps.tellOwner({ kind: 'new-device', userId, signInId });
  return { answer: tokenOf(ending), cookies: begun.cookies, isRepeat: true, about: userId };
};

const tokenOf = ({ userId, token }: SignedIn) => ({ userId, token });

/** Null if the user is being erased. */
const enter = async (deps: Deps, { body, client }: Request, signedIn: SignedIn) => {
  const { userId, email, firstName, lastName } = signedIn;
  const now = deps.now();
  const consents = body.consent ? [{ ...body.consent, at: now.toISOString() }] : [];
  // An existing item stays as it is.
  const language = languageFrom(body.language);
  const person = { userId, email, emailAsTyped: body.email.trim(), firstName, lastName, language };
  await deps.createAccountItem(newAccount(person, now, consents));
  return beginSession(deps, signedIn, body, client);
};

const accountExists = refuse('account-exists', words.accountExists);

const beingErased = tooMany(words.beingErased, 60);

const refusals = {
  'password-refused': passwordRefused,
  'email-refused': refuseAddress(answerErrors.email),
  'too-often': slowDown,
};

export const registerRoute = {
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Make an account and log in to it',
  description:
    'For an address that has an account, the right password answers 200 with a token of that account: the answer to the ' +
    'first try may have been lost. Any other password answers 409. Passwords of 8 to 128 characters; the 10,000 most common ' +
    'ones and the address itself are refused with 400, and so is an address with a full stop at its end. ' +
    `${networkLimitDescription} ${confirmationMailsDescription}`,
  refusals: ['account-exists', ...newPasswordRefusals],
  isSecurityEvent: true,
  schemas: registerSchemas,
  // Cognito allows 50 new users a second, but only 25 new passwords, which resets and changes share.
  throttle: { rate: 15, burst: 30 },
  addressLimit: 45,
  whoIsAffected: 'People who finished their first quiz cannot make an account; their answers wait in their browser.',
  handle: register,
} as const satisfies RouteDeclaration<'register'>;
