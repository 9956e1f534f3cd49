import { setTimeout as sleep } from 'node:timers/promises';

/** Pauses grow up to this: each look costs the system as much as a user's call. */
const longestPauseMs = 500;
const growth = 1.1;

/** At least ten minutes of tries: it ends a test that hangs, and says nothing about speed. */
const mostTries = 600_000 / longestPauseMs;

/**
 * Resolves with what `look` returns, once it no longer throws. It counts tries and reads no clock, so a busy machine only makes
 * it later. The first pauses are the shortest.
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
