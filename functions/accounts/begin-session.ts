import type { Client } from '#functions/edge/outcome.ts';
import type { Account } from './account.ts';
import { deviceCookie, readDeviceCookie, sessionCookie } from './cookies.ts';
import { newSecret } from './secrets.ts';
import { withKnownDevice, withSession } from './sessions.ts';

/** What Cognito gives for the right password. */
export type SignedIn = {
  userId: string;
  token: string;
  /** The token's `origin_jti`. */
  sessionId: string;
  refreshToken?: string;
  email: string;
  firstName: string;
  lastName: string;
};

export type SessionWish = { remember?: boolean | undefined; sharedDevice?: boolean | undefined };

export type BeginSessionDeps = {
  /** Changes the account's latest state and answers with the state after it; null when there is no such account. */
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  now: () => Date;
};

/**
 * Begins a session on the caller's device, and answers with the cookies for it. A shared device keeps nothing: it gets no
 * cookie, so the session ends with its first token. Null when the account is gone.
 */
export const beginSession = async (
  { changeAccount, now }: BeginSessionDeps,
  { userId, sessionId, refreshToken }: SignedIn,
  { remember = false, sharedDevice = false }: SessionWish,
  client: Client,
): Promise<{ cookies: string[] } | null> => {
  const secret = newSecret();
  const deviceSecret = readDeviceCookie(client.cookies, userId) ?? newSecret();
  const isRemembered = remember && !sharedDevice;
  const session = { id: sessionId, isRemembered, device: client.device };
  const account = await changeAccount(userId, (latest) =>
    sharedDevice
      ? withSession(latest, session, now())
      : withKnownDevice(withSession(latest, { ...session, secret, refreshToken }, now()), deviceSecret, now()),
  );
  if (!account) return null;
  if (sharedDevice) return { cookies: [] };
  return {
    cookies: [sessionCookie({ userId, sessionId, secret }, isRemembered), deviceCookie(userId, deviceSecret)],
  };
};
