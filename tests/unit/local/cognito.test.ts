import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import {
  issueIdToken,
  openRefreshTokens,
  openSigningKey,
  refreshTokensSchema,
  signingKeySchema,
} from '#infra/local/services/cognito/user-pool.ts';
import { createLockout, hashPassword, isPassword } from '#infra/local/services/cognito.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a password matches itself and no other, and an unknown user has none', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).not.toContain('correct');
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(await isPassword('correct horses', stored)).toBe(false);
  expect(await isPassword('correct horse', null)).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(stored);
});

test('a password that was stored at another cost still matches', async () => {
  vi.stubEnv('LOCAL_PASSWORD_COST', '16');
  const cheap = await hashPassword('correct horse');
  vi.unstubAllEnvs();
  expect(await isPassword('correct horse', cheap)).toBe(true);
  expect(await isPassword('wrong horse', cheap)).toBe(false);
});

test('the fifth failure locks for a second, and each further one twice as long, up to a quarter of an hour', () => {
  let now = 0;
  const lockout = createLockout(() => now);
  const waits = Array.from({ length: 20 }, () => {
    lockout.failed('Ada@example.com');
    const lockedAt = now;
    while (lockout.isLocked('ada@example.com')) now += 1000;
    return (now - lockedAt) / 1000;
  });
  expect(waits.slice(0, 9)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16]);
  expect(waits.at(-1)).toBe(900);
});

test('a success resets the count, and one name does not lock another', () => {
  const lockout = createLockout(() => 0);
  for (let attempt = 0; attempt < 9; attempt++) lockout.failed('ada');
  expect([lockout.isLocked('ada'), lockout.isLocked('bo')]).toEqual([true, false]);
  lockout.succeeded('ada');
  expect(lockout.isLocked('ada')).toBe(false);
});

const user = {
  id: 'user-1',
  attributes: {},
  status: 'CONFIRMED',
  enabled: true,
  passwordHash: null,
  createdAt: 0,
} as const;
const pool = { poolId: 'pool', clientId: 'client', issuer: 'https://pool.example' };

test('a refreshed token says when the user logged in, not when it was issued', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec(refreshTokensSchema + signingKeySchema);
  const [tokens, key] = [openRefreshTokens(database), openSigningKey(database)];
  vi.useFakeTimers({ now: new Date('2026-07-01T10:00:00Z'), toFake: ['Date'] });
  const { token } = tokens.begin(user.id);
  vi.setSystemTime(new Date('2026-07-01T17:30:00Z'));
  const began = tokens.find(token) ?? expect.fail('no refresh token');
  const idToken = await issueIdToken(pool, user, key, async (event) => event, began);
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;
  expect(new Date((claims.auth_time ?? 0) * 1000).toISOString()).toBe('2026-07-01T10:00:00.000Z');
  expect(new Date((claims.iat ?? 0) * 1000).toISOString()).toBe('2026-07-01T17:30:00.000Z');
});
