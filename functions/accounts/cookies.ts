import type { SignInId, UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';

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
