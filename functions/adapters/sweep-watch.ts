import type { Log } from '#functions/edge/log.ts';
import type { Measure } from '#functions/edge/metrics.ts';
import type { SweepDeps } from '#functions/results/sweep-deps.ts';

/** Turns what a sweep reports into a log line and metrics. */
export const sweepWatch = (log: Log, measure: Measure): SweepDeps['watch'] => ({
  swept: ({ enqueued, refused, deadLettered, oldestResultSeconds, oldestEffectSeconds }) => {
    measure('OldestWaitingSeconds', oldestResultSeconds);
    measure('OldestEffectSeconds', oldestEffectSeconds);
    if (enqueued > 0) measure('Requeued', enqueued);
    if (deadLettered > 0) measure('DeadLettered', deadLettered);
    const ageSeconds = Math.max(oldestResultSeconds, oldestEffectSeconds);
    if (enqueued + refused > 0) log.warn('waiting jobs swept', { enqueued, refused, deadLettered, ageSeconds });
  },
});
