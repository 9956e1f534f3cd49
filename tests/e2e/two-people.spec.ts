import type { Page } from '@playwright/test';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedKeys } from '../support/pages.ts';
import { leaveSession, seed } from '../support/people.ts';
import { leaveDraft } from '../support/stored-draft.ts';
import { next } from '../support/take-quiz.ts';

// Two users of one device, and one user in two tabs.

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the second user of a shared device finds nothing of the first, not by Back either', async ({
  page,
  context,
  stack,
}) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await seed(stack).result(account, submissionId);
  await page.goto('/longevity-quiz');
  await next(page).click();
  await page.getByRole('checkbox', { name: 'Shared device: keep nothing here' }).check();
  await page.getByRole('link', { name: 'Longevity home' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toHaveCount(0);
  await page.getByLabel('Email address').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('link', { name: /View Results/ })).toBeVisible();
  expect(await storedKeys(page)).toEqual({ local: [], session: [] });
  expect(await context.cookies()).toEqual([]);

  // The first user leaves without a logout; the second one types an address into the same tab, then goes back.
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto(`/results/${submissionId}`);
  await expect(page).toHaveURL('/login');
  // A closed tab leaves nothing for the next one.
  await page.close();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/login');
  await expect(other.getByLabel('Email address')).toHaveValue('');
});

test('a quiz submitted from two tabs is submitted once, and neither tab says that it waits', async ({
  page,
  context,
  stack,
}) => {
  const account = await stack.register();
  await leaveSession(page, account);
  await leaveDraft(page, productQuizId, { answers, at: 'wrap-title', owner: account.userId });
  await page.goto('/longevity-quiz');
  await expect(heading(page)).toHaveText('Your first look');
  const other = await context.newPage();
  await other.goto('/longevity-quiz');
  await expect(heading(other)).toHaveText((await heading(page).textContent()) ?? '');
  await Promise.all([next(page).click(), next(other).click()]);
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  const mine = async () => (await stack.call('GET', '/api/submissions/me', { token: account.token })).json();
  expect(await mine()).toHaveLength(1);
  for (const tab of [page, other]) await expect(tab.getByText('Not sent yet')).toHaveCount(0);
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: /View Results/ })).toBeVisible();
  await expect(other.getByText('Not sent yet')).toHaveCount(0);
});
