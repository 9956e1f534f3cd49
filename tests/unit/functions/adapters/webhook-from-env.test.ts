import { expect, test } from 'vitest';
import { webhookFromEnv } from '#functions/adapters/webhook-from-env.ts';
import type { CircuitBreaker } from '#functions/results/circuit-breaker.ts';

const now = new Date('2026-01-15T12:00:00.000Z');

const closed: CircuitBreaker = { allows: async () => true, record: async () => {} };

test('a webhook is never sent unsigned: without a secret the worker does not start', async () => {
  const env = (name: string) => (name === 'WEBHOOK_URL' ? 'https://hooks.example/in' : '');
  await expect(webhookFromEnv(env, () => now, closed)).rejects.toThrow('WEBHOOK_SECRET_ID is not');
  const none = () => '';
  expect(await webhookFromEnv(none, () => now, closed)).toBeNull();
});
