import { loadStyles } from '../ui/load-styles.ts';
import { pageAt } from './pages.tsx';

const preload = (pathname: string): void => {
  // The page may be opened as soon as it is loaded, so its rules come first. A failure needs no message here: the page slot
  // tries again when the page is opened and reports a failure then.
  loadStyles('app')
    .then(() => pageAt(pathname)?.load())
    .catch(() => {});
};

/** Loads the page of a link when a person points at the link or reaches it with the keyboard. */
export function preloadOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(link.pathname);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, onIntent, { passive: true });
}

/** Loads the most likely next pages when the first page is drawn and the browser is idle. */
export function preloadWhenIdle(pathnames: readonly string[]): void {
  const start = () => pathnames.forEach(preload);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}
