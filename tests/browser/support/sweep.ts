import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  findSidewaysScroll,
  findSmallTargets,
  type Look,
  lookAt,
  rulesOf,
  waitUntilSettled,
} from '#tests/support/accessibility.ts';

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be declared further
  interface BrowserCommands {
    /** Defined in the configuration of these tests. */
    setColorScheme: (scheme: 'light' | 'dark') => Promise<void>;
  }
}

/**
 * What the page on the screen looks like on a phone and on a desk, light and dark: nothing for axe to find, nothing beside the
 * screen, every control large enough for a finger.
 */
export const expectGoodLooks = async (): Promise<void> => {
  document.documentElement.lang = 'en-GB';
  for (const width of [390, 1280]) {
    await page.viewport(width, 844);
    for (const scheme of ['light', 'dark'] as const) {
      await commands.setColorScheme(scheme);
      await waitUntilSettled();
      // To the end: what a bar at the bottom of the window covers in the middle of a page can be scrolled clear of it.
      scrollTo(0, document.documentElement.scrollHeight);
      const where = `${width} px, ${scheme}`;
      expect(findSidewaysScroll(), where).toBe(0);
      expect(findSmallTargets(), where).toEqual([]);
      expect(await violations(lookAt(scheme)), where).toEqual([]);
    }
  }
  await page.viewport(390, 844);
  await commands.setColorScheme('light');
};

const violations = async (look: Look): Promise<string[]> => {
  const { type, values } = rulesOf(look);
  const found = await axe.run(document, { runOnly: { type, values: [...values] }, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
