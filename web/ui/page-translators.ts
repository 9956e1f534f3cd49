// Browsers' page translators replace each text node with a <font> element. React goes on using the node that has left
// the page. Removing it throws and takes the whole page down (https://github.com/facebook/react/issues/11538), and
// nobody sees new text in it. React has no hook for this. Its community's remedy is to make both DOM methods tolerate
// such a node. This file also remembers what replaced each node, so that a text that React removes or changes leaves
// the page.

/** The element in the page that has replaced a text node. */
const standIns = new WeakMap<Node, Node>();

const shownFor = (node: Node): Node => {
  note(watcher.takeRecords());
  const standIn = standIns.get(node);
  return standIn?.parentNode && !node.parentNode ? standIn : node;
};

const isFont = (node: Node | null): boolean => node?.nodeName === 'FONT';

/** Puts back a text that React has changed. The translator then translates it again. */
function showAgain(text: Node): void {
  const shown = shownFor(text);
  if (shown !== text) shown.parentNode?.replaceChild(text, shown);
}

function note(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') showAgain(target);
    // React has put the text elsewhere in the page, so remove its old translation.
    for (const added of addedNodes) {
      const standIn = standIns.get(added);
      if (standIn && added.parentNode) standIn.parentNode?.removeChild(standIn);
    }
    for (const removed of removedNodes) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (removed.nodeType !== Node.TEXT_NODE || removed.parentNode || !standIn) continue;
      standIns.set(removed, standIn);
      watcher.observe(removed, { characterData: true });
    }
  }
}

const watcher = new MutationObserver(note);

/** Call it once. */
export function followPageTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = shownFor(child);
    if (shown.parentNode) removeChild.call(shown.parentNode, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    let place = before;
    if (before && before.parentNode !== this) place = shownFor(before);
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as T;
  };
  watcher.observe(document.documentElement, { childList: true, subtree: true });
}
