import { useEffect, useEffectEvent, useState } from 'react';

/** Pages with a style sheet of their own (`web/build/browser-bundle.ts`); that of a feature has its name. */
export type OwnSheet = 'result' | 'trend' | 'code' | 'verify' | `feature-${string}`;

/**
 * Resolves when the style sheet applies. The sheets of `OwnSheet` are loaded only by their pages. `app` is what all
 * pages share. Every page has it from the start, except a prerendered page, which has only its own rules and loads
 * `app` here, and the shell of a result. There `rest` is the same sheet, for what is shown after a result or folded in
 * it. The development server adds the rules itself and names no sheet.
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

/** A value that is loaded once and is then available without waiting. */
export type Loadable<T> = {
  /** Null until it has been loaded. */
  get: () => T | null;
  load: () => Promise<T>;
};

/**
 * Used instead of `React.lazy` for pages. `React.lazy` shows its fallback even for a loaded page, and React then delays
 * the page by 300 ms. A page that is loaded here renders at once. A failed load (offline, a new release) is tried again
 * the next time. Chromium repeats the same failure until the page is reloaded, so the page slot offers a reload.
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

/**
 * What a component needs only sometimes, loaded once `isNeeded` is true. Undefined until then; null if it cannot be
 * loaded.
 */
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
