import type { Client } from '#functions/edge/outcome.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { Account, KnownDevice, Session } from './account.ts';
import { hashOfSecret, isSecret, newSecret, nextSecret } from './secrets.ts';
import { withVisit } from './unused.ts';

// The browser sends a cookie of the prefix `__Host-` to this very host over TLS only, and no other host can set it
// (RFC 6265bis, 4.1.3.2). No script can read these: HttpOnly.

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const days = (count: number): string => `; Max-Age=${count * 24 * 60 * 60}`;

type Cookies = Readonly<Record<string, string>>;

const sessionCookieName = '__Host-session';
export const deviceCookieName = '__Host-device';

const partPattern = '[A-Za-z0-9_-]{1,128}';

export type SessionCookie = { userId: UserId; sessionId: SignInId; secret: string };

/** Without 'remember me' it goes when the browser closes. */
export const sessionCookie = ({ userId, sessionId, secret }: SessionCookie, isRemembered: boolean): string =>
  `${sessionCookieName}=${userId}.${sessionId}.${secret}; ${attributes}${isRemembered ? days(lifetimes.rememberedSessionDays) : ''}`;

export const readSessionCookie = (cookies: Cookies): SessionCookie | null => {
  const [, userId, sessionId, secret] =
    new RegExp(`^(${partPattern})\\.(${partPattern})\\.(${partPattern})$`).exec(cookies[sessionCookieName] ?? '') ?? [];
  return userId && sessionId && secret ? { userId, sessionId, secret } : null;
};

export const noSessionCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`;

/** Says which device this is, to this account only. It opens nothing. */
export const deviceCookie = (userId: UserId, secret: string): string =>
  `${deviceCookieName}=${userId}.${secret}; ${attributes}${days(lifetimes.knownDeviceDays)}`;

export const noDeviceCookie = `${deviceCookieName}=; ${attributes}; Max-Age=0`;

/** The device's secret, if the cookie is of this account. */
export const readDeviceCookie = (cookies: Cookies, userId: UserId): string | null => {
  const [, owner, secret] =
    new RegExp(`^(${partPattern})\\.(${partPattern})$`).exec(cookies[deviceCookieName] ?? '') ?? [];
  return owner === userId && secret ? secret : null;
};

// The sessions and the known devices in an account's item: which there are, when they end, and who may continue one.

/** The oldest session ends when one more begins. */
const maxSessions = 20;
/** More devices than anybody has; the oldest is forgotten. */
const maxKnownDevices = 20;

const hourMs = 60 * 60 * 1000;
const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

const endOf = ({ isRemembered, startedAt }: Pick<Session, 'isRemembered' | 'startedAt'>): string =>
  after(
    new Date(startedAt),
    (isRemembered ? lifetimes.rememberedSessionDays * 24 : lifetimes.otherSessionHours) * hourMs,
  );

export type NewSession = Pick<Session, 'id' | 'isRemembered' | 'device'> & {
  refreshToken?: string | undefined;
  /** Absent on a shared device: no cookie, so nobody can continue the session once its token is gone. */
  secret?: string | undefined;
};

const open = (sessions: readonly Session[], now: Date) => sessions.filter(({ endsAt }) => endsAt > now.toISOString());

/** The account with one more session, without those that have ended, and with the newest 20 at most. */
export const withSession = (account: Account, { secret, refreshToken, ...session }: NewSession, now: Date): Account => {
  const startedAt = now.toISOString();
  const started: Session = {
    ...session,
    ...(secret && { secretHash: hashOfSecret(secret), ...(refreshToken && { refreshToken }) }),
    startedAt,
    lastUsedAt: startedAt,
    endsAt: endOf({ ...session, startedAt }),
  };
  return { ...withVisit(account, now), sessions: [...open(account.sessions, now), started].slice(-maxSessions) };
};

/** The session that a token belongs to; null when it has ended. */
export const sessionOf = ({ sessions }: Account, id: string, now: Date): Session | null =>
  open(sessions, now).find((session) => session.id === id) ?? null;

export const withoutSession = (account: Account, id: string): Account => ({
  ...account,
  sessions: account.sessions.filter((session) => session.id !== id),
});

/** The account with no session left, except the one that asked, if it may stay. */
export const withoutSessions = (account: Account, exceptId?: string): Account => ({
  ...account,
  sessions: account.sessions.filter(({ id }) => id === exceptId),
});

/**
 * What a browser may do that shows this secret of this session:
 * - `exchange`: it is the newest one. The account holds the next one from now on;
 * - `repeat`: it is the one before, and nobody has used the newest one yet: a second tab, or an answer that was lost, be it
 *   an hour ago. The browser gets the newest one once more;
 * - `stolen`: it is neither. The secret after it was used, so two browsers hold copies of one cookie: the session must end;
 * - `ended`: there is no such session.
 *
 * No clock decides between a lost answer and a theft. A browser that never got the newest secret cannot have used it, however
 * long the device slept.
 */
export type Exchange = 'exchange' | 'repeat' | 'stolen' | 'ended';

export const judgeSecret = (account: Account, id: string, secret: string, now: Date): Exchange => {
  const session = sessionOf(account, id, now);
  if (!session?.secretHash) return 'ended';
  if (isSecret(session.secretHash, secret)) return 'exchange';
  return isSecret(session.previousHash, secret) ? 'repeat' : 'stolen';
};

type Shown = { id: string; secret: string; serverKey: string; isRemembered?: boolean | undefined };

/**
 * The account after this secret was shown, the newest one or the one before. Either way the newest is then the one that
 * follows the shown one. `isRemembered` changes whether the session outlives the browser; the last wish counts.
 */
export const withNextSecret = (account: Account, shown: Shown, now: Date): Account => ({
  ...withVisit(account, now),
  sessions: account.sessions.map((session) => {
    if (session.id !== shown.id) return session;
    const used = { ...session, isRemembered: shown.isRemembered ?? session.isRemembered };
    return {
      ...used,
      secretHash: hashOfSecret(nextSecret(shown.serverKey, shown.secret)),
      previousHash: hashOfSecret(shown.secret),
      lastUsedAt: now.toISOString(),
      endsAt: endOf(used),
    };
  }),
});

const lasting = (devices: readonly KnownDevice[], now: Date) =>
  devices.filter(({ until }) => until > now.toISOString());

/** The account with this device among the known ones. A device that is known already lasts longer. */
export const withKnownDevice = (account: Account, secret: string, now: Date): Account => {
  const others = lasting(account.knownDevices, now).filter(({ secretHash }) => !isSecret(secretHash, secret));
  const device = { secretHash: hashOfSecret(secret), until: after(now, lifetimes.knownDeviceDays * 24 * hourMs) };
  return { ...account, knownDevices: [...others, device].slice(-maxKnownDevices) };
};

export const isKnownDevice = ({ knownDevices }: Account, secret: string, now: Date): boolean =>
  lasting(knownDevices, now).some(({ secretHash }) => isSecret(secretHash, secret));

type KnownDeviceDeps = { findAccount: (userId: UserId) => Promise<Account | null>; now: () => Date };

/** The secret of the caller's device, if the account with this address knows it; null for every other device. */
export const knownDevice = async (
  { findAccount, now }: KnownDeviceDeps,
  cookies: Readonly<Record<string, string>>,
  email: string,
): Promise<string | null> => {
  const [owner = ''] = (cookies[deviceCookieName] ?? '').split('.');
  const secret = readDeviceCookie(cookies, owner);
  if (!secret) return null;
  const account = await findAccount(owner);
  return account?.email === email && isKnownDevice(account, secret, now()) ? secret : null;
};

/** What Cognito gives for the right password. */
export type SignedIn = {
  userId: UserId;
  token: string;
  /** The token's `origin_jti`. */
  sessionId: SignInId;
  refreshToken?: string;
  email: string;
  firstName: string;
  lastName: string;
};

export type SessionWish = { remember?: boolean | undefined; sharedDevice?: boolean | undefined };

export type BeginSessionDeps = {
  /** Changes the account's latest state and answers with the state after it; null when there is no such account. */
  changeAccount: (userId: UserId, change: (account: Account) => Account | null) => Promise<Account | null>;
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
