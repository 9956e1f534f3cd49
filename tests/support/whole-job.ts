import { type GenerateResultsDeps, generateResult } from '#functions/results/generate-results.ts';
import { type SendEffectsDeps, sendEffects } from '#functions/results/send-effects.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

/** Everything that the two workers of the pipeline need. */
export type PipelineDeps = GenerateResultsDeps & SendEffectsDeps;

/** One submission through both workers, one after the other: its result, then its mail and the webhook. */
export const wholeJob = (deps: PipelineDeps) => async (job: ResultJob, retryInSeconds: number) => {
  const ending = await generateResult(deps)(job, retryInSeconds);
  return ending === 'scored' || ending === 'handed over' ? sendEffects(deps)(job, retryInSeconds) : ending;
};
