import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { keyedHash } from '#functions/adapters/server-key.ts';
import { secondOf } from '#functions/edge/limit.ts';
import { siteAt } from '#functions/edge/origin.ts';

// What the server stores of the secrets of links: hashes under a key that is in no table.

/** The id itself, which opens the link, is not stored. */
export const hashLinkId =
  (serverKey: string) =>
  (id: string): string =>
    keyedHash(serverKey, 'link', id);

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
