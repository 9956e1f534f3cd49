import type { Page } from '@playwright/test';

/**
 * Waits until the app runs in a page whose HTML came from the server. Such a page shows its text and links before any script
 * has run: pointing at a link loads nothing yet, and a link leads to a new page instead of a new screen.
 */
export const started = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (!script) throw new Error('This page loads no module.');
    // The same module, not a second one: the import ends when its top level has ended.
    await import(script.src);
  });
