import { expect, test } from 'vitest';
import { tokenWith } from '#tests/support/token-for-test.ts';
import { isExpired, readClaims } from '#web/session/storage.ts';

const claims = { userId: 'u-1', email: 'zoë.żak@example.com', exp: 1_800_000_000 };

test('the claims of a token are read, letters beyond ASCII and all', () => {
  expect(readClaims(tokenWith({ ...claims, iss: 'somebody' }))).toEqual(claims);
});

test.each([
  ['nothing', ''],
  ['one part', 'abc'],
  ['no base64', 'a.!!!.c'],
  ['no JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
  ['null', tokenWith(null as never)],
  ['no userId', tokenWith({ email: 'a@b.c', exp: 1 })],
  ['an empty userId', tokenWith({ ...claims, userId: '' })],
  ['no email', tokenWith({ userId: 'u', exp: 1 })],
  ['a text for exp', tokenWith({ ...claims, exp: 'soon' })],
])('%s is not a token', (_, token) => {
  expect(readClaims(token)).toBeNull();
});

test('a token without an expiry has not expired: the API decides', () => {
  const { exp: _, ...endless } = claims;
  expect(readClaims(tokenWith(endless))).toEqual(endless);
  expect(isExpired(endless, new Date('2100-01-01'))).toBe(false);
});

test('a token expires at its second, not after it', () => {
  expect(isExpired(claims, new Date(claims.exp * 1000 - 1))).toBe(false);
  expect(isExpired(claims, new Date(claims.exp * 1000))).toBe(true);
});
