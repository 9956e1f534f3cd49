import { JwksValidationError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier';
import type { Account } from '#functions/accounts/account.ts';
import { sessionOf } from '#functions/accounts/sessions.ts';
import { requireEnv } from '#functions/edge/env.ts';
import type { Verify } from '#functions/edge/http.ts';
import { Unavailable } from '#functions/edge/outcome.ts';
import { asSignInId, asUserId, type SignInId, type UserId } from '#shared/contract/ids.ts';
import { findAccount } from './accounts.ts';
import type { ReadableTable } from './stored-item.ts';

const fetchTimeoutMs = 2000;

/** `signInId` is the claim `origin_jti`, the same in every token of one sign-in. */
type TokenOwner = { userId: UserId; signInId: SignInId };

/**
 * Verifies ID tokens: signature by the pool's own key (RS256 only), issuer, audience, expiry, use, and the claims that we need.
 * Returns null for any other token, without a reason, so that a forger learns nothing. A token that never expires is invalid.
 * Throws only when the keys cannot be fetched, which is our fault and not the caller's.
 */
export const verifyToken = ({ issuer, clientId }: { issuer: string; clientId: string }) => {
  const verifier = JwtVerifier.create(
    { issuer, audience: clientId, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  return async (token: string): Promise<TokenOwner | null> => {
    try {
      const { sub, userId, token_use, exp, origin_jti: signInId } = await verifier.verify(token);
      const isOurs = token_use === 'id' && typeof exp === 'number' && typeof userId === 'string' && userId === sub;
      return isOurs && typeof signInId === 'string'
        ? { userId: asUserId(userId), signInId: asSignInId(signInId) }
        : null;
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      if (error instanceof JwksValidationError) throw new Unavailable();
      return null;
    }
  };
};

/** Uses the global fetch, because the library's fetcher refuses http, and the local system has no TLS. */
const fetchKeys = async (uri: string): Promise<ArrayBuffer> => {
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (response.ok) return await response.arrayBuffer();
  } catch {
    // Handled below, like an error response.
  }
  throw new Unavailable('The sign-in keys could not be fetched.');
};

/**
 * Identifies the caller. A token is valid only while the account's item lists its session. Each call reads the item once,
 * strongly consistent and uncached, so a logout, an erasure or a new password takes effect everywhere with the next request.
 */
export const verifyCaller = (accounts: ReadableTable, now = () => new Date()): Verify<Account> => {
  const verify = verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId: requireEnv('USER_POOL_CLIENT_ID') });
  const find = findAccount(accounts);
  return async (token) => {
    const claims = await verify(token);
    const account = claims && (await find(claims.userId));
    if (!account || !sessionOf(account, claims.signInId, now())) return null;
    // The item's address, because the token's may be outdated.
    return { userId: account.userId, email: account.email, signInId: claims.signInId, account };
  };
};
