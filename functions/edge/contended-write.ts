import { setTimeout as sleep } from 'node:timers/promises';

export type Backoff = { maxTries: number; pause?: (milliseconds: number) => Promise<unknown> };

/** Two writers collide on an item for some milliseconds; many writers collide longer. */
const firstPauseMs = 10;
const longestPauseMs = 200;

/**
 * Retries a conditional write after a conflict, with exponential backoff and full jitter: writers that retry in step would
 * collide again. Returns `contended` after losing every race.
 */
export const retryContended = async <Ending>(
  write: () => Promise<Ending | 'contended'>,
  { maxTries, pause = sleep }: Backoff,
): Promise<Ending | 'contended'> => {
  for (let tries = 1; ; tries += 1) {
    const ending = await write();
    if (ending !== 'contended' || tries === maxTries) return ending;
    await pause(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** tries));
  }
};
