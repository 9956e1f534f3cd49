/**
 * The texts of a page that are not in the pseudo-language, each once: what is visible, what a screen reader says, and the title. Runs
 * in the page, so it uses nothing from outside the function.
 */
export const plainTexts = (): string[] => {
  const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of attributes) texts.push(node.getAttribute(name) ?? '');
    } else if (!node.parentElement?.closest('script, style, noscript, [lang]:not(html)'))
      texts.push(node.textContent ?? '');
  }
  const plain = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /[A-Za-z]{2}/.test(text));
  return [...new Set(plain)];
};
