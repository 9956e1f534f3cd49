import { type Handler, refuse } from '#functions/edge/outcome.ts';
import { invalidEmail } from '#shared/quiz/answer.ts';
import type { Credentials, SignInEnding } from './login.ts';
import { normalEmail, normalName, refuseEmail, refuseName, refusePassword } from './person.ts';
import { slowDown } from './slow-down.ts';

export type Account = Credentials & { firstName: string; lastName: string };

export type CreateAccountEnding = 'created' | 'exists' | 'password-refused' | 'email-refused' | 'too-often';

type Deps = {
  createAccount: (account: Account) => Promise<CreateAccountEnding>;
  setPermanentPassword: (credentials: Credentials) => Promise<void>;
  signIn: (credentials: Credentials) => Promise<SignInEnding>;
};

/**
 * Makes an account and signs it in. This takes three calls, and the process can stop between any two. The account has the
 * person's own password from its first moment. So a second try with the same password finishes the registration, and a
 * try with any other password gets 'account exists'. (We do not delete unfinished accounts instead: two tries at once
 * would delete each other's account, and the function would need the right to delete people.)
 */
export const register =
  (deps: Deps): Handler<'register'> =>
  async ({ body }) => {
    const account: Account = {
      email: normalEmail(body.email),
      password: body.password,
      firstName: normalName(body.firstName ?? ''),
      lastName: normalName(body.lastName ?? ''),
    };
    const sentence = refuseAccount(account);
    if (sentence) return refuse('malformed', sentence);
    const ending = await deps.createAccount(account);
    if (ending === 'created') return finish(deps, account);
    if (ending === 'exists') return (await isOwnUnfinished(deps, account)) ? finish(deps, account) : accountExists;
    return refusals[ending];
  };

const refuseAccount = ({ email, password, firstName, lastName }: Account): string | null =>
  refuseEmail(email) ?? refusePassword(password) ?? refuseName(firstName) ?? refuseName(lastName);

const isOwnUnfinished = async ({ signIn }: Deps, account: Account) => (await signIn(account)) === 'unfinished';

const finish = async ({ setPermanentPassword, signIn }: Deps, account: Account) => {
  await setPermanentPassword(account);
  const ending = await signIn(account);
  if (ending === 'too-often') return slowDown;
  // Somebody finished or removed the account meanwhile. The next try finds out which.
  if (typeof ending === 'string') throw new Error('An account that was just made could not be signed in.');
  return { answer: ending };
};

const accountExists = refuse(
  'account-exists',
  'There is already an account with this email. Log in, or use another email.',
);

const refusals = {
  'password-refused': refuse('malformed', 'Choose another password: this one is not accepted.'),
  'email-refused': refuse('malformed', invalidEmail),
  'too-often': slowDown,
};
