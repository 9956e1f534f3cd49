import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { retakeUnchanged } from '../../support/living-journeys.ts';
import { answersOf, newestOf } from '../../support/newest-of.ts';
import { submit } from '../../support/submit.ts';
import { leaveSession } from '../account/session.ts';
import { seed } from '../results/seeding.ts';

/** For a person with whom nothing has changed. Our promise: a retake takes a minute and a half. */
const most = { taps: 25, screens: 12 };

const heart: Answers = { ...cardiacPersonas.ideal60M?.answers, restingHeartRate: '64' };
const { answers: longevity = {} } = longevityPersonas.average45F ?? {};

for (const [quizId, answers] of [
  [productQuizId, longevity],
  [cardiacQuizId, heart],
] as const)
  test(`${quizId} again: the same answers in few taps and screens`, async ({ page, stack }) => {
    const { account, submissionId: first } = await seed(stack).longevityPersona('average45F');
    const before = quizId === productQuizId ? first : await submit(stack, account, { answers, quizId });
    await seed(stack).result(account, before);
    await leaveSession(page, account);
    await page.goto('/dashboard');
    const { taps, screens } = await retakeUnchanged(page, quizId, answers);
    expect(taps).toBeLessThanOrEqual(most.taps);
    expect(screens).toBeLessThanOrEqual(most.screens);
    const newest = await newestOf(stack, account, quizId);
    expect(newest.basedOn).toBe(before);
    expect(answersOf(newest)).toEqual(answers);
  });

test('every question again, with the last answers ready, goes on after a reload', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await leaveSession(page, account);
  await page.goto(`/retake/${submissionId}`);
  await page.getByRole('radio', { name: 'Go through every question' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText("Let's start with you and your health");
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Last time: /)).toBeVisible();
  const first = await heading.textContent();
  await page.getByRole('button', { name: 'Still true' }).click();
  await expect(heading).not.toHaveText(first ?? '');
  const second = await heading.textContent();
  await page.reload();
  await expect(heading).toHaveText(second ?? '');
  await expect(page.getByText(/^Last time: /)).toBeVisible();
});
