import { randomBytes } from 'node:crypto';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { resetCodeLength } from '#shared/contract/reset-code.ts';
import { hashOfSecret, isSecret } from './secrets.ts';

// A request for a code. The browser that asks gets a secret and shows it with the code; the mailbox gets the code. Both follow
// from the request's id by the server's key, so nothing of a request is stored with the account, and whoever asks for the
// same address has a request, a code and wrong tries of their own: nobody's guesses use up somebody else's.

export type Hash = (purpose: string, text: string) => string;

/** When it was made, and 128 random bits. Its code can be mailed only by who has the key, so the id alone opens nothing. */
export const newRequestId = (now: Date): string =>
  `${now.getTime().toString(36)}-${randomBytes(16).toString('base64url')}`;

export const requestedAt = (id: string): Date => new Date(Number.parseInt(id.split('-')[0] ?? '', 36));

const lengthMs = lifetimes.codeMinutes * 60 * 1000;

/** Full minutes for which the code of a request still works; 0 when it no longer does. */
export const minutesLeft = (id: string, now: Date): number =>
  Math.max(0, Math.floor((requestedAt(id).getTime() + lengthMs - now.getTime()) / 60_000));

/** What the browser keeps. It holds for this address only. */
export const requestSecret = (hash: Hash, email: string, id: string): string =>
  `${id}.${hash('request for help with logging in', `${email}\n${id}`)}`;

/** The id in a request's secret; null when we never gave it for this address, or when its time is over. */
export const readRequest = (hash: Hash, email: string, secret: string, now: Date): string | null => {
  const [, id] = /^([0-9a-z]{8,9}-[\w-]{22})\.[\w-]{43}$/.exec(secret) ?? [];
  if (!id || !isSecret(hashOfSecret(requestSecret(hash, email, id)), secret)) return null;
  const age = now.getTime() - requestedAt(id).getTime();
  return age >= 0 && age < lengthMs ? id : null;
};

/** Without 0 and O, 1, I and L, which people mix up. */
const clearLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten letters and digits, more than 49 bits. The same each time, so that a code that is still good can be mailed again. */
export const codeOfRequest = (hash: Hash, id: string): string => {
  let number = BigInt(`0x${Buffer.from(hash('code for a new password', id), 'base64url').toString('hex')}`);
  return Array.from({ length: resetCodeLength }, () => {
    const letter = clearLetters[Number(number % BigInt(clearLetters.length))];
    number /= BigInt(clearLetters.length);
    return letter;
  }).join('');
};
