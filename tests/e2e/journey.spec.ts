import type { Page } from '@playwright/test';
import { asUserId } from '#shared/contract/ids.ts';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { awaitAllResults } from '../support/submissions.ts';
import { takeQuiz } from '../support/take-quiz.ts';

const account = {
  firstName: 'Ines',
  lastName: 'Example',
  email: 'ines@example.com',
  password: 'correct horse battery staple',
};
const { average45F } = longevityPersonas;
if (!average45F) throw new Error('the cast lacks average45F');
const { answers } = average45F;

/** The vectors' persona is 45 on the vectors' day; a birthday 45 and a half years ago gives 45 on any day. */
const aged45 = (): string => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - 45, day.getUTCMonth() - 6, 1);
  return day.toISOString().slice(0, 10);
};

// This test counts mails and webhooks, and kills the system.
test.use({ stackOf: 'the journey', contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor takes the quiz, reads the result and finds the mail, and finds all of it again after a crash', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start' }).first().click();
  await takeQuiz(page, productQuizId, { answers: { ...answers, birthdate: aged45() }, account, byPointer: true });

  await expect(
    page.getByText('Your results are being analysed and will be sent to you via email shortly'),
  ).toBeVisible();
  await awaitAllResults(stack);
  await page.getByRole('button', { name: 'Return Home' }).click();
  await readResult(page);

  // Expects one mail, which asks to confirm the address; the full result by mail after that; one webhook call; empty queues.
  await expect.poll(async () => (await stack.mail()).length).toBe(1);
  expect(await stack.resultMails(account.email)).toEqual([]);
  const { token } = await stack.login(account);
  await stack.confirm({ ...account, token, userId: asUserId('') });
  await expect.poll(async () => (await stack.resultMails(account.email)).length).toBe(1);
  expect((await stack.resultMails(account.email))[0]?.text).toContain('Biological Age');
  await expect.poll(async () => (await stack.webhooks()).length).toBe(1);
  const empty = { visible: 0, inFlight: 0 };
  await expect.poll(stack.queues).toEqual({ results: empty, effects: empty, deadLetters: { visible: 0 } });

  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page);
  await readResult(page);

  await stack.kill();
  await stack.restart();
  await readResult(page);
  expect(await stack.mail()).toHaveLength(2);
  expect(await stack.webhooks()).toHaveLength(1);
});

const logIn = async (page: Page) => {
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
};

/** Opens the result from the dashboard: its figures are those of the reference vectors. */
const readResult = async (page: Page) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening) Ines/);
  await page.getByRole('button', { name: 'View Results' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quizRecords[productQuizId].title);
  const figure = (term: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('dd')
      .first();
  await expect(figure('Biological Age')).toHaveText(String(Math.round(average45F.output.biologicalAge ?? 0)));
  await expect(figure('Chronological Age')).toHaveText('45');
  await expect(figure(`${product.name} Factor`)).toHaveText(String(average45F.output.longevityFactor));
};
