import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DeviceSeal } from '#functions/accounts/secret-tokens.ts';

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

// The probe is a program that uses the site like a user. It must not count as a user, and the traffic of others in its network
// must not slow it down. Its accounts are recognised by their addresses, which cannot be made without the key, so no one else
// can bypass a limit this way. A flag in the request would have to pass through every layer.

/** SES's mailbox simulator: it accepts every mail, and none counts as a bounce or against the daily quota. */
const mailbox = '@simulator.amazonses.com';
const shape = /^success\+([a-z0-9-]{1,20})\.([a-z0-9]{20})@simulator\.amazonses\.com$/;

/** An address of the probe. `name` distinguishes its accounts: up to 20 lower-case letters, digits and hyphens. */
export const probeAddress = (key: string, name: string): string => `success+${name}.${tagOf(key, name)}${mailbox}`;

/** Without a key there is no probe. */
export const isProbeAddress =
  (key: string) =>
  (email: string): boolean => {
    const [, name = '', tag] = shape.exec(email) ?? [];
    return key !== '' && tag === tagOf(key, name);
  };

export const probePassword = (key: string): string => keyedHash(key, 'password of the probe', '');

/** Addresses are compared in lower case. Twenty of these characters carry a hundred random bits. */
const tagOf = (key: string, name: string): string =>
  keyedHash(key, 'address of the probe', name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 20);

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** A key for this purpose alone, derived from the server's key. */
const keyOf = (serverKey: string, purpose: string): Buffer => createHmac('sha256', serverKey).update(purpose).digest();

/** Encrypts a text that leaves the server and comes back. `purpose` is a fixed word: each purpose has a key of its own. */
export const sealText = (serverKey: string, purpose: string, text: string): string => {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(serverKey, purpose), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Null for a text that the server did not seal for this purpose. */
export const openText = (serverKey: string, purpose: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const opening = createDecipheriv(cipher, keyOf(serverKey, purpose), bytes.subarray(0, ivBytes));
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
};

/** Encrypts the device cookie, which stays in the browser after a logout. The next user must not read whose device it is. */
export const deviceSeal = (serverKey: string): DeviceSeal => ({
  seal: (text) => sealText(serverKey, 'known device', text),
  open: (sealed) => openText(serverKey, 'known device', sealed),
});
