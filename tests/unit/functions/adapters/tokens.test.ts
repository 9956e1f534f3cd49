import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyToken } from '#functions/adapters/callers.ts';

const issuer = 'https://sign-in.example/pool';
const clientId = 'client-1';
const own = await generateKeyPair('RS256', { extractable: true });
const other = await generateKeyPair('RS256', { extractable: true });
const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] };

const claims = { sub: 'user-1', userId: 'user-1', origin_jti: 'session-1', token_use: 'id' };
const now = Math.floor(Date.now() / 1000);

type Signing = { payload?: JWTPayload; kid?: string; key?: CryptoKey; iss?: string; aud?: string; exp?: number | null };
const sign = ({
  payload = claims,
  kid = 'own',
  key = own.privateKey,
  iss = issuer,
  aud = clientId,
  exp = now + 3600,
}: Signing = {}) => {
  const token = new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).setIssuer(iss).setAudience(aud);
  return (exp === null ? token : token.setExpirationTime(exp)).sign(key);
};

const fetchKeys = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchKeys.mockReset().mockImplementation(async () => Response.json(jwks));
  vi.stubGlobal('fetch', fetchKeys);
});
afterEach(() => vi.unstubAllGlobals());

const verify = async (token: string | Promise<string>) => verifyToken({ issuer, clientId })(await token);

test('a token of our pool for our client identifies the caller, and the pool’s keys are fetched once', async () => {
  const verifier = verifyToken({ issuer, clientId });
  const token = await sign();
  expect(await verifier(token)).toEqual({ userId: 'user-1', signInId: 'session-1' });
  expect(await verifier(token)).toEqual({ userId: 'user-1', signInId: 'session-1' });
  expect(fetchKeys.mock.calls.map(([url]) => url)).toEqual([`${issuer}/.well-known/jwks.json`]);
});

describe('refused: a token', () => {
  const tampered = async () => {
    const [header, , signature] = (await sign()).split('.');
    const payload = Buffer.from(
      JSON.stringify({ ...claims, userId: 'user-2', sub: 'user-2', iss: issuer, aud: clientId, exp: now + 3600 }),
    );
    return `${header}.${payload.toString('base64url')}.${signature}`;
  };
  /** The public key as an HMAC secret: the classic mix-up of algorithms. */
  const confused = async () =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'own' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setExpirationTime(now + 3600)
      .sign(new TextEncoder().encode(JSON.stringify(jwks.keys[0])));

  test.each<[string, () => string | Promise<string>]>([
    ['that has expired', () => sign({ exp: now - 1 })],
    ['whose claims were changed', tampered],
    ['signed by another key under our key id', () => sign({ key: other.privateKey })],
    ["signed by another pool's key", () => sign({ key: other.privateKey, kid: 'theirs' })],
    ['of another issuer', () => sign({ iss: 'https://sign-in.example/other' })],
    ['for another client', () => sign({ aud: 'client-2' })],
    [
      'without a signature',
      () =>
        new UnsecuredJWT(claims)
          .setIssuer(issuer)
          .setAudience(clientId)
          .setExpirationTime(now + 3600)
          .encode(),
    ],
    ['signed with the public key as a shared secret', confused],
    ['to access, not to identify', () => sign({ payload: { ...claims, token_use: 'access' } })],
    ['without a use', () => sign({ payload: { ...claims, token_use: undefined } })],
    ['of no session', () => sign({ payload: { ...claims, origin_jti: undefined } })],
    ['that never expires', () => sign({ exp: null })],
    ['without a user id', () => sign({ payload: { ...claims, userId: undefined } })],
    ['whose user id is not its subject', () => sign({ payload: { ...claims, userId: 'user-2' } })],
    ['that is no token', () => 'a.b.c'],
  ])('%s', async (_, token) => {
    expect(await verify(token())).toBeNull();
  });
});

describe('when the keys cannot be fetched', () => {
  test.each<[string, () => Promise<Response>]>([
    ['because of a failed connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['because of an error there', async () => new Response('busy', { status: 503 })],
    ['because the answer is not a key set', async () => new Response('<html>')],
  ])('%s, the failure is reported and the token not refused, and the next try fetches again', async (_, answer) => {
    fetchKeys.mockImplementationOnce(answer);
    const verifier = verifyToken({ issuer, clientId });
    const token = await sign();
    await expect(verifier(token)).rejects.toMatchObject({ name: 'Unavailable' });
    expect(await verifier(token)).toMatchObject({ userId: 'user-1' });
  });

  test('a function that already has the keys keeps checking tokens', async () => {
    const verifier = verifyToken({ issuer, clientId });
    const token = await sign();
    await verifier(token);
    fetchKeys.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    expect(await verifier(token)).toMatchObject({ userId: 'user-1' });
  });
});
