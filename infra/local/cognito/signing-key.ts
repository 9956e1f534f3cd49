import { createHash, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export const signingKeySchema = 'CREATE TABLE IF NOT EXISTS signing_key (pem TEXT NOT NULL);';

export type SigningKey = { jwks: { keys: object[] }; sign(claims: object): string };

/** The pool's own RSA key. Made once per data directory, so that tokens stay valid after a restart, for this pool only. */
export const openSigningKey = (database: DatabaseSync): SigningKey => {
  const stored = database.prepare('SELECT pem FROM signing_key').get()?.pem;
  const pem = stored === undefined ? generate(database) : String(stored);
  const publicKey = createPublicKey(pem).export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(publicKey.n)).digest('base64url').slice(0, 20);
  return {
    jwks: { keys: [{ ...publicKey, kid, alg: 'RS256', use: 'sig' }] },
    sign: (claims) => {
      const signed = `${base64url({ kid, alg: 'RS256' })}.${base64url(claims)}`;
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(pem, 'base64url')}`;
    },
  };
};

const generate = (database: DatabaseSync): string => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  database.prepare('INSERT INTO signing_key VALUES (?)').run(privateKey);
  return privateKey;
};

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
