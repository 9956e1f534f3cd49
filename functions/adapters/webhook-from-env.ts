import { optionalEnv } from '#functions/edge/env.ts';
import { type CircuitBreaker, guardedWebhook } from '#functions/results/circuit-breaker.ts';
import type { SendEffectsDeps } from '#functions/results/send-effects.ts';

/** Null if WEBHOOK_URL is blank. Its code is then not loaded either. */
export const webhookFromEnv = async (
  now: () => Date,
  breaker: CircuitBreaker,
): Promise<SendEffectsDeps['callWebhook']> => {
  const url = optionalEnv('WEBHOOK_URL');
  const secretId = optionalEnv('WEBHOOK_SECRET_ID');
  if (!url) return null;
  if (!secretId)
    throw new Error('WEBHOOK_URL is set, but WEBHOOK_SECRET_ID is not. Set both: a webhook is never sent unsigned.');
  const [{ callWebhook, webhookKeys }, { createSecretsClient }] = await Promise.all([
    import('./webhook.ts'),
    import('./secrets.ts'),
  ]);
  const call = callWebhook({
    url,
    allowedHosts: optionalEnv('WEBHOOK_ALLOWED_HOSTS').split(',').filter(Boolean),
    keys: webhookKeys(createSecretsClient(), secretId, () => now().getTime()),
    now,
  });
  return guardedWebhook(call, breaker);
};
