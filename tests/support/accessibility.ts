import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and its own best practice, a line each: the rule and where. */
export const violations = async (page: Page): Promise<string[]> => {
  // Another scheme or width is drawn a frame later, and on a busy machine axe would look at half of each.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const found = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/**
 * How far the page scrolls sideways, in pixels: 0 when everything fits. Not against `innerWidth`: a phone zooms out until
 * all of it fits, and `innerWidth` with it.
 */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls below 44 px that can be pressed. Links inside a sentence are exempt (WCAG 2.2, 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, textarea, summary')]
      .filter((element) => !element.matches('a[href="#main"]'))
      .map((element) => ({ element: element.closest('label') ?? element, html: element.outerHTML.slice(0, 80) }))
      .filter(({ element }) => element.offsetWidth > 0 && (element.offsetWidth < 44 || element.offsetHeight < 44))
      .map(({ html }) => html),
  );
