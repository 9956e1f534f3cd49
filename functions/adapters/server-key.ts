import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { DeviceSeal } from '#functions/accounts/secret-tokens.ts';
import { secondOf } from '#functions/edge/limit.ts';
import { siteAt } from '#functions/edge/origin.ts';

/**
 * Replaces a text that must not be stored by its HMAC-SHA-256: 43 characters, deterministic, and useless without the key.
 * `purpose` is a fixed word, so that no two stores hold the same hash for the same text; for network addresses it contains the
 * day.
 */
export const keyedHash = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`, 'utf8').digest('base64url');

/** Hashes for one purpose, such as the key of a link: the id itself, which opens it, is not stored. */
/* @__NO_SIDE_EFFECTS__ */
function hashFor(purpose: string) {
  return (key: string) =>
    (text: string): string =>
      keyedHash(key, purpose, text);
}

export const hashLinkId = hashFor('link');

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

// What the server stores of the secrets of links: hashes under a key that is in no table.

const slow = /* @__PURE__ */ promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/**
 * scrypt parameters: 16 MB and some tens of milliseconds a guess (RFC 7914). There are only a million six-digit passcodes: an
 * attacker with both table and key would still need hours.
 */
const cost = { N: 2 ** 14, r: 8, p: 1 };
const hashBytes = 32;

/** `linkId` is the salt. */
export const hashPasscode =
  (serverKey: string) =>
  async (linkId: string, passcode: string): Promise<string> => {
    const keyed = keyedHash(serverKey, 'passcode of a link', `${linkId}\n${passcode}`);
    return (await slow(keyed, linkId, hashBytes, cost)).toString('base64url');
  };

export const isPasscode =
  (serverKey: string) =>
  async ({ linkId, passcodeHash }: { linkId: string; passcodeHash: string }, passcode: string): Promise<boolean> => {
    const given = Buffer.from(await hashPasscode(serverKey)(linkId, passcode));
    const stored = Buffer.from(passcodeHash);
    return given.length === stored.length && timingSafeEqual(given, stored);
  };

/** SMART Health Links allows at most an hour. Readers fetch files right after the manifest. */
const ticketSeconds = 5 * 60;

const seal = (serverKey: string, text: string) => keyedHash(serverKey, 'address of a file', text);

/** The URL of a file on the called site. Only local development has no TLS. */
export const fileAddress =
  (serverKey: string, path: string) =>
  (host: string, linkId: string, file: number, now: Date): string => {
    const named = `${linkId}.${file}.${secondOf(now) + ticketSeconds}`;
    return `${siteAt(host)}${path}?ticket=${named}.${seal(serverKey, named)}`;
  };

export const readTicket =
  (serverKey: string) =>
  (ticket: string, now: Date): { linkId: string; file: number } | null => {
    const [, named, linkId, file, until, given] = /^(([\w-]{43})\.(\d)\.(\d{10}))\.([\w-]{43})$/.exec(ticket) ?? [];
    if (!named || !linkId || !given) return null;
    const isOurs = timingSafeEqual(Buffer.from(seal(serverKey, named)), Buffer.from(given));
    return isOurs && Number(until) > secondOf(now) ? { linkId, file: Number(file) } : null;
  };
