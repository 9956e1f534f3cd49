import type { Page } from '@playwright/test';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/personas.ts';
import { finishQuiz } from '../support/finish-quiz.ts';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession } from './account/session.ts';

// The rows of the specification's error catalogue that concern the quiz and what is 'logged only', each as a whole. The
// others stand with their screens: login, register, results (not found, not ready), and among the component tests those
// of the dashboard (polling), of the account's questions (invalid e-mail) and of a quiz that is handed in by nobody, or that
// the API does not take (tests/browser/quiz/endings.test.tsx).

const answers: Answers = longevityPersonas.average45F?.answers ?? {};

/** What is asked of this address, and what the page logs, from now on. */
const watch = (page: Page, path: string) => {
  const asked: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => request.url().endsWith(path) && asked.push(request.method()));
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  return { asked, logged };
};

const completed = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('longevity.completedQuizzes') ?? '{}'));

test.use({ expectedNoise: /status of (409|422|500)/ });

test('registration fails during the quiz: the server’s message, and the submission stops', async ({ page, stack }) => {
  const { email } = await stack.register();
  const { asked } = watch(page, '/api/submissions/create');
  // With the account's own password it would be signed in.
  const account = { firstName: 'Ines', lastName: 'Calder', email, password: 'another password' };
  await finishQuiz(page, productQuizId, { answers, account });
  await expect(page.getByRole('alertdialog')).toContainText(
    'Registration failed: There is already an account with this email. Log in, or use another email.',
  );
  expect(asked).toEqual([]);
  expect(await completed(page)).toEqual({});
});

test('422 on submit: the warning with both counts, and the quiz is not completed', async ({ page, stack }) => {
  const { userId, token } = await stack.register();
  await leaveSession(page, { token });
  const { birthdate, gender, height, weight } = answers;
  const few = { birthdate, gender, height, weight } as Answers;
  await finishQuiz(page, productQuizId, { answers: few, owner: userId });
  await expect(
    page
      .getByRole('alertdialog')
      .getByText(
        'Warning: Your submission could not be processed because not enough questions were answered. You answered 4 out of 37 questions.',
        { exact: true },
      ),
  ).toBeVisible();
  expect(await completed(page)).toEqual({});
});

test('the user and the submissions cannot be fetched: logged only', async ({ page, stack }) => {
  const account = await stack.register();
  await leaveSession(page, account);
  await page.route(/\/api\/(users|submissions)\/me$/, (route) => route.fulfill({ status: 500, json: {} }));
  const { logged } = watch(page, '/api/users/me');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.poll(() => logged.toSorted()).toEqual(['getMe failed: 500', 'listSubmissions failed: 500']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start: Longevity Quiz' })).toBeVisible();
});

test('a token that cannot be decoded: logged, and the login is skipped', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { token: 'not.a.token' } }));
  const { logged } = watch(page, '/api/auth/login');
  await page.goto('/login');
  await page.getByLabel('Email address').fill('ines@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => logged).toEqual(['The sign-in token could not be read; login skipped.']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page).toHaveURL('/login');
});
