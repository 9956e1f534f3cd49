import { lifetimes } from '#shared/contract/lifetimes.ts';
import { type HandoffState, lookAt } from './handoff.ts';

/** Often enough to feel quick, and seldom enough that many may wait at once. */
const pauseMs = 3000;
const handoffMs = lifetimes.handoffMinutes * 60_000;

/**
 * Asks what the other device has said, every few seconds, until `onState` says that it has heard enough, the time is over, or
 * the signal ends it. A call that fails is asked again. Answers with whether the time was over.
 */
export async function watchHandoff(
  id: string,
  signal: AbortSignal,
  onState: (state: HandoffState) => Promise<'enough' | 'more'> | 'enough' | 'more',
): Promise<'heard' | 'over' | 'stopped'> {
  const endsAt = Date.now() + handoffMs;
  while (!signal.aborted) {
    const state = await lookAt(id, signal);
    if (signal.aborted) return 'stopped';
    if (state && (await onState(state)) === 'enough') return 'heard';
    if (Date.now() >= endsAt) return 'over';
    await pause(signal);
  }
  return 'stopped';
}

/** A page that comes back into view asks at once: phones stop the clocks of a page that is hidden. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      document.removeEventListener('visibilitychange', seen);
      resolve();
    };
    const seen = () => document.visibilityState === 'visible' && done();
    const timer = setTimeout(done, pauseMs);
    signal.addEventListener('abort', done);
    document.addEventListener('visibilitychange', seen);
  });
