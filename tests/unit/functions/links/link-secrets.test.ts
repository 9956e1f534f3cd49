import { expect, test } from 'vitest';
import { fileAddress, hashLinkId, hashPasscode, isPasscode, readTicket } from '#functions/adapters/server-key.ts';

const key = 'key of the server';
const linkId = hashLinkId(key)('i'.repeat(43));
const now = new Date('2026-11-21T10:58:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a passcode matches with its own link and key only', async () => {
  const passcodeHash = await hashPasscode(key)(linkId, '482915');
  expect(passcodeHash).not.toContain('482915');
  expect(await isPasscode(key)({ linkId, passcodeHash }, '482915')).toBe(true);
  expect(await isPasscode(key)({ linkId, passcodeHash }, '482916')).toBe(false);
  expect(await isPasscode('another key')({ linkId, passcodeHash }, '482915')).toBe(false);
  expect(await isPasscode(key)({ linkId: hashLinkId(key)('another'), passcodeHash }, '482915')).toBe(false);
  // What a closed link has.
  expect(await isPasscode(key)({ linkId, passcodeHash: '' }, '482915')).toBe(false);
});

const ticketOf = (address: string) => new URL(address).searchParams.get('ticket') ?? '';

test('the address of a file works for five minutes, and names file and link by hashes', () => {
  const address = fileAddress(key, '/api/links/file')('longevity.example', linkId, 1, now);
  expect(address).toMatch(/^https:\/\/longevity\.example\/api\/links\/file\?ticket=[\w.-]+$/);
  expect(readTicket(key)(ticketOf(address), minutesLater(4.9))).toEqual({ linkId, file: 1 });
  expect(readTicket(key)(ticketOf(address), minutesLater(5))).toBeNull();
});

test('a changed or forged ticket is invalid', () => {
  const ticket = ticketOf(fileAddress(key, '/f')('longevity.example', linkId, 0, now));
  const [id, , until, seal] = ticket.split('.');
  for (const changed of [
    `${id}.1.${until}.${seal}`,
    `${id}.0.${Number(until) + 600}.${seal}`,
    `${hashLinkId(key)('other')}.0.${until}.${seal}`,
    `${id}.0.${until}`,
    '',
    'x'.repeat(200),
  ])
    expect(readTicket(key)(changed, now)).toBeNull();
  expect(readTicket('another key')(ticket, now)).toBeNull();
});

test('only this machine is called without TLS', () => {
  const address = (host: string) => fileAddress(key, '/f')(host, linkId, 0, now);
  expect(address('localhost:3000')).toMatch(/^http:/);
  expect(address('127.0.0.1:3000')).toMatch(/^http:/);
  expect(address('localhost.example')).toMatch(/^https:/);
});
