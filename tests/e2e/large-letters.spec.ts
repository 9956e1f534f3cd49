import type { Page } from '@playwright/test';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/personas.ts';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerQuestion, enterQuiz, fillIn, pathOf } from '../support/take-quiz.ts';
import { answerSubmissions } from './account/session.ts';
import { seed, signIn } from './results/seeding.ts';

// WCAG 1.4.4 on a phone: the browser's own letters at twice their size.
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

test('with letters of twice the size the questions fit a phone, and no figure is cut', async ({ page }) => {
  const answers: Answers = {
    ...longevityPersonas.average45F?.answers,
    name: { firstName: 'Ines', lastName: 'Example' },
  };
  await page.goto('/longevity-quiz');
  await enterQuiz(page, productQuizId);
  for (const question of pathOf(productQuizId, answers, true)) {
    await expect(heading(page)).toHaveText(question.text);
    const answer = answers[question.id];
    if (answer !== undefined && question.type !== 'multiple-choice') await fillIn(page, question, answer);
    expect(await sidewaysScroll(page), question.id).toBe(0);
    if (['date', 'height', 'slider'].includes(question.type)) expect(await cutFigures(page), question.id).toEqual([]);
    if (question.type === 'name') return;
    await answerQuestion(page, question, answer);
  }
});

const cutFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input')]
      .filter(({ type, scrollWidth, clientWidth }) => type !== 'range' && scrollWidth > clientWidth)
      .map(({ value }) => value),
  );

test('with letters of twice the size both results fit a phone', async ({ page, stack }) => {
  const { account, submissionId, longevityId } = await seed(stack).cardiacPersona('sedentaryObese35F');
  await signIn(page, account);
  for (const id of [longevityId, submissionId]) {
    await seed(stack).result(account, id);
    await page.goto(`/results/${id}`);
    await expect(page.getByRole('button', { name: 'Retake' })).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await sidewaysScroll(page), id).toBe(0);
  }
});
