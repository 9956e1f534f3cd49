import { LeaseLost } from './pipeline-state.ts';

const pausesMs = [200, 400, 800, 1600];

/**
 * Tries a write up to five times. For notes about what cannot be undone: a sent mail without its note counts as doubtful
 * for ever. All tries together take about three seconds, well within the worker's time and its lease.
 */
export const retryWrite = async (
  write: () => Promise<void>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  for (const milliseconds of pausesMs) {
    try {
      return await write();
    } catch (failure) {
      if (failure instanceof LeaseLost) throw failure;
      await pause(milliseconds);
    }
  }
  return write();
};
