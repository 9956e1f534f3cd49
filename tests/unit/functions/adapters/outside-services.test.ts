import { expect, test } from 'vitest';
import { webhookFromEnv } from '#functions/adapters/outside-services.ts';

const now = new Date('2026-01-15T12:00:00.000Z');

test('a webhook is never sent unsigned: without a secret the worker does not start', async () => {
  const env = (name: string) => (name === 'WEBHOOK_URL' ? 'https://hooks.example/in' : '');
  await expect(webhookFromEnv(env, () => now)).rejects.toThrow('WEBHOOK_SECRET_ID is not');
  expect(
    await webhookFromEnv(
      () => '',
      () => now,
    ),
  ).toBeNull();
});
