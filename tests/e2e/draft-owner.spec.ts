import type { Page } from '@playwright/test';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { sidewaysScroll, smallTargets, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedKeys } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';
import type { Account } from '../support/stack.ts';
import { callTheAnswersMine, storedDraft } from '../support/stored-draft.ts';
import { answerQuestion, next, pathOf, takeQuiz } from '../support/take-quiz.ts';

// An unfinished quiz is shown only to the user who gave the answers.

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = 'Are these answers yours?';
const intro = 'How old is your body, really?';
const goOn = (page: Page) => page.getByRole('button', { name: 'Yes, continue' });

const expectNothingShown = async (page: Page) => {
  await expect(heading(page)).toHaveText(question);
  await expect(page).toHaveTitle(`${question} – Longevity`);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};

/** Imitates the browser's page cache, which is off in these tests. */
const putAway = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);

test('the next person at the browser is asked whose the answers are, and sees none before', async ({
  page,
  context,
}) => {
  await takeQuiz(page, productQuizId, { answers, until: 'education' });
  await page.close();
  const other = await context.newPage();
  await other.goto('/longevity-quiz');
  await expectNothingShown(other);
  await expect(
    other.getByText(/Longevity Quiz unfinished on this device at .* today, at question \d+ of \d+/),
  ).toBeVisible();
  for (const width of [390, 1280]) {
    await other.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await other.emulateMedia({ colorScheme });
      expect([...(await violations(other)), ...(await smallTargets(other))]).toEqual([]);
      expect(await sidewaysScroll(other)).toBe(0);
    }
  }
  await goOn(other).click();
  await expect(other).toHaveTitle(/^Question 4 /);
  await other.reload();
  await expect(other).toHaveTitle(/^Question 4 /);
});

test('starting over deletes the draft that was left', async ({ page, context }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'gender' });
  await page.close();
  const other = await context.newPage();
  await other.goto('/longevity-quiz');
  await other.getByRole('button', { name: 'No, start again' }).click();
  await expect(heading(other)).toHaveText(intro);
  await expect.poll(() => storedDraft(other)).toBeUndefined();
});

test('a user who logs in is asked before the answers become theirs, also in a tab that has them open', async ({
  page,
  context,
  stack,
}) => {
  await takeQuiz(page, productQuizId, { answers, until: 'education' });
  const other = await context.newPage();
  await leaveSession(other, await stack.register());
  await expectNothingShown(page);
  await callTheAnswersMine(page);
  await expect(page).toHaveTitle(/^Question 4 /);
});

test('a page restored from the browser’s cache shows no answers to the next person', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'education' });
  await putAway(page, 'pagehide');
  await expect(page.locator('#root')).toBeHidden();
  await putAway(page, 'pageshow');
  await expectNothingShown(page);
});

test.describe('on a shared device', () => {
  const begin = async (page: Page) => {
    await page.goto('/longevity-quiz');
    await next(page).click();
    await page.getByRole('checkbox', { name: 'Shared device: keep nothing here' }).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^I’ve read/ }).check();
    await next(page).click();
    for (const asked of pathOf(productQuizId, answers, true).slice(0, 4))
      await answerQuestion(page, asked, answers[asked.id]);
  };

  test('nothing is stored, leaving asks first, and the next person starts with an empty quiz', async ({
    page,
    context,
  }) => {
    await begin(page);
    await expect(page.getByText('Nothing is saved on this device.')).toBeVisible();
    expect(await storedKeys(page)).toEqual({ local: [], session: [] });
    expect(await storedDraft(page)).toBeUndefined();

    await page.getByRole('link', { name: 'Longevity home' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL('/longevity-quiz');
    await page.getByRole('link', { name: 'Longevity home' }).click();
    await page.getByRole('button', { name: 'Leave and lose them' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/longevity-quiz');
    await expect(heading(page)).toHaveText(intro);
    const other = await context.newPage();
    await other.goto('/longevity-quiz');
    await expect(heading(other)).toHaveText(intro);
  });

  test('a page restored from the browser’s cache has forgotten everything', async ({ page }) => {
    await begin(page);
    await putAway(page, 'pagehide');
    await putAway(page, 'pageshow');
    await expect(heading(page)).toHaveText(intro);
    expect(await storedDraft(page)).toBeUndefined();
  });
});

test('logging out in one tab ends the session of the other, also without “remember me”', async ({
  page,
  context,
  stack,
}) => {
  const logIn = async (tab: Page, { email, password }: Account) => {
    await tab.goto('/login');
    await tab.getByLabel('Email address').fill(email);
    await tab.getByRole('textbox', { name: 'Password' }).fill(password);
    const remember = tab.getByRole('checkbox', { name: 'Remember me' });
    await remember.uncheck();
    await tab.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(tab.getByRole('button', { name: 'Logout' })).toBeVisible();
  };
  const account = await stack.register();
  const other = await context.newPage();
  await logIn(page, account);
  await logIn(other, account);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => storedKeys(other)).toEqual({ local: [], session: [] });
});
