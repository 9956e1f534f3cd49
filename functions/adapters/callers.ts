import type { Account } from '#functions/accounts/account.ts';
import { sessionOf } from '#functions/accounts/sessions.ts';
import { requireEnv } from '#functions/edge/env.ts';
import type { Verify } from '#functions/edge/http.ts';
import { type AccountsTable, findAccount } from './accounts.ts';
import { verifyToken } from './tokens.ts';

/**
 * Who asks: a token holds only as long as the account's item lists its session. The item is read once for each call,
 * consistently and without a cache; so a logout, an erasure or a new password is true everywhere with the next request.
 */
export const verifyCaller = (accounts: AccountsTable, now = () => new Date()): Verify<Account> => {
  const verify = verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId: requireEnv('USER_POOL_CLIENT_ID') });
  const find = findAccount(accounts);
  return async (token) => {
    const claims = await verify(token);
    const account = claims && (await find(claims.userId));
    if (!account || !sessionOf(account, claims.sessionId, now())) return null;
    // The item's address, not the token's: it may have changed since.
    return { userId: account.userId, email: account.email, sessionId: claims.sessionId, account };
  };
};
