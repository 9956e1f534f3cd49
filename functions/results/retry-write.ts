import { LeaseLost } from './pipeline-state.ts';

const pausesMs = [200, 400, 800, 1600];

/**
 * Tries a write again that notes what cannot be undone: a mail that went out and could not be noted counts as doubtful
 * for ever. Under three seconds in all, so it stays within the worker's time and its lease.
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
