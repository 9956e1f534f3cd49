import { AxeBuilder } from '@axe-core/playwright';
import { methodsPage } from '#shared/scoring/methods.ts';
import { expect, test } from '../support/fixtures.ts';

const methods = methodsPage();

test('the methods are public, and a question opens into its hazard ratios and sources', async ({ page }) => {
  await page.goto('/methods');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Longevity calculates');
  await expect(page).toHaveTitle('Methods – Longevity');
  const row = methods.evidence.find(({ answers }) => answers.some(({ hazardRatio }) => hazardRatio));
  const question = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: row?.label ?? 'missing' }) });
  await expect(question.getByRole('table')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.getByRole('table')).toBeVisible();
  await question.getByRole('link').first().click();
  await expect(page).toHaveURL(/#source-/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('every source is listed, with its link where it has one', async ({ page }) => {
  await page.goto('/methods');
  for (const { id, citation, url } of methods.sources) {
    const entry = page.locator(`#source-${id}`);
    await expect(entry).toContainText(citation);
    if (url) await expect(entry.getByRole('link')).toHaveAttribute('href', url);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the methods page has no accessibility violation, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/methods');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id }) => id),
        `${width} px`,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
