type Sheet = 'common' | 'reading';

/**
 * Resolves when the style sheet applies. The prerendered page has its own rules inline and only prefetches the sheets
 * (`rel="prefetch"`), as every page does with the one for reading, so this switches it on. The development server has
 * neither: there each module brings its own rules.
 */
export function ensureStyles(sheet: Sheet = 'common'): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-styles="${sheet}"]`);
  if (!link || link.rel === 'stylesheet') return pending.get(sheet) ?? Promise.resolve();
  const applied = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error('The style sheet could not be loaded.')), { once: true });
  });
  pending.set(sheet, applied);
  link.removeAttribute('as');
  link.rel = 'stylesheet';
  return applied;
}

const pending = new Map<Sheet, Promise<void>>();
