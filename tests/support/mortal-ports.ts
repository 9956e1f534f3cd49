import type { PipelineDeps } from './whole-job.ts';

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

/** Ports whose user dies at the k-th await: odd ones before the effect, even ones after it. A dead worker runs no more code. */
export const dyingAt = (
  k: number,
  deps: PipelineDeps,
  /** Something that happens at each await before the worker dies or goes on. */
  meanwhile: (point: number) => Promise<void> = async () => {},
) => {
  const life = lifeUntil(k, meanwhile);
  return { deps: life.mortal(deps, mortalPorts), death: life.death, points: life.points };
};

/** One life for any ports: whoever uses them dies at the k-th await of all of them together. */
export const lifeUntil = (k: number, meanwhile: (point: number) => Promise<void> = async () => {}) => {
  let point = 0;
  let die = () => {};
  const death = new Promise<'died'>((resolve) => {
    die = () => resolve('died');
  });
  const passPoint = async () => {
    const here = ++point;
    await meanwhile(here);
    if (here !== k) return;
    die();
    await new Promise(() => {});
  };
  const mortal = <Ports extends object>(ports: Ports, names: readonly (keyof Ports)[]): Ports => ({
    ...ports,
    ...Object.fromEntries(
      names.map((name) => {
        const port = ports[name] as (...args: unknown[]) => Promise<unknown>;
        return [
          name,
          async (...args: unknown[]) => {
            await passPoint();
            const answer = await port(...args);
            await passPoint();
            return answer;
          },
        ];
      }),
    ),
  });
  return { mortal, death, points: () => point };
};
