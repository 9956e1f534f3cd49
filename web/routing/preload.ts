import { ensureStyles } from './ensure-styles.ts';
import { pageAt } from './pages.tsx';

const preload = (pathname: string): void => {
  // A failure here is no news: the page slot tries again when the page is opened, and says so.
  ensureStyles().catch(() => {});
  pageAt(pathname)
    ?.load()
    .catch(() => {});
};

/** Pointing at a link, or reaching it with the keyboard, loads the page behind it. */
export function preloadOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(link.pathname);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, onIntent, { passive: true });
}

/** When the first page stands and nothing else is going on, fetches what is likely next. */
export function preloadWhenIdle(pathnames: readonly string[]): void {
  const start = () => pathnames.forEach(preload);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}
