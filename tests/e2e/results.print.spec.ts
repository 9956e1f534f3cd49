import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectWholeResult } from '../support/pages.ts';
import { pagesOn, papers } from '../support/pages-of-paper.ts';
import { seed, signIn } from '../support/people.ts';
import type { Account } from '../support/stack.ts';

const show = async (page: Page, account: Account, submissionId: string) => {
  await signIn(page, account);
  await page.goto(`/results/${submissionId}`);
  await expectWholeResult(page);
};

// results.people.spec.ts prints every kind of page without a trend.
test('a longevity result with its trend prints on at most two pages', async ({ page, stack }) => {
  const seeds = seed(stack);
  const { account, submissionId: earlier } = await seeds.longevityPersona('sedentaryObese35F');
  await seeds.result(account, earlier);
  const { submissionId } = await seeds.longevityPersona('heavySmoker50M', account);
  await seeds.result(account, submissionId);
  await show(page, account, submissionId);
  await expect(page.getByRole('region', { name: 'Your trend' })).toBeVisible();
  for (const paper of papers) expect(await pagesOn(page, paper), paper).toBeLessThanOrEqual(2);
});

test('the print has every category open, and nothing to press', async ({ page, stack }) => {
  const { account, submissionId, result } = await seed(stack).reader();
  const { content } = result;
  await show(page, account, submissionId);
  await page.emulateMedia({ media: 'print' });
  for (const { explanationParagraph } of content.category_breakdown) {
    await expect(page.getByText(explanationParagraph, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('complementary', { name: 'When to get medical care' })).toBeVisible();
  await expect(page.getByText(`Worked out with method ${content.engine.version}.`).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retake' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('a browser that cannot open categories by style opens them while it prints', async ({ page, stack }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const { account, submissionId, result } = await seed(stack).reader();
  const { content } = result;
  await show(page, account, submissionId);
  const open = page.locator('details[open]:not(li > details) > summary:has(h3)');
  await expect(open).toHaveCount(1);
  // The page listens shortly after it is rendered.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await open.count()).toBe(content.category_breakdown.length);
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(1);
  await page.locator('details[name="categories"] > summary').last().click();
  await expect(open).toHaveCount(1); // one or none again
});
