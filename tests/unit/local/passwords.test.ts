import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from '#infra/local/services/cognito.ts';

afterEach(() => vi.unstubAllEnvs());

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
