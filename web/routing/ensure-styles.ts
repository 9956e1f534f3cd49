/**
 * The prerendered page carries its own rules inline and only announces the style sheet of the rest (`rel="prefetch"`);
 * this turns it on, and is done when it applies. On every other page it is on already.
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
