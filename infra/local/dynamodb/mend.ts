import type { Gate } from './gate.ts';

export type Mending = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Keeps what is acknowledged readable after a full disk. A write that the disk refused leaves half a record in LevelDB's
 * log; LevelDB goes on behind it as if nothing were wrong, and at the next start reads the log up to the tear only: all
 * that was acknowledged later would be gone. (Seen with a disk that was full for three seconds.) So before anything
 * else is done the database is opened anew, which saves what the log holds and begins a new one. Until there is room
 * for that, every operation is refused.
 */
export const createMending = (gate: Gate, reopen: () => Promise<void>): Mending => {
  let isTorn = false;
  const mend = async () => {
    if (!isTorn) return;
    await reopen();
    isTorn = false;
  };
  return async (work) => {
    if (isTorn) await gate.alone(mend);
    try {
      const done = await work();
      if (isTorn)
        throw new Error('The disk has refused a write meanwhile, and this one may stand behind it: try again.');
      return done;
    } catch (error) {
      if (isIoError(error)) isTorn = true;
      throw error;
    }
  };
};

const isIoError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'LEVEL_IO_ERROR';
