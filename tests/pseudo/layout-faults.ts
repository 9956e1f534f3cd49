/**
 * What of a page cannot be read: text that is cut off by the window or by a box that hides what is too long, and texts or
 * controls that lie on each other. Runs in the page, so it uses nothing from outside the function.
 */
export const layoutFaults = (): string[] => {
  type Box = { left: number; right: number; top: number; bottom: number };
  const faults: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  /** For screen readers only: a box of one pixel, or one that is clipped away. */
  const isUnseen = (element: Element | null): boolean => {
    for (let one = element; one; one = one.parentElement) {
      const { clip, clipPath, overflow } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      if (clip !== 'auto' || clipPath === 'inset(50%)' || (overflow !== 'visible' && width <= 1 && height <= 1))
        return true;
    }
    return false;
  };
  /** What moves apart from the page lies above it on purpose. */
  const layerOf = (element: Element | null): Element | null => {
    for (let one = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position) || one.matches('dialog')) return one;
    return null;
  };
  const say = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  const { clientWidth } = document.documentElement;
  const sideways = document.documentElement.scrollWidth - clientWidth;
  if (sideways > 0) faults.push(`it scrolls sideways by ${sideways} px`);

  const dialog = document.querySelector('dialog[open]');
  const texts: { node: Node; holder: Element; layer: Element | null; boxes: Box[] }[] = [];
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !/[^\s~]/.test(node.textContent ?? '') || holder.closest('script, style, noscript, option'))
      continue;
    // The link to the content waits above the page until it is focused.
    if (holder.matches('a[href="#main"]')) continue;
    // An address to be copied shows its beginning.
    if (/^https?:/.test(node.textContent ?? '')) continue;
    if (!isShown(holder) || isUnseen(holder)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) texts.push({ node, holder, layer: layerOf(holder), boxes });
  }

  for (const { node, holder, boxes } of texts) {
    let hides = true;
    for (let one: Element | null = holder; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(one);
      if (display === 'inline' || display === 'contents') continue;
      const outer = one.getBoundingClientRect();
      // Inside a box that scrolls, everything can be reached.
      if (['auto', 'scroll'].includes(overflowX)) hides = false;
      const cutsX = ['hidden', 'clip'].includes(overflowX);
      const cutsY = ['hidden', 'clip'].includes(overflowY);
      if (
        boxes.some(
          (box) =>
            (cutsX && (box.left < outer.left - 1 || box.right > outer.right + 1)) ||
            (cutsY && (box.top < outer.top - 4 || box.bottom > outer.bottom + 4)),
        )
      ) {
        faults.push(`cut off: ${say(node.textContent ?? '')}`);
        hides = false;
        break;
      }
    }
    if (hides && boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1))
      faults.push(`outside the window: ${say(node.textContent ?? '')}`);
  }

  const lieOnEachOther = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  /** The letters without the space that the font leaves above and below them. */
  const letters = ({ left, right, top, bottom }: Box): Box => {
    const space = (bottom - top) / 4;
    return { left, right, top: top + space, bottom: bottom - space };
  };
  const lines = texts.flatMap((text) => text.boxes.map((box) => ({ ...text, box: letters(box) })));
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.node !== other.node && one.layer === other.layer && lieOnEachOther(one.box, other.box))
        faults.push(`on each other: ${say(one.node.textContent ?? '')} | ${say(other.node.textContent ?? '')}`);
    }
  });

  /** The button that shows a password lies in its field, which leaves it room. */
  const liesIn = (field: { control: Element; box: Box }, { box }: { box: Box }) =>
    field.control.matches('input') &&
    box.left >= field.box.left &&
    box.right <= field.box.right &&
    box.top >= field.box.top &&
    box.bottom <= field.box.bottom;
  /** A link or a fold takes presses beside its words too, where nothing is drawn. */
  const drawnBox = (control: Element): Box => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(control);
    if (borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)') return control.getBoundingClientRect();
    range.selectNodeContents(control);
    return range.getBoundingClientRect();
  };
  const controls = [
    ...(dialog ?? document.body).querySelectorAll(
      'button, a[href], input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, summary',
    ),
  ]
    .filter((control) => isShown(control) && !isUnseen(control) && getComputedStyle(control).display !== 'inline')
    .map((control) => ({ control, layer: layerOf(control), box: drawnBox(control) }));
  controls.forEach((one, at) => {
    for (const other of controls.slice(at + 1))
      if (
        one.layer === other.layer &&
        !one.control.contains(other.control) &&
        !other.control.contains(one.control) &&
        !liesIn(one, other) &&
        lieOnEachOther(one.box, other.box)
      )
        faults.push(
          `on each other: ${say(one.control.textContent || one.control.outerHTML)} | ${say(other.control.textContent || other.control.outerHTML)}`,
        );
  });
  return [...new Set(faults)];
};
