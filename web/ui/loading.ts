import { useEffect, useEffectEvent, useState } from 'react';

/** Pages with a sheet of their own (`web/build/browser-bundle.ts`). */
export type OwnSheet = 'result' | 'trend' | 'what-if' | 'doctor' | 'verify' | 'numbers';

/**
 * Resolves when the sheet of these pages applies. Other pages never load it. `app` is what all pages share: a prerendered page has
 * only its own rules and loads `app` here; every other page has it already, except the shell of a result. There `rest` is the same
 * sheet, for what is shown after a result or folded in it. The development server adds the rules itself and names no sheet.
 */
export function loadStyles(sheet: OwnSheet | 'app' | 'rest'): Promise<void> {
  // The build renders pages too, without a document.
  const address = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${sheet}-styles"]`)?.content;
  const known = pending.get(sheet);
  if (!address) return Promise.resolve();
  if (known && document.querySelector(`link[href="${address}"]`)) return known;
  const link = document.createElement('link');
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove(); // so that the next try loads it again
      reject(new Error(`The style sheet ${sheet} could not be loaded.`));
    });
  });
  pending.set(sheet, loading);
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return loading;
}

const pending = new Map<string, Promise<void>>();

/** A value that is loaded once and is then available without a wait. */
export type Loadable<T> = {
  /** Null until it has been loaded. */
  get: () => T | null;
  load: () => Promise<T>;
};

/**
 * Used instead of `React.lazy` for pages: that shows its fallback even for a loaded page, and React then delays the page by 300 ms.
 * A page that is loaded here renders at once. A failed load (offline, a new release) is tried again the next time. Chromium then
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

/** What a component needs only sometimes, loaded once `isNeeded`: undefined until then, null if it cannot be loaded. */
export function useLoaded<T>(isNeeded: boolean, load: () => Promise<T>): T | null | undefined {
  const [found, setFound] = useState<{ value: T | null }>();
  const start = useEffectEvent(() =>
    load().then(
      (value) => setFound({ value }),
      () => setFound({ value: null }),
    ),
  );
  useEffect(() => {
    if (isNeeded) void start();
  }, [isNeeded]);
  return found?.value;
}
