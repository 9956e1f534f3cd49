import type { Page } from '@playwright/test';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { privacyPosition } from '#shared/quiz/path.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession, seed } from '../support/people.ts';
import type { Account } from '../support/stack.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { finishQuiz, next, takeQuiz } from '../support/take-quiz.ts';

// Several users or tabs in one browser: no user sees another's answers or results, and no tab harms another.

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const thanks = 'Your results are being analysed and will be sent to you via email shortly';
const intro = 'How old is your body, really?';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
};

const logIn = async (page: Page, { email, password }: Account) => {
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
};

test.describe('another user logs in after me', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('and Back does not show my result', async ({ page, stack }) => {
    const { account, submissionId } = await seed(stack).longevityPersona('average45F');
    const { content }: Result = await seed(stack).result(account, submissionId);
    await leaveSession(page, account);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /View Results/ }).click();
    await expect(page.getByText(content.intro)).toBeVisible();
    await page.getByRole('link', { name: /Longevity/ }).click();
    await logOut(page);
    await logIn(page, await stack.register());
    await page.goBack(); // the home page that I logged out on
    await page.goBack();
    await expect(page).toHaveURL(`/results/${submissionId}`);
    await expect(heading(page)).toHaveText('Submission not found.');
    await expect(page.getByText(content.intro)).toHaveCount(0);
  });
});

test('logging out in one tab removes the unfinished quiz that another tab has open', async ({
  page,
  context,
  stack,
}) => {
  await leaveSession(page, await stack.register());
  await takeQuiz(page, productQuizId, { answers, until: 'education' });
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other);
  await expect(heading(page)).toHaveText(intro);
  await expect.poll(() => storedDraft(page)).toBeUndefined();
  // This tab writes its drafts in order, so no earlier write can follow the next one.
  await next(page).click();
  await expect.poll(async () => (await storedDraft(page))?.currentQuestion).toBe(privacyPosition);
  expect((await storedDraft(page))?.answers).toEqual({});
});

test('a quiz page in the browser’s cache loses its answers when another tab logs out', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'education' });
  // In the page cache it did not hear what became of the draft.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('longevity-quiz');
        opening.onsuccess = () => {
          const removing = opening.result.transaction('kept', 'readwrite').objectStore('kept').clear();
          removing.onsuccess = resolve;
        };
      }),
  );
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading(page)).toHaveText(intro);
});

test.describe('my session expires during the quiz', () => {
  const takeHalf = async (page: Page, me: Account) => {
    await leaveSession(page, me);
    await takeQuiz(page, productQuizId, { answers, until: 'ethnicity' });
    await page.evaluate((key) => localStorage.setItem(key, 'run out'), `${product.id}.authToken`);
    await page.reload();
    await expect(page).toHaveTitle('Question 3 – Longevity Quiz');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveTitle('Question 4 – Longevity Quiz');
    await expect.poll(() => storedDraft(page)).toMatchObject({ currentQuestion: 4, answers: { gender: 'female' } });
  };

  test('and the next person to log in does not get my answers', async ({ page, stack }) => {
    await takeHalf(page, await stack.register());
    await page.goto('/');
    await logIn(page, await stack.register());
    await page.goto('/longevity-quiz');
    await expect(heading(page)).toHaveText(intro);
    await expect.poll(() => storedDraft(page)).toBeUndefined();
  });

  test('and I continue where I was after the login', async ({ page, stack }) => {
    const me = await stack.register();
    await takeHalf(page, me);
    await page.goto('/');
    await logIn(page, me);
    await page.goto('/longevity-quiz');
    await expect(page).toHaveTitle('Question 4 – Longevity Quiz');
  });

  test('and a user who logs in in another tab does not continue with my answers in this one', async ({
    page,
    context,
    stack,
  }) => {
    await takeHalf(page, await stack.register());
    const other = await context.newPage();
    await other.goto('/');
    await logIn(other, await stack.register());
    await expect(heading(page)).toHaveText(intro);
    await expect.poll(() => storedDraft(page)).toBeUndefined();
  });
});

test('leaving the end of one quiz run does not touch the next one in another tab', async ({ page, context, stack }) => {
  const { userId, token } = await stack.register();
  await leaveSession(page, { token });
  await finishQuiz(page, productQuizId, { answers, owner: userId });
  await expect(page.getByText(thanks)).toBeVisible();
  const other = await context.newPage();
  await takeQuiz(other, productQuizId, { answers, until: 'education' });
  await page.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'View Results: Longevity Quiz' })).toBeVisible();
  // A step is stored only while the draft exists.
  await expect(other).toHaveTitle('Question 4 – Longevity Quiz');
  await other.getByRole('button', { name: 'Skip' }).click();
  await expect(other).toHaveTitle('Question 5 – Longevity Quiz');
  await expect
    .poll(() => storedDraft(other))
    .toMatchObject({ currentQuestion: 5, answers: { birthdate: answers.birthdate, gender: answers.gender } });
});

test('going home while the answers are being sent leaves no unfinished quiz', async ({ page, stack }) => {
  const { userId, token } = await stack.register();
  await leaveSession(page, { token });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/submissions/create', async (route) => {
    await released;
    await route.continue();
  });
  const isBeingSent = page.waitForRequest('**/api/submissions/create');
  await finishQuiz(page, productQuizId, { answers, owner: userId });
  await expect(heading(page)).toHaveText('Sending your answers');
  await isBeingSent;
  await page.getByRole('link', { name: 'Longevity home' }).click();
  const start = page.getByRole('link', { name: 'Start: Longevity Quiz' });
  await expect(page.getByRole('listitem').filter({ has: start })).toContainText('Not sent yet');
  release();
  await expect(page.getByRole('link', { name: 'View Results: Longevity Quiz' })).toBeVisible();
  await expect.poll(() => storedDraft(page)).toBeUndefined();
});

test.describe('where the browser forbids IndexedDB', () => {
  test('the quiz can still be taken and submitted', async ({ page, stack }) => {
    const account = await stack.register();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await leaveSession(page, account);
    await takeQuiz(page, productQuizId, { answers });
    await expect(page.getByText(thanks)).toBeVisible();
    const mine = async () => (await stack.call('GET', '/api/submissions/me', { token: account.token })).json();
    await expect.poll(mine).toHaveLength(1);
    await page.goto('/');
    await logOut(page);
  });
});
