import type { Page } from '@playwright/test';
import { quizIdFrom, quizRecordOf } from '#shared/derived-names.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectWholeResult } from '../support/pages.ts';
import { drawAsOnPaper, pagesOn, papers, smallTexts } from '../support/pages-of-paper.ts';
import { signIn } from '../support/people.ts';
import { awaitAllResults } from '../support/submissions.ts';
import { takeQuiz } from '../support/take-quiz.ts';

// Runs in the copy where the quiz is registered (`tests/e2e/third-quiz.spec.ts`).

const answers = { reads: 'yes', pages: '20', hours: 8, tall: { ft: 5, in: 7 }, since: '2020-01-31', remark: 'Tea.' };
const said = 'Your evenings are 22 years old.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a third quiz can be taken on its screens, and its result can be read and printed and leads on', async ({
  page,
  stack,
}) => {
  const quizId = quizIdFrom('evening');
  if (!quizId) throw new Error('The quiz is not registered.');
  const { title } = quizRecordOf(quizId);
  await signIn(page, await stack.register({ firstName: 'Ines' }));
  await page.goto('/');
  await page.getByRole('link', { name: `Start: ${title}` }).click();
  await expect(heading(page)).toHaveText('How do your days end?');
  await takeQuiz(page, quizId, { answers, byPointer: true });
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  await awaitAllResults(stack);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: `View Results: ${title}` }).click();
  await expectWholeResult(page);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.locator('dl > div', { hasText: 'Evening Age' }).locator('dd').first()).toHaveText('22');
  expect(await violations(page)).toEqual([]);
  const result = page.url();

  for (const paper of papers) expect(await pagesOn(page, paper), paper).toBe(1);
  await drawAsOnPaper(page);
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'What next' })).toBeHidden();
  expect(await smallTexts(page, 9)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });

  for (const way of ['My answers', 'For my doctor', 'Take it again']) {
    await page.goto(result);
    // What has no door stands in the details.
    await page.getByRole('heading', { name: 'Details', exact: true }).click();
    await page.getByRole('article').getByRole('link', { name: way, exact: true }).click();
    await expect(heading(page)).toHaveText(/answers|doctor|again/);
  }
});
