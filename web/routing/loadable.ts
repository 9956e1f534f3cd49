/** A value that is loaded once and is then available without a wait. */
export type Loadable<T> = {
  /** Null until it has been loaded. */
  get: () => T | null;
  load: () => Promise<T>;
};

/**
 * Used instead of `React.lazy`, which shows its fallback even for a loaded page; React then delays the page by 300 ms. A page
 * that is loaded here renders at once. A failed load (offline, a new release) is tried again the next time. Chromium then
 * repeats the same failure until the page is reloaded, so the page slot offers a reload.
 */
export function loadable<T>(start: () => Promise<T>): Loadable<T> {
  let value: T | null = null;
  let pending: Promise<T> | null = null;
  const load = async () => {
    value = await start();
    return value;
  };
  return {
    get: () => value,
    load: () => {
      pending ??= load().catch((error) => {
        pending = null;
        throw error;
      });
      return pending;
    },
  };
}

export const loaded = <T>(value: T): Loadable<T> => ({ get: () => value, load: async () => value });
