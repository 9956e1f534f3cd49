import { JwtRsaVerifier } from 'aws-jwt-verify';
import { JwksValidationError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Verify } from '#functions/edge/http.ts';
import { Unavailable } from '#functions/edge/outcome.ts';

const fetchTimeoutMs = 2000;

/**
 * Checks ID tokens: signature by the pool's own key (RS256 only), issuer, audience, expiry, use, and the claims that we
 * need. Null for any other token, without a reason, so that a forger learns nothing. Throws only when the keys cannot be
 * fetched: that is our fault and not the caller's.
 */
export const verifyToken = ({ issuer, clientId }: { issuer: string; clientId: string }): Verify => {
  const verifier = JwtRsaVerifier.create(
    { issuer, audience: clientId, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  return async (token) => {
    try {
      const { sub, email, userId, token_use } = await verifier.verify(token);
      return token_use === 'id' && typeof email === 'string' && typeof userId === 'string' && userId === sub
        ? { userId, email }
        : null;
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      if (error instanceof JwksValidationError) throw new Unavailable();
      return null;
    }
  };
};

/** Uses the global fetch: the library's own fetcher refuses http, and the local system has no TLS. */
const fetchKeys = async (uri: string): Promise<ArrayBuffer> => {
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (response.ok) return await response.arrayBuffer();
  } catch {
    // Treated like a bad answer, below.
  }
  throw new Unavailable('The sign-in keys could not be fetched.');
};
