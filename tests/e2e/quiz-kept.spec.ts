import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answer, Answers, Question } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedKeys } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';
import { callTheAnswersMine, expectStoredAt, leaveDraft, storedDraft } from '../support/stored-draft.ts';
import { answerQuestion, enterQuiz, finishQuiz, next, pathOf, takeQuiz } from '../support/take-quiz.ts';

// No answer of a user is ever lost.

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const newAccount = () => ({
  firstName: 'Ines',
  lastName: 'Calder',
  email: `ines.${crypto.randomUUID()}@mail.example`,
  password: 'correct horse battery',
});
/** The quizzes that the browser remembers as submitted. */
const completed = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('longevity.completedQuizzes') ?? '{}'));
const thanks = 'Your results are being analysed and will be sent to you via email shortly';

// tests/browser/quiz/reload.test.tsx reloads at every question, without a walk.
test('a reload at every kind of question restores the question and all answers', async ({ page }) => {
  const path = pathOf(productQuizId, answers, true).slice(0, -2);
  const firstOfKinds = path.filter(({ type }, at) => path.findIndex((other) => other.type === type) === at);
  const nameQuestion = firstOfKinds.pop();
  const last = firstOfKinds.at(-1);
  if (nameQuestion?.type !== 'name' || !last) throw new Error('The name is asked for before address and password.');
  expect(firstOfKinds.length).toBeGreaterThan(4);
  const reloadAt = async ({ id, text }: Question, given: Answers) => {
    await expect(heading(page)).toHaveText(text);
    await expectStoredAt(page, productQuizId, id);
    expect((await storedDraft(page))?.answers).toEqual(given);
    await page.reload();
  };
  await page.goto('/longevity-quiz');
  await enterQuiz(page, productQuizId);
  const given: Record<string, Answer> = {};
  for (const question of path.slice(0, path.indexOf(last) + 1)) {
    if (firstOfKinds.includes(question)) await reloadAt(question, given);
    const answer = answers[question.id];
    await answerQuestion(page, question, answer);
    if (answer !== undefined) given[question.id] = answer;
  }
  const after = path[path.indexOf(last) + 1] ?? last;
  await expectStoredAt(page, productQuizId, after.id);
  expect((await storedDraft(page))?.answers).toEqual(given);

  // No question in between is of another kind.
  await leaveDraft(page, productQuizId, { answers, at: nameQuestion.id, owner: null });
  await page.goto('/longevity-quiz');
  await callTheAnswersMine(page);
  await reloadAt(nameQuestion, answers);
  await answerQuestion(page, nameQuestion, undefined);
  await expectStoredAt(page, productQuizId, 'email');
  expect((await storedDraft(page))?.answers).toEqual(answers);
  expect(await storedKeys(page)).toEqual({ local: [], session: [] });
});

test('half a date survives a reload too, a password never does', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'birthdate' });
  await page.getByLabel('Year').fill('1980');
  await expect.poll(async () => (await storedDraft(page))?.typed).toEqual({ birthdate: { year: '1980' } });
  await page.reload();
  await expect(page.getByLabel('Year')).toHaveValue('1980');

  const { firstName, lastName, email, password } = newAccount();
  await leaveDraft(page, productQuizId, {
    answers: { ...answers, name: { firstName, lastName } },
    at: 'email',
    owner: null,
  });
  await page.goto('/longevity-quiz');
  await callTheAnswersMine(page);
  await page.getByLabel('Email address').fill(email);
  await next(page).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Going to the next question stores all that was typed before.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectStoredAt(page, productQuizId, 'email');
  const kept = await storedDraft(page);
  expect(kept?.answers.email).toBe(email);
  expect(JSON.stringify(kept)).not.toContain(password);
});

test('Back leads from the first screen to privacy, to the intro, and home', async ({ page }) => {
  await page.goto('/');
  await page.goto('/longevity-quiz');
  await enterQuiz(page, productQuizId);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page)).toHaveText('First, let’s learn a little bit about you');
  await expect(page.getByRole('checkbox', { name: /^I’ve read/ })).toBeChecked();
  await page.goBack();
  await expect(heading(page)).toHaveText('How old is your body, really?');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('two tabs share one quiz run: an answer in one shows in the other', async ({ page, context }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'gender' });
  const other = await context.newPage();
  await other.goto('/longevity-quiz');
  await callTheAnswersMine(other);
  await expect(heading(other)).toHaveText('What sex were you registered as at birth?');
  await other.getByRole('button', { name: 'Female', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Female', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectStoredAt(page, productQuizId, 'ethnicity');
  await other.getByRole('button', { name: 'Back', exact: true }).click();
  await expectStoredAt(page, productQuizId, 'gender');
  await page.getByRole('button', { name: 'Male', exact: true }).click();
  await expect
    .poll(async () => (await storedDraft(page))?.answers)
    .toMatchObject({ birthdate: '1980-06-01', gender: 'male' });
  await expect(other.getByRole('button', { name: 'Male', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('Start over asks first, then forgets everything', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'gender' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(heading(page)).toHaveText('What sex were you registered as at birth?');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(heading(page)).toHaveText('How old is your body, really?');
  await expect.poll(() => storedDraft(page)).toBeUndefined();
  await page.reload();
  await expect(heading(page)).toHaveText('How old is your body, really?');
});

test('signing in half-way keeps the answers, and logging out removes them', async ({ page, stack }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'education' });
  await leaveSession(page, await stack.register());
  await page.goto('/longevity-quiz');
  await callTheAnswersMine(page);
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await expect(page).toHaveTitle('Question 4 – Longevity Quiz');
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => storedDraft(page)).toBeUndefined();
});

test.describe('when something fails', () => {
  test.use({ expectedNoise: /ERR_(FAILED|INTERNET_DISCONNECTED)|status of (409|422|500)/ });

  test('a failed registration says why, stops the submission and keeps every answer', async ({ page, stack }) => {
    const { email } = await stack.register();
    // With the account's password the user would be signed in.
    const account = { ...newAccount(), email, password: 'another password' };
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/submissions/create') && asked.push(request.method()));
    await finishQuiz(page, productQuizId, { answers, account });
    await expect(page.getByRole('alert')).toContainText(
      'Registration failed: There’s already an account with this email. Log in, or use another email.',
    );
    expect(asked).toEqual([]);
    expect(await completed(page)).toEqual({});
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(heading(page)).toHaveText('What’s your email address?');
    await expect.poll(async () => (await storedDraft(page))?.answers).toMatchObject(answers);

    const mine = newAccount();
    await page.getByLabel('Email address').fill(mine.email);
    await next(page).click();
    await page.getByLabel('Password', { exact: true }).fill(mine.password);
    await next(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test('answers submitted without a network wait, and are sent once it is back', async ({ page, context, stack }) => {
    const account = await stack.register();
    await leaveSession(page, account);
    await leaveDraft(page, productQuizId, { answers, at: 'wrap-title', owner: account.userId });
    await page.goto('/longevity-quiz');
    await expect(heading(page)).toHaveText('Your first look');
    await context.setOffline(true);
    await next(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByText('Not sent yet')).toBeVisible();
    expect(await (await stack.call('GET', '/api/submissions/me', { token: account.token })).json()).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Not sent yet')).toHaveCount(0);
    const mine = async () => (await stack.call('GET', '/api/submissions/me', { token: account.token })).json();
    expect(await mine()).toMatchObject([{ quizId: productQuizId }]);
  });

  test('a submission that the API could not accept is sent again after a reload, once', async ({ page, stack }) => {
    const account = await stack.register();
    await leaveSession(page, account);
    await page.route('**/api/submissions/create', (route) => route.fulfill({ status: 500, json: {} }));
    await finishQuiz(page, productQuizId, { answers, owner: account.userId });
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await page.unroute('**/api/submissions/create');
    await page.goto('/longevity-quiz');
    await next(page).click();
    const mine = async () => (await stack.call('GET', '/api/submissions/me', { token: account.token })).json();
    await expect.poll(mine).toMatchObject([{ quizId: productQuizId }]);
    expect(await mine()).toHaveLength(1);
  });

  test('logging out asks first while answers are unsent, and removes them when the user agrees', async ({
    page,
    stack,
  }) => {
    const account = await stack.register();
    await leaveSession(page, account);
    await page.route('**/api/submissions/create', (route) => route.fulfill({ status: 500, json: {} }));
    await finishQuiz(page, productQuizId, { answers, owner: account.userId });
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Not sent yet')).toBeVisible();
    // While the next try is pending, its outcome is unknown; leaving cancels it.
    await page.route('**/api/submissions/create', () => {});
    const nextTry = page.waitForRequest('**/api/submissions/create');
    await page.goto('/');
    await nextTry;
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Log out and delete them' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.unroute('**/api/submissions/create');
    await leaveSession(page, await stack.login(account));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible();
    await expect(page.getByText('Not sent yet')).toHaveCount(0);
  });

  const few: Answers = Object.fromEntries(
    ['birthdate', 'gender', 'height', 'weight'].map((id) => [id, answers[id] ?? '']),
  );
  const tooFew =
    'Warning: Your submission could not be processed because not enough questions were answered. You answered 4 out of 38 questions.';

  test('answers that are refused once the network is back wait with the reason, and can be reopened', async ({
    page,
    stack,
  }) => {
    const { userId, token } = await stack.register();
    await leaveSession(page, { token });
    await page.route('**/api/submissions/create', (route) => route.abort());
    await finishQuiz(page, productQuizId, { answers: few, owner: userId });
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await page.unroute('**/api/submissions/create');
    await page.goto('/dashboard');
    const notice = page.getByRole('complementary', { name: 'Longevity Quiz: We need a few more answers' });
    await expect(notice).toContainText(tooFew);
    expect(await violations(page)).toEqual([]);
    await expect(page.getByText('Not sent yet')).toHaveCount(0);

    // A newer unfinished quiz is replaced only after asking.
    await takeQuiz(page, productQuizId, { answers, until: 'gender' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open my answers' }).click();
    await page.getByRole('button', { name: 'Keep the unfinished one' }).click();
    expect((await storedDraft(page))?.answers).toEqual({ birthdate: answers.birthdate });
    await page.getByRole('button', { name: 'Open my answers' }).click();
    await page.getByRole('button', { name: 'Replace it' }).click();

    // The list of all answers says what is missing, and leads to each line.
    await expect(heading(page)).toHaveText('Check your answers');
    await expect(page.getByRole('alert').getByText('We need a few more answers')).toBeVisible();
    await expect.poll(async () => (await storedDraft(page))?.answers).toEqual(few);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('an unfinished cardiac quiz is stored apart from the first quiz', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'gender' });
  await takeQuiz(page, cardiacQuizId, { answers: { knownHeartConditions: 'none' }, until: 'chestPain' });
  await page.goto('/longevity-quiz');
  await callTheAnswersMine(page);
  await expect(heading(page)).toHaveText('What sex were you registered as at birth?');
  await page.goto('/cardiac-health-quiz');
  await callTheAnswersMine(page);
  await expect(heading(page)).toHaveText('Have you had pain, pressure or tightness in your chest?');
});
