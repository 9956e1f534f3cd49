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
 * Makes an account and signs it in. Three calls that can be cut off between any two, and nobody else may profit from
 * that: the account carries the person's own password from its first moment, so a second try with the same password
 * finishes what the first began, and any other password is told that the account exists. (Deleting unfinished accounts
 * instead would let two tries at once delete each other's, and would need the right to delete people.)
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
  // Somebody finished or removed it in between: the next try finds out which.
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
