import { cardiacQuizId } from '#shared/derived-names.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { cardiacPersonas } from '#tests/personas/read-personas.ts';
import { submit } from '#tests/support/submissions.ts';
import { expect, test } from '../support/fixtures.ts';
import { seed, signIn } from '../support/people.ts';

// The server decides by its own days: on the day of an answer no statement opens what its notice shuts.

const { ideal60M: well } = cardiacPersonas;
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('told on the day of the answer, a user was seen: the page says when it opens, and stays shut, also after a reload', async ({
  page,
  stack,
}) => {
  const account = await stack.register({ firstName: 'Ines' });
  await seed(stack).longevity(account, well?.longevityAnswers ?? {});
  const pain = { ...well?.answers, chestPain: 'now' };
  const submissionId = await submit(stack, account, { quizId: cardiacQuizId, answers: pain });
  await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await page.goto(`/results/${submissionId}`);
  await page.getByRole('button', { name: 'I’ve read this – show my results' }).click();
  await page.getByText('I’ve already been seen about this').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Tick the box if this is true for you.');
  await page.getByRole('checkbox', { name: 'A doctor or nurse has examined me for this' }).check();
  await page.getByLabel('The date you were seen').fill(dayIn(0));
  await page.getByRole('button', { name: 'Save' }).click();
  const opens = `The rest of this page opens on ${dayWords(dayIn(2))}.`;
  await expect(page.getByText(opens)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'I’ve read this – show my results' }).click();
  await expect(page.getByText(opens)).toBeVisible();
  await expect(page.getByText(/\d% in ten years|Cardiac Risk Score/)).toHaveCount(0);
});
