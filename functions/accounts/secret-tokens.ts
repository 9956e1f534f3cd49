import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, as text that a cookie or an address can carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. A secret is random, so a plain hash gives nothing away and cannot be guessed. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** True if the stored hash is the hash of this secret. Takes the same time for each wrong one. */
export const isSecret = (hash: string | undefined, secret: string): boolean => {
  const expected = Buffer.from(hash ?? '');
  const actual = Buffer.from(hashOfSecret(secret));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

/**
 * The secret that follows this one. The same each time: two tabs that exchange the same secret at once get the same next
 * one, and so does a browser whose first answer was lost. Without the server's key nobody can compute it.
 */
export const nextSecret = (serverKey: string, secret: string): string =>
  createHmac('sha256', serverKey).update(`session secret ${secret}`).digest('base64url');

/** Six digits, each as likely as any other. */
export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');
