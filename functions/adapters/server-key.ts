import { createHmac } from 'node:crypto';

/**
 * Replaces a text that must not be stored by its HMAC-SHA-256: 43 characters, deterministic, and useless without the key.
 * `purpose` is a fixed word, so that no two stores hold the same hash for the same text; for network addresses it contains the
 * day.
 */
export const keyedHash = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`, 'utf8').digest('base64url');

/** The stored form of a code in a mail. Keyed, because a code is short enough to brute-force a plain hash. */
export const hashCode =
  (key: string) =>
  (id: string, code: string): string =>
    keyedHash(key, 'code in a mail', `${id}\n${code}`);
