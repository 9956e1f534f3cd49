/**
 * What the page shows, as one number: its elements with their attributes, which of them are visible, in what colours and
 * letters. Where two widths give the same number they differ in the places and sizes of things alone.
 * Runs in the page itself, so it uses nothing from outside its own lines.
 */
export const drawingOf = (): number => {
  // FNV-1a, of 32 bits.
  let hash = 0x811c9dc5;
  const add = (text: string) => {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  };
  const addLook = (element: Element, pseudo?: string) => {
    const { color, backgroundColor, backgroundImage, opacity, textDecoration, fontWeight, fontSize, content } =
      getComputedStyle(element, pseudo);
    const pixels = Number.parseFloat(fontSize);
    // Large letters need less contrast (WCAG 2.2, 1.4.3: 18 points, or 14 in bold).
    const isLarge = pixels >= 24 || (Number(fontWeight) >= 700 && pixels >= 18.66);
    add(
      [color, backgroundColor, backgroundImage, opacity, textDecoration, fontWeight, isLarge, pseudo && content].join(),
    );
  };
  add(document.body.outerHTML);
  for (const element of document.body.querySelectorAll('*')) {
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    add(isVisible ? '1' : '0');
    if (!isVisible) continue;
    for (const pseudo of [undefined, '::before', '::after']) addLook(element, pseudo);
  }
  return hash;
};
