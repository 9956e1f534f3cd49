import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and its own best practice, a line each: the rule and where. */
export const violations = async (page: Page): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/**
 * How far the page scrolls sideways, in pixels: 0 when everything fits. Not against `innerWidth`: a phone zooms out until
 * all of it fits, and `innerWidth` with it.
 */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
