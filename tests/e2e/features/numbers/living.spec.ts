import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { addLipids, changeAnswer, retakeUnchanged } from '../../../support/living-journeys.ts';
import { leaveSession, seed } from '../../../support/people.ts';
import { answersOf, newestOf, submit } from '../../../support/submissions.ts';

/** For a retake without changes. Our promise: it takes a minute and a half. */
const most = { taps: 25, screens: 12 };

const heart: Answers = { ...cardiacPersonas.ideal60M?.answers, restingHeartRate: '64' };
const { answers: longevity = {} } = longevityPersonas.average45F ?? {};

for (const [quizId, answers] of [
  [productQuizId, longevity],
  [cardiacQuizId, heart],
] as const)
  test(`a retake of ${quizId} with the same answers takes few taps and screens`, async ({ page, stack }) => {
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

test('a retake of every question, with the last answers ready, continues after a reload', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await leaveSession(page, account);
  await page.goto(`/retake/${submissionId}`);
  await page.getByRole('radio', { name: 'Go through every question' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Let’s start with you and your health');
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

test('two tabs on the same sheets show each other’s changes, and both are stored', async ({ page, context, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await leaveSession(page, account);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/retake/${submissionId}`);
    await tab.getByRole('button', { name: 'Continue' }).click();
    await expect(tab.getByText(/^Part 1 of/)).toBeVisible();
  }
  const change = async (tab: Page, name: string, answer: string) => {
    await tab.getByRole('button', { name: `Change ${name}` }).click();
    await tab.getByRole('button', { name: answer, exact: true }).click();
  };
  const [teeth, smoking] = ['I brush once a day', 'I stopped 1 to 4 years ago'];
  await change(page, 'Teeth and gums', teeth);
  await expect(other.getByText(teeth)).toBeVisible();
  await change(other, 'Smoking', smoking);
  await expect(page.getByText(smoking)).toBeVisible();
  // One draft with both answers remains, and a third tab continues it.
  for (const tab of [page, other]) await tab.close();
  const third = await context.newPage();
  await third.goto(`/retake/${submissionId}`);
  await expect(third.getByText(/You’ve already started with your answers/)).toBeVisible();
  await third.getByRole('button', { name: 'Continue' }).click();
  for (const text of [teeth, smoking]) await expect(third.getByText(text)).toBeVisible();
});

test('changing one answer works out a new result beside the old one', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  await page.goto('/dashboard');
  await changeAnswer(page, productQuizId, 'Smoking', 'Every day, 20 cigarettes or more');
  const newest = await newestOf(stack, account, productQuizId);
  const answers = answersOf(newest);
  expect(newest.basedOn).toBe(submissionId);
  expect(answers.smoking).not.toBe(longevityPersonas.average45F?.answers.smoking);
  expect({ ...answers, smoking: null }).toEqual({ ...longevityPersonas.average45F?.answers, smoking: null });
});

const dayMs = 86_400_000;

test('adding the numbers of a blood test takes at most three screens', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('average45F');
  await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  await page.goto(`/results/${submissionId}`);
  const { screens } = await addLipids(page, cardiacQuizId, new Date(Date.now() - 60 * dayMs));
  expect(screens).toBeLessThanOrEqual(3);
  const newest = await newestOf(stack, account, cardiacQuizId);
  const answers = answersOf(newest);
  expect(newest.basedOn).toBe(submissionId);
  expect(answers).toHaveProperty('ldlCholesterol');
  expect(answers).toHaveProperty('labDate');
});
