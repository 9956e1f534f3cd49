import { pipelineLimits } from './pipeline-limits.ts';

/** What is out of our hands and can be down for all at once. */
export type OutsideService = 'mail' | 'hook';

export type RestDeps = {
  /** Until when a service rests, in milliseconds since 1970, as any worker has said last. 0: it does not. */
  restsUntil: (service: OutsideService) => Promise<number>;
  setRest: (service: OutsideService, until: Date) => Promise<void>;
  now: () => Date;
};

export type Resting = {
  isResting: () => Promise<boolean>;
  note: (isDown: boolean) => Promise<void>;
};

/** A worker looks this often whether another one has found the service down. */
const lookEveryMs = 5000;

/**
 * Leaves a service alone while it is down. After three failures in a row, in one worker, all workers stop calling it for
 * one minute; the first failure after that prolongs the rest. Without this each submission that waits would be tried again
 * and again: at 300 submissions a second, an hour's outage means a million tries that change nothing and keep the workers
 * from those whose webhook or mail would go through. It is a matter of thrift, so when the note itself fails, work goes on.
 */
export const resting = ({ restsUntil, setRest, now }: RestDeps, service: OutsideService): Resting => {
  let failuresInARow = 0;
  let known = { until: 0, lookedAt: 0 };
  return {
    isResting: async () => {
      const time = now().getTime();
      if (time - known.lookedAt >= lookEveryMs)
        known = { until: await restsUntil(service).catch(() => 0), lookedAt: time };
      return known.until > time;
    },
    note: async (isDown) => {
      failuresInARow = isDown ? failuresInARow + 1 : 0;
      if (failuresInARow < pipelineLimits.failuresBeforeRest) return;
      const until = new Date(now().getTime() + pipelineLimits.restSeconds * 1000);
      if (known.until > now().getTime()) return;
      known = { until: until.getTime(), lookedAt: now().getTime() };
      await setRest(service, until).catch(() => {});
    },
  };
};
