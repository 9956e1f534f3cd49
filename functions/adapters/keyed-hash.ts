import { createHmac } from 'node:crypto';

/**
 * A stand-in for a text that must not be stored: 43 characters, the same for the same text, and of no use to anybody
 * without the key. HMAC-SHA-256. `purpose` is a fixed word of ours, so that two stores never hold the same hash for the
 * same text; for network addresses the day is part of it.
 */
export const keyedHash = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`, 'utf8').digest('base64url');
