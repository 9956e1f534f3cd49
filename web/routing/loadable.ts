/** Something that is loaded once, and from then on there without a wait. */
export type Loadable<T> = {
  /** Null until it has been loaded. */
  get: () => T | null;
  load: () => Promise<T>;
};

/**
 * Not `React.lazy`: it shows its fallback even for what is already there, and React then holds the page back for
 * 300 ms. What has been loaded here renders at once. A failed load (offline, a new release) is asked for again next time;
 * Chromium then gives the same failure until the page is loaded anew, which is what the page slot offers.
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
