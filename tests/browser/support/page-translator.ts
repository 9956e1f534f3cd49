const isTranslated = (text: Text): boolean =>
  text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea, option, svg');

/** As Chrome's does: two <font> elements take the place of the text node. */
const replace = (text: Text): void => {
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

/** How many text nodes were replaced since the page was loaded. */
export const translated = { count: 0 };

/**
 * Stands in for the page translator of a browser: replaces each text of the page, and each text that comes later. The words stay
 * the same, so that any test of a page can say which text the user should see: one that React could not change is the old one.
 * Returns the function that ends it.
 */
export const translatePage = (): (() => void) => {
  const translate = (root: Node) => {
    for (const text of textsIn(root).filter(isTranslated)) {
      replace(text);
      translated.count += 1;
    }
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
