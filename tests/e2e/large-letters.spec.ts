import type { Page } from '@playwright/test';
import { productQuizId } from '#shared/derived-names.ts';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectWholeResult } from '../support/whole-result.ts';
import { answerSubmissions } from './account/session.ts';
import { seed, signIn } from './results/seeding.ts';

// WCAG 1.4.4 on a phone: the browser's own letters at twice their size. The questions: tests/browser/quiz/large-letters.test.tsx.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('with letters of twice the size the pages around the quizzes fit a phone', async ({ page, stack }) => {
  for (const path of ['/', '/login', '/register']) {
    await page.goto(path);
    await expect(heading(page)).toHaveCSS('font-size', /^([5-9]\d|\d{3})/);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await signIn(page, await stack.register({ firstName: 'Ines' }));
  await answerSubmissions(page, [{ quizId: productQuizId, submittedAt: new Date().toISOString() }]);
  for (const path of ['/', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText('View Results').first()).toBeVisible();
    expect(await sidewaysScroll(page), `${path}, signed in`).toBe(0);
  }
});

test('with letters of twice the size both results fit a phone', async ({ page, stack }) => {
  const { account, submissionId, longevityId } = await seed(stack).cardiacPersona('sedentaryObese35F');
  await signIn(page, account);
  for (const id of [longevityId, submissionId]) {
    await seed(stack).result(account, id);
    await page.goto(`/results/${id}`);
    await expectWholeResult(page);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await sidewaysScroll(page), id).toBe(0);
  }
});
