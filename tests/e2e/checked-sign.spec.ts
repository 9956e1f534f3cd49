import type { Page } from '@playwright/test';
import type { Result } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas } from '#tests/personas/personas.ts';
import { submit } from '#tests/support/submissions.ts';
import { expect, test } from '../support/fixtures.ts';
import { seed, signIn } from '../support/people.ts';

// A sign from an older answer of the other quiz, once reported as checked, is shown as a record, also after a reload.

const { diabetic58F_emergency: warned } = cardiacPersonas;
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const nothingElse = { birthdate: '1990-05-01', gender: 'male' };

/** The page as if the heart's answers were five days old, because a test cannot wait for that. */
const asIfFiveDaysOld = async (page: Page): Promise<void> => {
  const content = composeResult({
    ...{ quizId: productQuizId, answers: nothingElse, today: dayBefore(0) },
    ...{ cardiacAnswers: { chestPain: 'now' }, cardiacAnsweredOn: dayBefore(5) },
  });
  await page.route('**/api/results/get?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as Result), content } });
  });
};

test('a user can close a sign of five days ago with a day, and it stays closed', async ({ page, stack }) => {
  const account = await stack.register({ firstName: 'Ines' });
  await seed(stack).longevity(account, warned?.longevityAnswers ?? {});
  await submit(stack, account, { quizId: cardiacQuizId, answers: { ...warned?.answers, chestPain: 'now' } });
  const submissionId = await seed(stack).longevity(account, warned?.longevityAnswers ?? {});
  await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await asIfFiveDaysOld(page);
  await page.goto(`/results/${submissionId}`);
  await expect(page.getByRole('heading', { name: 'See a doctor today' })).toBeVisible();
  await page.getByText('I’ve been seen for this').click();
  await page.getByRole('checkbox', { name: 'A doctor or nurse has examined me for this' }).check();
  await page.getByLabel('The date you were seen').fill(dayBefore(3));
  await page.getByRole('button', { name: 'Save' }).click();
  const done = page.getByRole('heading', { name: 'You told us this has been checked' });
  await expect(done).toBeVisible();
  await expect(page.getByText('If it comes back, call your local emergency number.')).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  // A pending call ends with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
