import { type Log, nameOfError } from '#functions/edge/log.ts';
import type { Measure } from '#functions/edge/metrics.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import { ProbeFailure } from './ask.ts';
import { journey, look, type WalkDeps } from './walks.ts';

export type ProbeEvent = { walk: 'look' | 'journey' };

type Deps = WalkDeps & {
  addressOf: (name: string) => string;
  password: string;
  now: () => Date;
  log: Log;
  measure: Measure;
};

const failed = { look: 'ProbeFailed', journey: 'ProbeJourneyFailed' } as const satisfies Record<string, MetricName>;

/** Uses the site once as a person does, and counts how it went: 0 or 1. Does not throw: one failed walk is no alarm. */
export const runProbe =
  (deps: Deps) =>
  async ({ walk }: ProbeEvent): Promise<void> => {
    const { addressOf, password, now, log, measure } = deps;
    const startedAt = now().getTime();
    try {
      if (walk === 'look') await look(deps, { email: addressOf('standing'), password });
      // A name of its own for each: the one before may still be being erased.
      else await journey(deps, { email: addressOf(startedAt.toString(36)), password });
      measure(failed[walk], 0);
      log.info('probe passed', { outcome: walk, milliseconds: now().getTime() - startedAt });
    } catch (failure) {
      measure(failed[walk]);
      const { route = '', status = 0 } = failure instanceof ProbeFailure ? failure : {};
      log.error('probe failed', { outcome: walk, route, status, failure: nameOfError(failure) });
    }
  };
