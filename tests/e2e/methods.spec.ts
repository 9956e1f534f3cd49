import { AxeBuilder } from '@axe-core/playwright';
import { methodsContent } from '#web/methods/content/methods-content.ts';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const methods = methodsContent();

test('the methods are public, and a question opens into its hazard ratios and sources', async ({ page }) => {
  await page.goto('/methods');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Longevity calculates');
  await expect(page).toHaveTitle('Methods – Longevity');
  const row = methods.evidence.find(({ answers }) => answers.some(({ hazardRatio }) => hazardRatio));
  const question = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: row?.label ?? 'missing' }) });
  const table = question.getByRole('table').first();
  await expect(table).toBeHidden();
  await question.locator('summary').click();
  await expect(table).toBeVisible();
  await question.getByRole('link').first().click();
  await expect(page).toHaveURL(/#source-/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('every source is listed, with its link where it has one', async ({ page }) => {
  await page.goto('/methods');
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  const listed = await page.locator('[id^="source-"]').evaluateAll((entries) =>
    entries.map((entry) => ({
      id: entry.id,
      text: entry.textContent,
      href: entry.querySelector('a')?.getAttribute('href') ?? undefined,
    })),
  );
  expect(listed).toHaveLength(methods.sources.length);
  for (const [at, { id, citation, url }] of methods.sources.entries()) {
    expect(listed[at]).toMatchObject({ id: `source-${id}`, text: expect.stringContaining(citation) });
    expect(listed[at]?.href).toBe(url);
  }
});

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const)
  test(`the methods page has no accessibility violation, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/methods');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The first few of each part: all at once would take axe a minute.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('section'))
        for (const [at, details] of [...part.querySelectorAll('details')].entries()) details.open = at < 2;
    });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

test('with every question open nothing is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/methods');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a table that is wider than a phone scrolls in its own region, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/methods');
  await page.locator('summary', { hasText: 'Answer by answer' }).click();
  const region = page.getByRole('region', { name: 'Answer by answer' });
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('the paper’s woman ends at 14.7%, and each fold opens from the keyboard', async ({ page }) => {
  await page.goto('/methods');
  await expect(page.getByRole('list', { name: 'A heart risk by hand: formula' })).toContainText('= 14.7%');
  await page.locator('summary', { hasText: 'Term by term' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Term by term' }).getByRole('row')).toHaveCount(13);
});
