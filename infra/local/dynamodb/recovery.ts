import type { Gate } from './gate.ts';

export type Recovery = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Keeps what is acknowledged readable after a full disk. A write that the disk refused leaves half a record in LevelDB's
 * log; LevelDB goes on behind it as if nothing were wrong, and at the next start reads the log up to the tear only: all
 * that was acknowledged later would be gone. (Seen with a disk that was full for three seconds.) So before anything
 * else is done the database is opened anew, which saves what the log holds and begins a new one. Until there is room
 * for that, every operation is refused.
 */
export const createRecovery = (gate: Gate, reopen: () => Promise<void>): Recovery => {
  let isDamaged = false;
  const mend = async () => {
    if (!isDamaged) return;
    await reopen();
    isDamaged = false;
  };
  return async (work) => {
    if (isDamaged) await gate.alone(mend);
    try {
      const done = await work();
      if (isDamaged)
        throw new Error('The disk has refused a write meanwhile, and this one may stand behind it: try again.');
      return done;
    } catch (error) {
      if (isIoError(error)) isDamaged = true;
      throw error;
    }
  };
};

const isIoError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'LEVEL_IO_ERROR';
