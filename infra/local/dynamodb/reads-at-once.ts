import type { Callback, Store } from './dynalite.ts';

/**
 * Reads single items on this thread: what is asked for is in memory as a rule, and to wake another thread for it takes far
 * longer than to read it. The caller is still called back later.
 */
export const readAtOnce = (store: Store): Store => {
  const { db } = store;
  const readLater = db.get.bind(db);
  const get = (key: string, callback?: Callback<unknown>): Promise<unknown> | undefined => {
    if (!callback) return readLater(key);
    try {
      setImmediate(callback, null, db.getSync(key));
      return undefined;
    } catch {
      // It is not open or not readable. The engine has its own words for that.
      return readLater(key, callback);
    }
  };
  Object.assign(db, { get });
  return store;
};
