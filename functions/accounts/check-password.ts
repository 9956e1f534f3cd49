import { type Client, type Refusal, refuse } from '#functions/edge/outcome.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Account } from './account.ts';
import type { Credentials, SignInEnding } from './login.ts';
import { knownDevice } from './sessions.ts';
import { slowDown, type TryLimits } from './try-limits.ts';

export type PasswordDeps = {
  signIn: (credentials: Credentials) => Promise<SignInEnding>;
  findAccount: (userId: UserId) => Promise<Account | null>;
  tries: TryLimits;
  now: () => Date;
};

/** Null if the password is the account's. Counts as a login, so that no other route is a way around the limits. */
export const checkPassword = async (
  deps: PasswordDeps,
  { userId, email }: Account,
  password: string,
  { network, cookies }: Client,
): Promise<{ refusal: Refusal } | null> => {
  const tooMany = await deps.tries.network('login', network, email);
  if (tooMany) return tooMany;
  const passwordTry = await deps.tries.password({ email, device: await knownDevice(deps, cookies, email) });
  if ('refusal' in passwordTry) return passwordTry;
  const ending = password === '' ? 'refused' : await deps.signIn({ email, password });
  if (ending === 'too-often') return slowDown;
  if (typeof ending === 'string' || ending.userId !== userId) return wrongPassword;
  await passwordTry.succeeded();
  return null;
};

const wrongPassword = refuse('wrong-password', 'This password is not right. Check it and try again.');
