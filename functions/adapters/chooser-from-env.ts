import type { optionalEnv } from '#functions/edge/env.ts';
import { type ChooseDeps, choose } from '#functions/results/chooser/choose.ts';
import type { GenerateResultsDeps } from '#functions/results/generate-results.ts';

/** Null, and its code not loaded, when BEDROCK_MODEL_ID is blank. */
export const chooserFromEnv = (env: typeof optionalEnv, watch: ChooseDeps['watch']): GenerateResultsDeps['choose'] => {
  const modelId = env('BEDROCK_MODEL_ID');
  if (!modelId) return null;
  const asking = import('./chooser.ts').then(({ askModel }) => askModel(modelId));
  return choose({ modelId, ask: async (system, user) => (await asking)(system, user), watch });
};
