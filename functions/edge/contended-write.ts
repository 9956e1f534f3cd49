import { setTimeout as sleep } from 'node:timers/promises';

export type Backoff = { maxTries: number; pause?: (milliseconds: number) => Promise<unknown> };

/** Two writes meet at one item for some milliseconds; a crowd needs longer. */
const firstPauseMs = 10;
const longestPauseMs = 200;

/**
 * Repeats a conditional write that others have overtaken, after a random pause that doubles each time ("full jitter"):
 * writers that come back in step meet again. Answers with `contended` when it has lost every race.
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
