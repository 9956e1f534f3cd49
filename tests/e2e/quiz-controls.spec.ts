import { expect, test } from '../support/fixtures.ts';
import { next } from '../support/take-quiz.ts';

// The looks of every kind of question: tests/browser/quiz/looks.test.tsx.

test('the intro leads to privacy, which continues only with the box ticked', async ({ page }) => {
  await page.goto('/longevity-quiz');
  await expect(page.getByText(/^10\u2060–\u206015\sminutes$/)).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("First, let's learn a little bit about you");
  await expect(next(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await next(page).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
});
