import { expect, test } from '#tests/support/fixtures.ts';
import { expectWholeResult } from '#tests/support/pages.ts';
import { seed, signIn } from '#tests/support/people.ts';

test('a result leads to the page', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).reader();
  await signIn(page, account);
  await page.goto(`/results/${submissionId}`);
  await expectWholeResult(page);
  await page.getByRole('link', { name: 'What if…' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What if');
});

test('the bar of “What if…” is not on paper, where it would cover a slider', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).reader();
  await signIn(page, account);
  await page.goto(`/what-if/${submissionId}`);
  const save = page.getByRole('button', { name: 'Save my plan' });
  await expect(save).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(save).toBeHidden();
  await expect(page.getByRole('slider').first()).toBeVisible();
});
