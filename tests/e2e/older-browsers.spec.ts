import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeAnswer, retakeUnchanged } from '../support/living-journeys.ts';
import { asInOldestBrowsers, withOldestStyles } from '../support/older-browser.ts';
import { expectWholeResult } from '../support/pages.ts';
import { leaveSession, personaIn, seed } from '../support/people.ts';
import { awaitAllResults } from '../support/submissions.ts';
import { takeQuiz } from '../support/take-quiz.ts';

// Safari 15.4, Chrome 100 and Firefox 100, as far as today's Chromium can be one of them: without every function that one of
// these lacks. `tests/unit/web/older-browsers.test.ts` reads scripts and styles of the build against the same versions.

const isThere = (page: Page, name: string) =>
  page.evaluate((path) => path.split('.').reduce((at: unknown, key) => (at as never)?.[key], globalThis), name);

const account = {
  firstName: 'Ines',
  lastName: 'Example',
  email: 'ines.older@example.com',
  password: 'correct horse battery staple',
};

test.beforeEach(async ({ context }) => {
  expect(await asInOldestBrowsers(context)).toBeGreaterThan(500);
});

test('a visitor takes both quizzes and reads a result', async ({ page, stack }) => {
  await page.goto('/');
  for (const name of ['Map.groupBy', 'AbortSignal.any', 'Array.prototype.toSorted', 'Array.prototype.findLast'])
    expect(await isThere(page, name), name).toBeUndefined();
  const { answers } = personaIn(longevityPersonas, 'average45F');
  await takeQuiz(page, productQuizId, { answers, account });
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  await takeQuiz(page, cardiacQuizId, { answers: personaIn(cardiacPersonas, 'sedentaryObese35F').answers });
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  await awaitAllResults(stack);
  await page.goto('/dashboard');
  const view = page.getByRole('button', { name: /View Results/ });
  await expect(view).toHaveCount(2);
  await view.first().click();
  await expectWholeResult(page);
});

test('a user changes an answer, takes a quiz again, opens what is next and sees the account', async ({
  page,
  stack,
}) => {
  const { account: owner, submissionId } = await seed(stack).longevityPersona('average45F');
  await seed(stack).result(owner, submissionId);
  await leaveSession(page, owner);
  await page.goto('/dashboard');
  await changeAnswer(page, productQuizId, 'Smoking', 'Every day, 20 cigarettes or more');
  await expectWholeResult(page);
  // The first door below the result.
  await page.getByRole('navigation', { name: 'What next' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  const { answers } = personaIn(longevityPersonas, 'average45F');
  await retakeUnchanged(page, productQuizId, answers);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the dial has its figures in their places without container queries', async ({ page, context, stack }) => {
  const { account: owner, submissionId } = await seed(stack).reader();
  await leaveSession(page, owner);
  const boxes = async () => {
    await page.goto(`/results/${submissionId}`);
    await expectWholeResult(page);
    const dial = page.locator('[class*="age-dial_dial"]');
    const drawn = await dial.boundingBox();
    const age = await dial.locator('[class*="age-dial_age"]').boundingBox();
    const range = await dial.locator('[class*="age-dial_range"]').boundingBox();
    if (!drawn || !age || !range) throw new Error('The page has no dial with an age and a range.');
    return [drawn.width, age.y - drawn.y, age.height, range.y - drawn.y].map(Math.round);
  };
  const today = await boxes();
  await withOldestStyles(context);
  expect(await boxes()).toEqual(today);
  if (process.env.PICTURES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.PICTURES}/dial-${colorScheme}.png` });
    }
});

test('the sheet for a doctor is light in the dark scheme, with the colours of older browsers', async ({
  page,
  stack,
}) => {
  const { account: owner, submissionId } = await seed(stack).reader();
  await leaveSession(page, owner);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/results/${submissionId}/doctor`);
  const sheet = page.locator('[data-theme="light"]');
  const paper = (element: Element) => getComputedStyle(element).getPropertyValue('--paper').trim();
  await expect(sheet).toBeVisible();
  expect(await page.locator('html').evaluate(paper)).toBe('#161310');
  expect(await sheet.evaluate(paper)).toBe('#f9f6f0');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a browser without cascade layers reads what to do; every other one does not', async ({ page }) => {
    const sentence = page.getByText('Please update your browser, or open this page in another one');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sentence).toBeHidden();
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': '' };
      await route.fulfill({ response, headers, body: (await response.text()).replaceAll('@layer', '@unknown') });
    });
    for (const path of ['/', '/longevity-quiz', '/dashboard', '/somewhere']) {
      await page.goto(path);
      await expect(sentence).toBeVisible();
      await expect(sentence).toContainText('call your local emergency number');
    }
  });
});
