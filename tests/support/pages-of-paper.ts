import type { Page } from '@playwright/test';
import { waitUntilSettled } from './accessibility.ts';

export const papers = ['A4', 'Letter'] as const;

/** How many sheets the page takes, by Chromium's own PDF. */
export const pagesOn = async (page: Page, format: (typeof papers)[number]): Promise<number> => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

/** From now on the page is drawn as on paper. */
export const drawAsOnPaper = async (page: Page): Promise<void> => {
  // As wide as Letter or A4 between its margins: what scales with its column is as large as on paper.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
};

/**
 * The texts that paper would show in less than so many points, of a page that is drawn so (`drawAsOnPaper`). Labels inside
 * drawings scale with them and are left out.
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
