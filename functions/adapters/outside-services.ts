import type { optionalEnv } from '#functions/edge/env.ts';
import { unlessResting } from '#functions/results/call-webhook-once.ts';
import { type ChooseDeps, choose } from '#functions/results/chooser/choose.ts';
import type { GenerateResultsDeps } from '#functions/results/generate-results.ts';
import type { Resting } from '#functions/results/resting.ts';
import type { SendEffectsDeps } from '#functions/results/send-effects.ts';

type Env = typeof optionalEnv;

// Webhook and model are each off when their variable is blank. Their code is then not loaded.

export const webhookFromEnv = async (
  env: Env,
  now: () => Date,
  hook: Resting,
): Promise<SendEffectsDeps['callWebhook']> => {
  const url = env('WEBHOOK_URL');
  const secretId = env('WEBHOOK_SECRET_ID');
  if (!url) return null;
  if (!secretId)
    throw new Error('WEBHOOK_URL is set, WEBHOOK_SECRET_ID is not. Set both: a webhook is never sent unsigned.');
  const [{ callWebhook }, { createSecretsClient, webhookKeys }] = await Promise.all([
    import('./webhook.ts'),
    import('./webhook-secret.ts'),
  ]);
  const call = callWebhook({
    url,
    allowedHosts: env('WEBHOOK_ALLOWED_HOSTS').split(',').filter(Boolean),
    keys: webhookKeys(createSecretsClient(), secretId, () => now().getTime()),
    now,
  });
  return unlessResting(call, hook);
};

export const chooserFromEnv = (env: Env, watch: ChooseDeps['watch']): GenerateResultsDeps['choose'] => {
  const modelId = env('BEDROCK_MODEL_ID');
  if (!modelId) return null;
  const asking = import('./chooser.ts').then(({ askModel }) => askModel(modelId));
  return choose({ modelId, ask: async (system, user) => (await asking)(system, user), watch });
};
