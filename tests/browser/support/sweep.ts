import axe from 'axe-core';
import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  drawingOf,
  findSidewaysScroll,
  findSmallTargets,
  type Look,
  lookerAtOnePage,
  optionsOf,
  waitUntilSettled,
} from '#tests/support/accessibility.ts';
import { readingGrade, withoutFixedWords, withoutMedicalTerms } from '#tests/support/reading.ts';

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be declared further
  interface BrowserCommands {
    /** Defined in the configuration of these tests. */
    setColorScheme: (scheme: 'light' | 'dark') => Promise<void>;
  }
}

/** Neighbours differ in one thing, because changing the scheme takes a message to the browser. */
const looks = [
  { width: 320, scheme: 'light' },
  { width: 320, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const;

/**
 * Checks the page on the narrowest phone and on a desktop, light and dark: no accessibility violation, no sideways scrolling,
 * every control large enough for a finger, and words of grade 6 or below.
 */
export const expectGoodLooks = async (): Promise<void> => {
  document.documentElement.lang = 'en-GB';
  expectPlainWords();
  const lookAt = lookerAtOnePage();
  for (const { width, scheme } of looks) {
    if (innerWidth !== width || innerHeight !== 844) await page.viewport(width, 844);
    if (matchMedia('(prefers-color-scheme: dark)').matches !== (scheme === 'dark'))
      await commands.setColorScheme(scheme);
    await waitUntilSettled();
    // Scrolls to the end, because what a bar at the bottom of the window covers can be scrolled clear of it.
    scrollTo(0, document.documentElement.scrollHeight);
    const where = `${width} px, ${scheme}`;
    expect(findSidewaysScroll(), where).toBe(0);
    expect(findSmallTargets(), where).toEqual([]);
    expect(await violations(lookAt(scheme, drawingOf())), where).toEqual([]);
  }
  await page.viewport(390, 844);
};

const violations = async (look: Look): Promise<string[]> => {
  if (look === 'nothing') return [];
  const found = await axe.run(document, optionsOf(look));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

const highestGrade = 6;

/**
 * Checks that the words of the page, including folded parts and words for screen readers, are at grade 6 or below, and
 * so are those of each open dialog.
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

/** Reads each paragraph, heading and item alone, so that a title does not run into the sentence after it. */
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
