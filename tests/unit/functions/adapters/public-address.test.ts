import { expect, test } from 'vitest';
import { isPublicAddress, notPublic, publicLookup } from '#functions/adapters/webhook.ts';

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.7',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '192.88.99.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  'fe80::1%eth0',
  'not an address',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('a name that leads to this machine is refused before a connection is made', async () => {
  const failure = await new Promise((resolve) => publicLookup('localhost', { all: true }, (error) => resolve(error)));
  expect(failure).toMatchObject({ code: notPublic });
});
