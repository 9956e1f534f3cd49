import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever has waited for long looks less often: each look costs the system that is waited for as much as a call of a person. */
const longestPauseMs = 500;
const growth = 1.1;

/** Ten minutes of tries on any machine: it ends a test that hangs, and is no promise about speed. */
const mostTries = 600_000 / longestPauseMs;

/**
 * Resolves with what `look` returns, once it no longer throws. It counts tries and reads no clock, so a busy machine
 * only makes it later; the test's own timeout ends a wait for something that never comes. The first pauses are the
 * shortest.
 */
export const eventually = async <T>(look: () => T | Promise<T>, firstPauseMs = 10): Promise<T> => {
  for (let tries = 1, pauseMs = firstPauseMs; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (tries === mostTries) throw error;
    }
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * growth, longestPauseMs);
  }
};
