import { createHmac } from 'node:crypto';

/**
 * A stand-in for a text that must not be stored: 43 characters, the same for the same text, and of no use to anybody
 * without the key. HMAC-SHA-256. `purpose` is a fixed word of ours, so that two stores never hold the same hash for the
 * same text; for network addresses the day is part of it.
 */
export const keyedHash = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`, 'utf8').digest('base64url');

/** What is stored of a code that a mail carries: it is short, so that a plain hash would give it away. */
export const hashCode =
  (key: string) =>
  (id: string, code: string): string =>
    keyedHash(key, 'code in a mail', `${id}\n${code}`);
