import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { isSecret } from '#functions/accounts/secret-tokens.ts';
import { noSessionCookie, readSessionCookie, withoutSession, withoutSessions } from '#functions/accounts/sessions.ts';
import type { Verify } from '#functions/edge/http.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { endSessionSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { logoutEverywhereSchemas, logoutSchemas } from '#shared/contract/schemas/session-schemas.ts';

/** Not cookies, which have the known device, and not storage, which has unsent answers, units and offline files. */
const clears = ['cache'] as const;

/**
 * Ends the session of the cookie and that of the token, if there is one (a shared device has only a token). A caller without
 * either gets the same answer, which reveals nothing.
 */
export const logout =
  ({ changeAccount, verify }: Pick<AccountDeps, 'changeAccount'> & { verify: Verify }): Handler<'logout'> =>
  async ({ client }) => {
    const cookie = readSessionCookie(client.cookies);
    if (cookie)
      await changeAccount(cookie.userId, (account) => {
        const session = account.sessions.find(({ id }) => id === cookie.signInId);
        const isOwn = isSecret(session?.secretHash, cookie.secret) || isSecret(session?.previousHash, cookie.secret);
        return isOwn ? withoutSession(account, cookie.signInId) : null;
      });
    const caller = client.token ? await verify(client.token) : null;
    if (caller) await changeAccount(caller.userId, (account) => withoutSession(account, caller.signInId));
    return { answer: {}, cookies: [noSessionCookie], clears };
  };

/**
 * Ends every session of the account, including this one, from the next request of each, and all sharing. Devices stay known.
 */
export const logoutEverywhere =
  ({ changeAccount, endSharing }: Pick<AccountDeps, 'changeAccount' | 'endSharing'>): Handler<'logoutEverywhere'> =>
  async ({ caller }) => {
    // Sharing first: if that fails, the session is still valid for a retry.
    await endSharing(caller.userId);
    await changeAccount(caller.userId, (account) => withoutSessions(account));
    // Once more, because something may have been shared in between. Later attempts fail, because the account has changed.
    await endSharing(caller.userId);
    return { answer: {}, cookies: [noSessionCookie], clears };
  };

/** Ends one session of the account, from its next request. Safe to repeat. */
export const endSession =
  ({ changeAccount }: Pick<AccountDeps, 'changeAccount'>): Handler<'endSession'> =>
  async ({ body: { id }, caller: { userId } }) => {
    await changeAccount(userId, (account) => withoutSession(account, id));
    return { answer: {} };
  };

export const logoutRoute = {
  name: 'logout',
  runsIn: 'session',
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'own-site',
  tag: 'Accounts',
  summary: 'End the session of the cookie or of the token',
  refusals: ['not-our-site'],
  schemas: logoutSchemas,
  throttle: { rate: 60, burst: 120 },
  whoIsAffected: 'People who log out stay known to the server until their session runs out.',
  handle: logout,
} as const satisfies RouteDeclaration<'logout'>;

export const logoutEverywhereRoute = {
  name: 'logoutEverywhere',
  runsIn: 'ownLinks',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'End every session of the account',
  isSecurityEvent: true,
  schemas: logoutEverywhereSchemas,
  throttle: { rate: 40, burst: 80 },
  whoIsAffected: 'People cannot end their sessions on other devices.',
  handle: logoutEverywhere,
} as const satisfies RouteDeclaration<'logoutEverywhere'>;

export const endSessionRoute = {
  name: 'endSession',
  runsIn: 'ownAccount',
  method: 'POST',
  path: '/api/users/me/sessions/end',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'End one session of the account',
  isSecurityEvent: true,
  schemas: endSessionSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot end one of their sessions; ending all of them still works.',
  handle: endSession,
} as const satisfies RouteDeclaration<'endSession'>;
