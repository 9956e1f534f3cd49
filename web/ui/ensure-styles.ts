/**
 * Resolves when the style sheet applies. The prerendered page has its own rules inline and only prefetches the style sheet
 * (`rel="prefetch"`), so this switches it on. On every other page it is already on.
 */
export function ensureStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link || link.rel === 'stylesheet') return pending;
  pending = new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error('The style sheet could not be loaded.')), { once: true });
  });
  link.removeAttribute('as');
  link.rel = 'stylesheet';
  return pending;
}

let pending: Promise<void> = Promise.resolve();
