import type { Client } from '#functions/edge/outcome.ts';
import { asSignInId, asUserId, type SignInId, type UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { BodyOf } from '#shared/contract/schemas/schemas.ts';
import type { Account, Session } from './account.ts';
import type { AccountDeps, SignedIn } from './account-deps.ts';
import { type DeviceSeal, hashOfSecret, isSecret, type Keys, newSecret, successorOf } from './secret-tokens.ts';
import { withVisit } from './unused-accounts.ts';

// Browsers send cookies with the prefix `__Host-` only to this host and only over TLS, and no other host can set them (RFC
// 6265bis, 4.1.3.2). HttpOnly hides them from scripts.

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const days = (count: number): string => `; Max-Age=${count * 24 * 60 * 60}`;

type Cookies = Readonly<Record<string, string>>;

const sessionCookieName = '__Host-session';
const deviceCookieName = '__Host-device';

const partPattern = '[A-Za-z0-9_-]{1,128}';

export type SessionCookie = { userId: UserId; signInId: SignInId; secret: string };

/** Without 'remember me', the cookie expires when the browser closes. */
export const sessionCookie = ({ userId, signInId, secret }: SessionCookie, isRemembered: boolean): string =>
  `${sessionCookieName}=${userId}.${signInId}.${secret}; ${attributes}${isRemembered ? days(lifetimes.rememberedSessionDays) : ''}`;

export const readSessionCookie = (cookies: Cookies): SessionCookie | null => {
  const [, userId, signInId, secret] =
    new RegExp(`^(${partPattern})\\.(${partPattern})\\.(${partPattern})$`).exec(cookies[sessionCookieName] ?? '') ?? [];
  return userId && signInId && secret ? { userId: asUserId(userId), signInId: asSignInId(signInId), secret } : null;
};

export const noSessionCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`;

type KnownDevice = { owner: UserId; secret: string };

/**
 * Identifies this device to this account. It grants no access. It outlasts every session, so it is sealed: nobody who finds it in
 * a browser may learn whose it is.
 */
export const deviceCookie = ({ seal }: DeviceSeal, { owner, secret }: KnownDevice): string =>
  `${deviceCookieName}=${seal(`${owner}.${secret}`)}; ${attributes}${days(lifetimes.knownDeviceDays)}`;

export const noDeviceCookie = `${deviceCookieName}=; ${attributes}; Max-Age=0`;

/** The device that the cookie names. Only the account can tell whether it knows it. */
export const readDeviceCookie = ({ open: openSealed }: DeviceSeal, cookies: Cookies): KnownDevice | null => {
  const text = openSealed(cookies[deviceCookieName] ?? '') ?? '';
  const [, owner, secret] = new RegExp(`^(${partPattern})\\.(${partPattern})$`).exec(text) ?? [];
  return owner && secret ? { owner: asUserId(owner), secret } : null;
};

// The sessions and known devices in an account's item: which ones exist, when they expire and who may continue a session.

/** Beyond this, the oldest session ends. */
const maxSessions = 20;
/** More devices than a user has. Beyond this, the account forgets the oldest. */
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
  /** Absent on a shared device: without a cookie, nobody can continue the session after its token expires. */
  secret?: string | undefined;
};

const open = (sessions: readonly Session[], now: Date) => sessions.filter(({ endsAt }) => endsAt > now.toISOString());

/** Adds a session, drops the expired ones and keeps at most the newest 20. */
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

/** The session of a token; null when it has ended. */
export const sessionOf = ({ sessions }: Account, id: SignInId, now: Date): Session | null =>
  open(sessions, now).find((session) => session.id === id) ?? null;

export const withoutSession = (account: Account, id: SignInId): Account => ({
  ...account,
  sessions: account.sessions.filter((session) => session.id !== id),
});

/** Ends every session of the account except this one, if given. */
export const withoutSessions = (account: Account, exceptId?: SignInId): Account => ({
  ...account,
  sessions: account.sessions.filter(({ id }) => id === exceptId),
});

/**
 * How to treat a browser that presents this secret of this session:
 * - `exchange`: the newest secret. The account stores the next one from now on;
 * - `repeat`: the one before, and the newest is unused: a second tab, or a lost response, however long ago. The browser gets
 * the newest one again;
 * - `stolen`: neither. The secret after it was used, so two browsers hold copies of one cookie: the session must end;
 * - `ended`: there is no such session.
 *
 * No timer distinguishes a lost response from a theft. A browser that never got the newest secret cannot have used it, however
 * long the device slept.
 */
export type Exchange = 'exchange' | 'repeat' | 'stolen' | 'ended';

export const judgeSecret = (account: Account, id: SignInId, secret: string, now: Date): Exchange => {
  const session = sessionOf(account, id, now);
  if (!session?.secretHash) return 'ended';
  if (isSecret(session.secretHash, secret)) return 'exchange';
  return isSecret(session.previousHash, secret) ? 'repeat' : 'stolen';
};

type Shown = { id: SignInId; secret: string; sessionKeys: Keys; isRemembered?: boolean | undefined };

/**
 * The account after this secret was presented, the newest one or the one before. Either way, its successor becomes the newest.
 * `isRemembered` decides whether the session outlives the browser; the last choice counts.
 */
export const withNextSecret = (account: Account, shown: Shown, now: Date): Account => ({
  ...withVisit(account, now),
  sessions: account.sessions.map((session) => {
    if (session.id !== shown.id) return session;
    const used = { ...session, isRemembered: shown.isRemembered ?? session.isRemembered };
    return {
      ...used,
      secretHash: hashOfSecret(successorOf(shown.sessionKeys, session.secretHash, shown.secret)),
      previousHash: hashOfSecret(shown.secret),
      lastUsedAt: now.toISOString(),
      endsAt: endOf(used),
    };
  }),
});

const lasting = (devices: Account['knownDevices'], now: Date) =>
  devices.filter(({ until }) => until > now.toISOString());

/** Adds this device to the known ones, or extends its lifetime. */
export const withKnownDevice = (account: Account, secret: string, now: Date): Account => {
  const others = lasting(account.knownDevices, now).filter(({ secretHash }) => !isSecret(secretHash, secret));
  const device = { secretHash: hashOfSecret(secret), until: after(now, lifetimes.knownDeviceDays * 24 * hourMs) };
  return { ...account, knownDevices: [...others, device].slice(-maxKnownDevices) };
};

export const isKnownDevice = ({ knownDevices }: Account, secret: string, now: Date): boolean =>
  lasting(knownDevices, now).some(({ secretHash }) => isSecret(secretHash, secret));

/** The secret of the caller's device, if the account with this address knows it; otherwise null. */
export const knownDevice = async (
  { findAccount, now, deviceSeal }: Pick<AccountDeps, 'findAccount' | 'now' | 'deviceSeal'>,
  cookies: Cookies,
  email: string,
): Promise<string | null> => {
  const device = readDeviceCookie(deviceSeal, cookies);
  const account = device && (await findAccount(device.owner));
  return device && account?.email === email && isKnownDevice(account, device.secret, now()) ? device.secret : null;
};

/**
 * Begins a session on the caller's device, and returns its cookies. A shared device gets no cookie, so the session ends
 * with its first token. `isNewDevice`: the account did not know the device. Null if the account is gone.
 */
export const beginSession = async (
  { changeAccount, now, deviceSeal }: Pick<AccountDeps, 'changeAccount' | 'now' | 'deviceSeal'>,
  { userId, signInId, refreshToken }: SignedIn,
  { remember = false, sharedDevice = false }: Pick<BodyOf<'login'>, 'remember' | 'sharedDevice'>,
  client: Client,
): Promise<{ cookies: string[]; isNewDevice: boolean } | null> => {
  const secret = newSecret();
  const device = readDeviceCookie(deviceSeal, client.cookies);
  const deviceSecret = device?.owner === userId ? device.secret : newSecret();
  let isNewDevice = true;
  const isRemembered = remember && !sharedDevice;
  const session = { id: signInId, isRemembered, device: client.device };
  const account = await changeAccount(userId, (latest) => {
    isNewDevice = !isKnownDevice(latest, deviceSecret, now());
    return sharedDevice
      ? withSession(latest, session, now())
      : withKnownDevice(withSession(latest, { ...session, secret, refreshToken }, now()), deviceSecret, now());
  });
  if (!account) return null;
  if (sharedDevice) return { cookies: [], isNewDevice };
  return {
    isNewDevice,
    cookies: [
      sessionCookie({ userId, signInId, secret }, isRemembered),
      deviceCookie(deviceSeal, { owner: userId, secret: deviceSecret }),
    ],
  };
};
