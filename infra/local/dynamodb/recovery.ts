import type { Gate } from './gate.ts';

export type Recovery = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Keeps acknowledged writes after a full disk. A write that the disk refuses leaves half a record in LevelDB's log. LevelDB
 * writes on behind it, but at the next start it reads the log only up to the half record: every later write would be
 * lost. (Seen with a disk that was full for three seconds.) So the database is closed and opened before the next
 * operation: that saves the log's content and begins a new log. Until the disk has room for it, every operation fails.
 */
export const createRecovery = (gate: Gate, reopen: () => Promise<void>): Recovery => {
  let isDamaged = false;
  const recover = async () => {
    if (!isDamaged) return;
    await reopen();
    isDamaged = false;
  };
  return async (work) => {
    if (isDamaged) await gate.alone(recover);
    try {
      const done = await work();
      if (isDamaged) throw new Error('The disk refused another write meanwhile, so this one may be lost. Try again.');
      return done;
    } catch (error) {
      if (isIoError(error)) isDamaged = true;
      throw error;
    }
  };
};

const isIoError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'LEVEL_IO_ERROR';
