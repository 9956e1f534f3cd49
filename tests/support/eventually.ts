import { setTimeout as sleep } from 'node:timers/promises';

/** Ten minutes of tries on any machine: it ends a test that hangs, and is no promise about speed. */
const mostTries = 60_000;

/**
 * Resolves with what `look` returns, once it no longer throws. It counts tries and reads no clock, so a busy machine
 * only makes it later; the test's own timeout ends a wait for something that never comes.
 */
export const eventually = async <T>(look: () => T | Promise<T>, pauseMs = 10): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (tries === mostTries) throw error;
    }
    await sleep(pauseMs);
  }
};
