import { type GenerateResultsDeps, generateResult } from '#functions/results/generate-results.ts';
import { type SendEffectsDeps, sendEffects } from '#functions/results/send-effects.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

/** The ports of both workers of the pipeline. */
export type PipelineDeps = GenerateResultsDeps & SendEffectsDeps;

/** Takes one submission through both workers: its result, then its mail and the webhook. */
export const wholeJob = (deps: PipelineDeps) => async (job: ResultJob, retryInSeconds: number) => {
  const ending = await generateResult(deps)(job, retryInSeconds);
  return ending === 'scored' || ending === 'handed over' ? sendEffects(deps)(job, retryInSeconds) : ending;
};

const mortalPorts = [
  'claimResult',
  'findResult',
  'saveResult',
  'handOver',
  'enqueueEffects',
  'claimEffects',
  'beginMail',
  'sendMail',
  'settleMail',
  'callWebhook',
  'finish',
  'release',
  'defer',
] as const satisfies readonly (keyof PipelineDeps)[];

/** Ports whose worker dies at the k-th await: odd ones before the effect, even ones after it. A dead worker runs no more code. */
export const dyingAt = (
  k: number,
  deps: PipelineDeps,
  /** Runs at each await, before the worker dies or continues. */
  meanwhile: (point: number) => Promise<void> = async () => {},
) => {
  const life = lifeUntil(k, meanwhile);
  return { deps: life.mortal(deps, mortalPorts), death: life.death, points: life.points };
};

/**
 * As `dyingAt` for any ports: their user dies at the k-th await of all of them together. `settled` waits for the calls that were
 * on their way then.
 */
export const lifeUntil = (k: number, meanwhile: (point: number) => Promise<void> = async () => {}) => {
  let point = 0;
  let die = () => {};
  const death = new Promise<'died'>((resolve) => {
    die = () => resolve('died');
  });
  const passPoint = async () => {
    const here = ++point;
    await meanwhile(here);
    if (here < k) return;
    if (here === k) die();
    await new Promise(() => {});
  };
  const underWay = new Set<Promise<unknown>>();
  const mortal = <Ports extends object>(ports: Ports, names: readonly (keyof Ports)[]): Ports => ({
    ...ports,
    ...Object.fromEntries(
      names.map((name) => {
        const port = ports[name] as (...args: unknown[]) => Promise<unknown>;
        return [
          name,
          async (...args: unknown[]) => {
            await passPoint();
            const call = port(...args);
            underWay.add(call);
            const answer = await call.finally(() => underWay.delete(call));
            await passPoint();
            return answer;
          },
        ];
      }),
    ),
  });
  return { mortal, death, settled: () => Promise.allSettled(underWay), points: () => point };
};
