const isTranslated = (text: Text): boolean =>
  text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea, option, svg');

/**
 * Texts that a translation tears apart: next to another text in a row or column of boxes, where the browser draws both
 * as one box, and the translator makes a box of each.
 */
export const tornApart: string[] = [];

const noteTorn = (text: Text): void => {
  const isBeside = [text.previousSibling, text.nextSibling].some(
    (each) => (each instanceof Text && each.data.trim() !== '') || each?.nodeName === 'FONT',
  );
  const isBoxes = /flex|grid/.test(text.parentElement ? getComputedStyle(text.parentElement).display : '');
  if (isBeside && isBoxes) tornApart.push(text.parentElement?.textContent ?? '');
};

/** Like Chrome's: two <font> elements replace the text node. */
const replace = (text: Text): void => {
  noteTorn(text);
  const inner = document.createElement('font');
  inner.textContent = text.data;
  const outer = document.createElement('font');
  outer.append(inner);
  text.parentNode?.replaceChild(outer, text);
};

const textsIn = (root: Node): Text[] => {
  if (root instanceof Text) return [root];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/**
 * Stands in for a browser's page translator: replaces each text of the page, and each text that is added later. The
 * words stay the same, so that any test of a page can say which text the user should see. A text that React could not
 * change is the old one. Returns the function that ends it.
 */
export const translatePage = (): (() => void) => {
  const translate = (root: Node) => {
    for (const text of textsIn(root).filter(isTranslated)) replace(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const changed of type === 'characterData' ? [target] : addedNodes)
        if (changed.isConnected) translate(changed);
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};
