/**
 * The words of running text that stand open in a part of a page: without what is folded or hidden, drawn, or pressed. It runs
 * in the page. `isUpToFirstFold`: of those, what stands before the first fold.
 */
export const countOpenWords = (part: Element, isUpToFirstFold?: unknown): number => {
  const spare = 'button, summary, svg, time, footer nav, [aria-hidden="true"], dialog, a[href^="tel:"]';
  const firstFold = part.querySelector('details');
  const isForScreenReaders = (one: Element): boolean =>
    one.clientWidth === 1 || (one.parentElement !== null && one !== part && isForScreenReaders(one.parentElement));
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || holder.closest(spare) || holder.closest('details:not([open])')) continue;
    if (!holder.checkVisibility() || holder.closest('h1') || isForScreenReaders(holder)) continue;
    const isAfter = firstFold && firstFold.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isUpToFirstFold && isAfter) continue;
    words += (node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return words;
};
