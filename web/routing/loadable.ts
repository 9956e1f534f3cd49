import type { ReactElement } from 'react';
import { loadStyles } from '#web/ui/load-styles.ts';

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

/** A page with every rule that it may need. A result begins with less (`web/build/shells.ts`), and does not load by this. */
export const loadPage = <T>(start: () => Promise<T>): Loadable<T> =>
  loadable(async () => {
    const [page] = await Promise.all([start(), loadStyles('rest')]);
    return page;
  });

/** Home is in the first download. Every other page is loaded when a person is about to open it. */
export type Page = Loadable<ReactElement> & { path: string; isProtected?: true };
