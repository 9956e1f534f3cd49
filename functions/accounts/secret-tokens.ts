import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A keyed hash. `purpose` is a fixed word, so that no two stores hold the same hash for the same text. */
export type Hash = (purpose: string, text: string) => string;

/** Encrypts the content of the device cookie. `open` returns null for a text that we did not seal. */
export type DeviceSeal = { seal: (text: string) => string; open: (sealed: string) => string | null };

/** 256 random bits, encoded for cookies and URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. A secret is random, so a plain hash cannot be brute-forced. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** True if the stored hash belongs to this secret. Compares in constant time. */
export const isSecret = (hash: string | undefined, secret: string): boolean => {
  const expected = Buffer.from(hash ?? '');
  const actual = Buffer.from(hashOfSecret(secret));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

/**
 * Derives the next secret. Deterministic: two tabs that exchange the same secret at once get the same next one, and so does a
 * browser that lost its first response. It cannot be computed without the key.
 */
const nextSecret = (key: string, secret: string): string =>
  createHmac('sha256', key).update(`session secret ${secret}`).digest('base64url');

/** Keys for one purpose, the newest first. Older ones stay valid while something made with them is still in use. */
export type Keys = readonly [string, ...string[]];

/** The keys in the text of a secret, separated by spaces. */
export const readKeys = (text: string): Keys => {
  const [newest, ...older] = text.split(/\s+/).filter(Boolean);
  if (!newest) throw new Error('A secret has no key. The stack makes them in infra/aws/secrets.ts.');
  return [newest, ...older];
};

/** The successor that the account already stores, whichever key made it; otherwise one by the newest key. */
export const successorOf = (keys: Keys, storedHash: string | undefined, secret: string): string =>
  keys.map((key) => nextSecret(key, secret)).find((next) => isSecret(storedHash, next)) ?? nextSecret(keys[0], secret);

/** Six uniformly random digits. */
export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');
