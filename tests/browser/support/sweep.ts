import axe from 'axe-core';
import { expect } from 'vitest';
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
import { expectPlainWords } from './plain-words.ts';

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
