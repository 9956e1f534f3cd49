import type { Page } from '@playwright/test';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { isTooFew } from '#shared/quiz/enough-answers.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { countAnswers } from '#shared/quiz/visible.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession } from '../support/people.ts';
import { leaveDraft } from '../support/stored-draft.ts';
import { submit } from '../support/submissions.ts';
import { next, pathOf } from '../support/take-quiz.ts';

// The list of answers before they are sent.

const heart: Answers = cardiacPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The answers from the start of the quiz, one too few. */
const oneTooFew = (): Answers => {
  const quiz = quizzes[cardiacQuizId];
  let few: Answers = {};
  for (const { id, mustAnswer } of pathOf(cardiacQuizId, heart, false)) {
    const answer = heart[id];
    if (answer === undefined) continue;
    const more = { ...few, [id]: answer };
    if (mustAnswer || isTooFew(countAnswers(quiz, more))) few = more;
  }
  return few;
};

test('a quiz with too few answers says so before it is sent, and one more answer lets it be sent', async ({
  page,
  stack,
}) => {
  const account = await stack.register();
  await submit(stack, account, { answers: longevityPersonas.average45F?.answers ?? {} });
  await leaveSession(page, account);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submissions/create')) sent.push(request.postData() ?? '');
  });
  const few = oneTooFew();
  const path = pathOf(cardiacQuizId, few, false);
  const last = path.at(-1);
  await leaveDraft(page, cardiacQuizId, { answers: few, at: last?.id ?? '', owner: account.userId });
  await page.goto('/cardiac-health-quiz');
  await page.getByRole('button', { name: 'Skip' }).click();

  await expect(heading(page)).toHaveText('Check your answers');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Please answer one more');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(alert).toBeFocused();
  expect(sent).toEqual([]);

  await page
    .getByRole('button', { name: /^Answer / })
    .last()
    .click();
  await expect(heading(page)).toHaveText(last?.text ?? '');
  await page.getByRole('button', { name: last?.options?.[0]?.label ?? '', exact: true }).click();
  await expect(heading(page)).toHaveText('Check your answers');
  await expect(alert).toHaveCount(0);

  // Opens the same question again and changes its answer.
  await page
    .getByRole('button', { name: /^Change / })
    .last()
    .click();
  await page.getByRole('button', { name: last?.options?.[1]?.label ?? '', exact: true }).click();
  await expect(heading(page)).toHaveText('Check your answers');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '').submittedAnswers).toContainEqual(
    expect.objectContaining({ questionId: last?.id, value: last?.options?.[1]?.value }),
  );
});

// The looks of every kind of question: tests/browser/quiz/looks.test.tsx.

test('the intro leads to privacy, which continues only with the box ticked', async ({ page }) => {
  await page.goto('/longevity-quiz');
  await expect(page.getByText(/^10\u2060–\u206015\sminutes$/)).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First, let’s learn a little bit about you');
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^Tick the box/);
  await page.getByRole('checkbox', { name: /^I’ve read/ }).check();
  await next(page).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
});
