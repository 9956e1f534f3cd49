import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type WithAxe = Window & { axe?: typeof axe };

/**
 * What axe finds against WCAG 2.2 AA and its best practices, a line each: the rule and where. axe runs in the page itself,
 * which has no frames (the policy forbids them): Playwright's builder opens a second page for each check, which takes ten times
 * as long.
 */
export const violations = async (page: Page, look: Look = 'everything'): Promise<string[]> => {
  if (look === 'nothing') return [];
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate((options) => (window as WithAxe).axe?.run(options), optionsOf(look));
  if (!found) throw new Error('The page was left while axe checked it.');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/**
 * As `violations`, for one page in several widths and schemes: after the first time axe checks only what can have changed
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
 * Waits until the page has its main part, the new scheme or width is drawn, and every transition has ended. A page that is not
 * prerendered is empty at first, and on a busy machine axe would check that, or half a transition.
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
 * How far the page scrolls sideways, in pixels: 0 when everything fits. `innerWidth` cannot tell: a phone zooms out until all of
 * the page fits, and `innerWidth` grows with it.
 */
export const sidewaysScroll = (page: Page): Promise<number> => page.evaluate(findSidewaysScroll);

/** Visible controls below 44 px. Links inside a sentence are exempt (WCAG 2.2, 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

// These two run in the page, so they use nothing from outside the function.

export const findSidewaysScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const findSmallTargets = (): string[] => {
  /** Whether its line has other words, which a list of links has not. */
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

export type ColorScheme = 'light' | 'dark';

/**
 * What axe checks: everything; all but colours, which take nine tenths of the time; what moving elements can break; what a
 * colour scheme can break; or nothing, because it has checked the same before.
 */
export type Look = 'everything' | 'structure' | 'places' | 'colours' | 'nothing';

/**
 * For one page in several widths and schemes, in any order: decides what axe checks, given what is drawn (`drawingOf`). The dark
 * scheme changes only colours. Another width at which the same is drawn changes only positions: what lies behind a text, and how
 * large a target is; that is checked in the light scheme. So a page that is checked in dark must also be checked in light.
 */
export const lookerAtOnePage = () => {
  const seen = new Set<string>();
  return (scheme: ColorScheme, drawing: number): Look => {
    const drawn = `${scheme} ${drawing}`;
    const isNew = !seen.has(drawn);
    seen.add(drawn);
    if (scheme === 'dark') return isNew ? 'colours' : 'nothing';
    return isNew ? 'everything' : 'places';
  };
};

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];
const placeRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

const rulesOf = (look: Exclude<Look, 'nothing'>): Pick<RunOptions, 'runOnly' | 'rules'> => {
  if (look === 'places') return { runOnly: { type: 'rule', values: placeRules } };
  if (look === 'colours') return { runOnly: { type: 'rule', values: colourRules } };
  const left = look === 'structure' ? colourRules.map((rule) => [rule, { enabled: false }]) : [];
  return { runOnly: { type: 'tag', values: axeTags }, rules: Object.fromEntries(left) };
};

/** For axe's `run`. */
export const optionsOf = (look: Exclude<Look, 'nothing'>): RunOptions => ({
  ...rulesOf(look),
  resultTypes: ['violations'],
});

/**
 * What the page shows, as one number: its elements with their attributes, which of them are visible, and their colours and
 * fonts. Two widths with the same number differ only in positions and sizes.
 * Runs in the page, so it uses nothing from outside the function.
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
    // Large text needs less contrast (WCAG 2.2, 1.4.3: 18 points, or 14 in bold).
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
