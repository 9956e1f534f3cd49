import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitUntilSettled } from '#tests/support/accessibility.ts';
import { mayBeForeign, saidByPage } from '#tests/support/page-texts.ts';
import { layoutFaults } from './layout-faults.ts';
import { withoutNames } from './names.ts';

export const phone = { width: 390, height: 844 };
/** A4 without its margins. */
const paper = { width: 718, height: 1046 };
const desktop = { width: 1280, height: 900 };

// Each of these three runs in the page.

const openFolds = () => {
  for (const fold of document.querySelectorAll('details:not([open])')) fold.setAttribute('open', 'by the walk');
};
/** Shuts those that `openFolds` opened. */
const shutFolds = () => {
  for (const fold of document.querySelectorAll('details[open="by the walk"]')) fold.removeAttribute('open');
};
const turn = (direction: string) => {
  document.documentElement.dir = direction;
};

/** Looks at the screens of the walk, and collects what is wrong with them. */
export const newLooker = (pictures: string) => {
  const faults: string[] = [];
  let screens = 0;
  return {
    faults,
    count: () => screens,
    /** The screen that is shown: its words, and its layout at both widths and in both directions. */
    async look(page: Page, name: string): Promise<void> {
      screens += 1;
      await page.evaluate(waitUntilSettled);
      const said = await page.evaluate(saidByPage);
      const { pathname } = new URL(page.url());
      const texts = new Set(said.filter((one) => !mayBeForeign(one, pathname)).map(({ text }) => text));
      for (const text of texts) if (/[A-Za-z]{2}/.test(withoutNames(text))) faults.push(`${name} says: ${text}`);
      if (!/[áéíóú]/.test(await page.locator('body').innerText()))
        faults.push(`${name} is not in the pseudo-language.`);
      const isPaper = await page.evaluate(() => matchMedia('print').matches);
      await page.evaluate(openFolds);
      for (const viewport of isPaper ? [paper] : [phone, desktop]) {
        await page.setViewportSize(viewport);
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate(turn, direction);
          await page.evaluate(waitUntilSettled);
          for (const fault of await page.evaluate(layoutFaults))
            faults.push(`${name}, ${viewport.width} px, ${direction}: ${fault}`);
          const file = `${name.replaceAll(/\W+/g, '-')}-${direction}.png`;
          if (pictures && viewport === phone) await page.screenshot({ path: join(pictures, file), fullPage: true });
        }
      }
      await page.evaluate(turn, 'ltr');
      await page.evaluate(shutFolds);
      await page.setViewportSize(phone);
    },
  };
};
