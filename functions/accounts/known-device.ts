import type { Account } from './account.ts';
import { deviceCookieName, readDeviceCookie } from './cookies.ts';
import { isKnownDevice } from './sessions.ts';

type Deps = { findAccount: (userId: string) => Promise<Account | null>; now: () => Date };

/** The secret of the caller's device, if the account with this address knows it; null for every other device. */
export const knownDevice = async (
  { findAccount, now }: Deps,
  cookies: Readonly<Record<string, string>>,
  email: string,
): Promise<string | null> => {
  const [owner = ''] = (cookies[deviceCookieName] ?? '').split('.');
  const secret = readDeviceCookie(cookies, owner);
  if (!secret) return null;
  const account = await findAccount(owner);
  return account?.email === email && isKnownDevice(account, secret, now()) ? secret : null;
};
