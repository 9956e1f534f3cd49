import { expect, test } from 'vitest';
import { normalEmail } from '#functions/accounts/email-address.ts';
import { isProbeAddress, probeAddress } from '#functions/adapters/server-key.ts';

const key = 'a key';
const address = probeAddress(key, 'standing');

test('the probe is recognised by its address, as an account stores it', () => {
  expect(isProbeAddress(key)(normalEmail(address))).toBe(true);
  expect(isProbeAddress(key)(probeAddress(key, Date.now().toString(36)))).toBe(true);
  // A local part longer than 64 characters makes no valid address.
  expect(probeAddress(key, 'x'.repeat(20)).indexOf('@')).toBeLessThanOrEqual(64);
});

test.each([
  ['another key', probeAddress('another key', 'standing')],
  ['another name with the same tag', address.replace('standing', 'standin')],
  ['another host', address.replace('amazonses.com', 'example.com')],
  ['no tag', 'success@simulator.amazonses.com'],
])('no other address bypasses a limit: %s', (_, email) => {
  expect(isProbeAddress(key)(email)).toBe(false);
});

test('a stage without a probe recognises none', () => {
  expect(isProbeAddress('')(probeAddress('', 'standing'))).toBe(false);
});
