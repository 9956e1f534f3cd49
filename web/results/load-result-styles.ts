/**
 * Resolves when the sheet of the results pages applies. Other pages never load it. The development server puts the rules in
 * by itself and names no sheet.
 */
export function loadResultStyles(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="result-styles"]')?.content;
  if (!address || document.querySelector(`link[href="${address}"]`)) return pending;
  const link = document.createElement('link');
  pending = new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove(); // so that the next try asks for it again
      reject(new Error('The style sheet of the results could not be loaded.'));
    });
  });
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return pending;
}

let pending: Promise<void> = Promise.resolve();
