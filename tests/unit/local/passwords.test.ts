import { scryptSync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from '#infra/local/cognito/passwords.ts';

afterEach(() => vi.unstubAllEnvs());

test('a password is known again, another is not, and nobody has one', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).not.toContain('correct');
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(await isPassword('correct horses', stored)).toBe(false);
  expect(await isPassword('correct horse', null)).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(stored);
});

test('what was stored at another cost, or before the cost was stored, is known again', async () => {
  const before = `00ff:${scryptSync('correct horse', '00ff', 32).toString('hex')}`;
  expect(await isPassword('correct horse', before)).toBe(true);
  vi.stubEnv('LOCAL_PASSWORD_COST', '16');
  const cheap = await hashPassword('correct horse');
  expect(await isPassword('correct horse', before)).toBe(true);
  vi.unstubAllEnvs();
  expect(await isPassword('correct horse', cheap)).toBe(true);
  expect(await isPassword('wrong horse', cheap)).toBe(false);
});
