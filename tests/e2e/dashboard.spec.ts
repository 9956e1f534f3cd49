import type { Page } from '@playwright/test';
import { consentVersion } from '#shared/contract/account.ts';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession, seed } from '../support/people.ts';
import { takeQuiz } from '../support/take-quiz.ts';

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
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(heading(page)).toHaveText('How old is your body, really?');
  await expect(page.getByRole('link', { name: 'Start from my last answers' })).toHaveAttribute(
    'href',
    `/retake/${submissionId}`,
  );
  await expect(page.getByText('Your answers here are saved')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('a user who returns after three months sees what changed and what they planned, and retakes the quiz with one press', async ({
  page,
  stack,
}) => {
  const { account, submissionId: first } = await seed(stack).longevityPersona('average45F');
  await seed(stack).result(account, first);
  const { answers = {} } = longevityPersonas.average45F ?? {};
  const second = await seed(stack).longevity(account, { ...answers, sleepHours: 6 });
  await seed(stack).result(account, second);
  const changes = [{ questionId: 'sleepHours', value: 8 }];
  const agreed = { version: consentVersion, where: 'account' };
  await stack.call('POST', '/api/users/me/consent', { token: account.token, body: agreed });
  await stack.call('POST', '/api/submissions/plan', { token: account.token, body: { submissionId: second, changes } });
  await leaveSession(page, account);
  const later = (at: string, months: number) => new Date(Date.parse(at) - months * 30 * 86_400_000).toISOString();
  await page.route('**/api/submissions/me*', async (route) => {
    const response = await route.fetch();
    const rows: { submittedAt: string }[] = await response.json();
    const aged = rows.map((row, at) => ({ ...row, submittedAt: later(row.submittedAt, 3 + 4 * at) }));
    await route.fulfill({ response, json: aged });
  });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Since last time' });
  await expect(card).toContainText(/\d+ in \w+( \d+)?, \d+ now: /);
  await expect(card).toContainText('Sleep: 8 hours');
  const again = card.getByRole('link', { name: 'Take it again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await again.click();
  await expect(page).toHaveURL(`/retake/${second}`);
});

test('View Results passes the result on: the next page does not fetch it again', async ({ page, stack }) => {
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
