import { expect, vi } from 'vitest';
import { readingGrade, withoutFixedWords, withoutMedicalTerms } from '#tests/support/reading.ts';

const highestGrade = 6;

/**
 * The words of the page read at grade 6 or below, with folded parts and words for screen readers; and so does each open dialog.
 */
export const expectPlainWords = (): void => {
  for (const part of [document.body, ...document.querySelectorAll('dialog[open]')]) {
    const texts = readApart(part).map((text) => withoutMedicalTerms(withoutFixedWords(text)));
    const hardest = texts.toSorted((one, other) => readingGrade(other) - readingGrade(one)).slice(0, 5);
    const words = `the reading grade of ${part === document.body ? 'the page' : 'a dialog'}, its hardest words: ${hardest.join(' | ')}`;
    expect.soft(readingGrade(texts), words).toBeLessThanOrEqual(highestGrade);
  }
};

const { showModal } = HTMLDialogElement.prototype;

/** Until the end of the test, measures each dialog when it opens, because most tests close it before they end. */
export const watchDialogs = (): void => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function opened(this: HTMLDialogElement) {
    showModal.call(this);
    expectPlainWords();
  });
};

const unread = new Set(['STYLE', 'SCRIPT', 'TEXTAREA', 'SELECT', 'svg']);

/** Each paragraph, heading and item alone, so that a title does not run into the sentence after it. */
const readApart = (part: Element): string[] => {
  const texts = [''];
  const read = (node: Node) => {
    if (node instanceof Text) texts[texts.length - 1] += node.data;
    if (!(node instanceof Element) || unread.has(node.tagName)) return;
    const isApart = getComputedStyle(node).display !== 'inline';
    if (isApart) texts.push('');
    for (const child of node.childNodes) read(child);
    if (isApart) texts.push('');
  };
  read(part);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
};
