import type { Page } from '@playwright/test';
import { waitUntilSettled } from './accessibility.ts';

export const papers = ['A4', 'Letter'] as const;

/** How many sheets the page takes in Chromium's PDF. */
export const pagesOn = async (page: Page, format: (typeof papers)[number]): Promise<number> => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

/** Draws the page as on paper from now on. */
export const drawAsOnPaper = async (page: Page): Promise<void> => {
  // The width of Letter or A4 between the margins, so that what scales with its column has the size that it has on paper.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
};

/**
 * The texts smaller than so many points, on a page drawn by `drawAsOnPaper`. Labels inside drawings scale with them and are
 * left out.
 */
export const smallTexts = async (page: Page, points: number): Promise<string[]> => {
  await page.evaluate(waitUntilSettled);
  return page.evaluate((least) => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg') || !element.checkVisibility()) continue;
      // A CSS point is 4/3 of a pixel.
      if (Number.parseFloat(getComputedStyle(element).fontSize) * 0.75 < least - 0.01) small.push(node.textContent);
    }
    return small;
  }, points);
};
