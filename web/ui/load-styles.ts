/** Pages whose rules stand in a sheet of their own (`web/build/bundle.ts`). */
export type OwnSheet = 'result' | 'trend' | 'what-if' | 'doctor' | 'verify' | 'numbers';

/**
 * Resolves when the sheet of these pages applies. Other pages never load it. `app` is what all pages share: a prerendered page
 * has only its own rules and names it here, every other page has it already, but for the shell of a result: `rest` is the same sheet
 * for what is shown after a result or folded in it. The development server puts the rules in by itself
 * and names no sheet.
 */
export function loadStyles(sheet: OwnSheet | 'app' | 'rest'): Promise<void> {
  // The build draws pages too, where there is no document.
  const address = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${sheet}-styles"]`)?.content;
  const known = pending.get(sheet);
  if (!address) return Promise.resolve();
  if (known && document.querySelector(`link[href="${address}"]`)) return known;
  const link = document.createElement('link');
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove(); // so that the next try asks for it again
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
