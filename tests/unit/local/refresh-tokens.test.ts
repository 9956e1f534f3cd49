import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import {
  issueIdToken,
  openRefreshTokens,
  openSigningKey,
  refreshTokensSchema,
  signingKeySchema,
} from '#infra/local/services/cognito/user-pool.ts';

afterEach(() => void vi.useRealTimers());

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
