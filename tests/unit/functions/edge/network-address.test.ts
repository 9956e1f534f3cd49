import { expect, test } from 'vitest';
import { networkOf } from '#functions/edge/origin.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', 'an IPv4 address stands for itself'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'the right half of an IPv6 address is anybody’s choice'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64', 'however it is written'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', 'or shortened'],
  ['2001:db8::1', '2001:db8:0:0::/64', 'a shortened left half is filled up'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64', 'and a shortened right half too'],
  ['::1', '0:0:0:0::/64', 'the address of the machine itself'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'the name of an interface does not count'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'an IPv4 address in IPv6 clothes is the IPv4 address'],
  ['::ffff:cb00:7107', '203.0.113.7', 'in hexadecimal too'],
])('%s counts as %s: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'localhost', '203.0.113', '203.0.113.7:443', '203.0.113.7, 198.51.100.1', '[::1]', 'fe80::1::2'])(
  '%j is no address',
  (text) => {
    expect(networkOf(text)).toBeNull();
  },
);
