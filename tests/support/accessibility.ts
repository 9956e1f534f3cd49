import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { drawingOf } from './drawing.ts';
import { type ColorScheme, type Look, lookerAtOnePage, optionsOf } from './looks.ts';

type WithAxe = Window & { axe?: typeof axe };

/**
 * What axe finds against WCAG 2.2 AA and its own best practice, a line each: the rule and where. axe runs in the page itself,
 * which has no frames (the policy forbids them). Playwright's own builder opens a second page for each look, and takes ten
 * times as long.
 */
export const violations = async (page: Page, look: Look = 'everything'): Promise<string[]> => {
  if (look === 'nothing') return [];
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate((options) => (window as WithAxe).axe?.run(options), optionsOf(look));
  if (!found) throw new Error('The page was left while axe looked at it.');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/**
 * As `violations`, of one page in several widths and schemes: axe looks again at what can have changed alone
 * (`lookerAtOnePage`).
 */
export const violationsOf = (page: Page) => {
  const lookAt = lookerAtOnePage();
  return async (colorScheme: ColorScheme): Promise<string[]> => {
    await settled(page);
    return violations(page, lookAt(colorScheme, await page.evaluate(drawingOf)));
  };
};

/**
 * Waits until the page's main part is there, another scheme or width is drawn, and every transition to it has ended. A page
 * that no server prerenders is empty at first, and on a busy machine axe would look at that, or at half of a transition.
 */
const settled = async (page: Page): Promise<void> => {
  await page.locator('main').waitFor({ state: 'attached' });
  await page.evaluate(waitUntilSettled);
};

/** Runs in the page. */
export const waitUntilSettled = async (): Promise<void> => {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const isChanging = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  await nextFrame();
  await nextFrame();
  while (document.getAnimations().some(isChanging)) await nextFrame();
};

/**
 * How far the page scrolls sideways, in pixels: 0 when everything fits. Not against `innerWidth`: a phone zooms out until
 * all of it fits, and `innerWidth` with it.
 */
export const sidewaysScroll = (page: Page): Promise<number> => page.evaluate(findSidewaysScroll);

/** Controls below 44 px that can be pressed; what is folded away cannot. Links inside a sentence are exempt (WCAG 2.2, 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

// What follows runs in the page itself, so it uses nothing from outside its own lines.

export const findSidewaysScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const findSmallTargets = (): string[] => {
  /** Other words stand in its line: a list of links is none. */
  const isInSentence = (element: Element): boolean => {
    if (!element.matches('a[href]') || getComputedStyle(element).display !== 'inline') return false;
    const line = element.closest('p, li, dd, dt, td, div')?.cloneNode(true);
    if (!(line instanceof Element)) return false;
    for (const link of line.querySelectorAll('a')) link.remove();
    return /\p{L}/u.test(line.textContent ?? '');
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, textarea, summary')]
    .filter((element) => !element.matches('a[href="#main"]') && element.checkVisibility() && !isInSentence(element))
    .map((element) => ({ element: element.closest('label') ?? element, html: element.outerHTML.slice(0, 80) }))
    .filter(({ element }) => element.offsetWidth > 0 && (element.offsetWidth < 44 || element.offsetHeight < 44))
    .map(({ html }) => html);
};
