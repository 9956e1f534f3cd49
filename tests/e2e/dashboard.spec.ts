import type { Page } from '@playwright/test';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { expect, test } from '../support/fixtures.ts';
import { takeQuiz } from '../support/take-quiz.ts';
import { leaveSession } from './account/session.ts';
import { seed } from './results/seeding.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const viewResults = (page: Page) => page.getByRole('button', { name: /View Results/ });

test('Retake Quiz starts the quiz over, and asks before it drops an unfinished one', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await leaveSession(page, account);
  await takeQuiz(page, productQuizId, { answers: { birthdate: '1980-06-01', gender: 'female' }, until: 'ethnicity' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Retake Quiz: Longevity Quiz' }).click();
  await expect(page).toHaveURL('/longevity-quiz');
  await expect(heading(page)).toHaveText('You have an unfinished quiz');
  await page.getByRole('button', { name: 'Start with nothing filled in' }).click();
  await expect(heading(page)).toHaveText('How old is your body, really?');
  await expect(page.getByRole('link', { name: 'Use my last answers' })).toHaveAttribute(
    'href',
    `/retake/${submissionId}`,
  );
  await expect(page.getByText('Your answers are kept')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('View Results brings the result along: the next page doesn’t fetch it again', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  const result: Result = await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  let fetches = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/results/get')) fetches += 1;
  });
  await page.goto('/dashboard');
  await viewResults(page).click();
  await expect(page).toHaveURL(`/results/${submissionId}`);
  await expect(page.getByText(result.content.intro)).toBeVisible();
  expect(fetches).toBe(1);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('when something fails', () => {
  test.use({ expectedNoise: /status of (401|404)/ });

  test('a token that the API no longer accepts ends the session quietly, and the login leads back', async ({
    page,
    stack,
  }) => {
    const account = await stack.register();
    await leaveSession(page, account);
    await page.route('**/api/submissions/me', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }), {
      times: 1,
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('Email address').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
