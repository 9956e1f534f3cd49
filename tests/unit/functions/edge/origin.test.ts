import { describe, expect, test } from 'vitest';
import { originOf, readOriginSecrets } from '#functions/edge/origin.ts';
import { event, originSecret } from '../fakes.ts';

const previous = 'the-secret-before-the-deployment-of-today';
const call = (headers: Record<string, string> = {}) => event({ headers });

describe('a call', () => {
  test.each([
    ['with the secret of today', call()],
    ['with the one before, which CloudFront may send during a deployment', call({ 'x-origin-secret': previous })],
  ])('%s came through CloudFront, from the address that CloudFront names', (_, sent) => {
    expect(originOf(sent, [originSecret, previous])).toEqual({ network: '203.0.113.7' });
  });

  test.each([
    ['without a secret', { 'x-origin-secret': '' }],
    ['with a part of it', { 'x-origin-secret': originSecret.slice(0, -1) }],
    ['with more than it', { 'x-origin-secret': `${originSecret}x` }],
    ['with all secrets at once', { 'x-origin-secret': `${originSecret} ${previous}` }],
    ['with the secret, but without an address', { 'x-viewer-address': '' }],
    ['with the secret and two addresses', { 'x-viewer-address': '203.0.113.7, 198.51.100.1' }],
  ])('%s did not', (_, headers) => {
    expect(originOf(call(headers), [originSecret, previous])).toBeNull();
  });
});

describe('the secrets', () => {
  test('are separated by spaces; the placeholder for no earlier secret is not one', () => {
    expect(readOriginSecrets(`${originSecret} ${previous}`)).toEqual([originSecret, previous]);
    expect(readOriginSecrets(`${originSecret} none`)).toEqual([originSecret]);
  });

  test.each(['', ' ', 'none', 'short none'])('%j has none, and the function does not start', (text) => {
    expect(() => readOriginSecrets(text)).toThrow(/ORIGIN_SECRETS has no secret/);
  });
});
