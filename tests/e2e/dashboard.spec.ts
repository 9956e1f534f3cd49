import type { Page } from '@playwright/test';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { expect, test } from '../support/fixtures.ts';
import { takeQuiz } from '../support/take-quiz.ts';
import { announced, answerSubmissions, holdBack, leaveSession } from './account/session.ts';
import { seed } from './results/seeding.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const viewResults = (page: Page) => page.getByRole('button', { name: /View Results/ });

for (const [time, partOfDay] of [
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['18:00', 'evening'],
] as const) {
  test(`at ${time} it wishes a good ${partOfDay}`, async ({ page, stack }) => {
    await leaveSession(page, await stack.register({ firstName: 'Ines' }));
    await page.clock.setFixedTime(new Date(`${new Date().toISOString().slice(0, 10)}T${time}`));
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText(`Good ${partOfDay} Ines, are you ready to view your results?`);
    await expect(page).toHaveTitle('Dashboard – Longevity');
  });
}

test('without a token the dashboard is closed', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('a spinner with words stands in while the submissions load', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await holdBack(page, '**/api/submissions/me');
  await page.goto('/dashboard');
  await expect(announced(page)).toHaveText('Loading your results');
});

test('with nothing handed in yet, it says so and offers the first quiz', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'New results can take up to 5 minutes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Physician-guided Longevity programs' })).toBeVisible();
  await page.getByRole('link', { name: 'Start the Longevity Quiz' }).click();
  await expect(page).toHaveURL('/longevity-quiz');
});

test('each submission is a row: its quiz, how long ago, retake, and its results', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await answerSubmissions(page, [
    { quizId: 'cardiac_health', submittedAt: minutesAgo(4) },
    { quizId: 'longevity', submittedAt: minutesAgo(3 * 24 * 60) },
    { quizId: 'longevity', submittedAt: minutesAgo(100 * 24 * 60) },
  ]);
  await page.goto('/dashboard');
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Cardiac Health');
  await expect(rows.nth(0)).toContainText('4 minutes ago');
  await expect(rows.nth(1)).toContainText('Longevity Quiz');
  await expect(rows.nth(1)).toContainText('3 days ago');
  await expect(rows.nth(2)).toContainText('3 months ago');
  await expect(page.getByTitle('Retake Quiz')).toHaveCount(3);
  await expect(viewResults(page)).toHaveText(['View Results', 'View Results', 'View Results']);
  await expect(page.getByRole('complementary', { name: 'New results can take up to 5 minutes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Physician-guided Longevity programs' })).toBeVisible();
});

test('Retake Quiz starts that quiz again', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await answerSubmissions(page, [
    { quizId: 'cardiac_health', submittedAt: minutesAgo(4) },
    { quizId: 'longevity', submittedAt: minutesAgo(9) },
  ]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Retake Quiz: Cardiac Health' }).click();
  await expect(page).toHaveURL('/cardiac-health-quiz');
});

test('Retake Quiz lets go of a walk that was begun', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await answerSubmissions(page, [{ quizId: 'longevity', submittedAt: minutesAgo(9) }]);
  await takeQuiz(page, productQuizId, { answers: { birthdate: '1980-06-01', gender: 'female' }, until: 'ethnicity' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Retake Quiz: Longevity Quiz' }).click();
  await expect(heading(page)).toHaveText('How old is your body, really?');
  await expect(page.getByText('Your answers are kept')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('View Results brings the result along: the next page doesn’t fetch it again', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  const result: Result = await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  let fetches = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/results/get')) fetches += 1;
  });
  await page.goto('/dashboard');
  await viewResults(page).click();
  await expect(page).toHaveURL(`/results/${submissionId}`);
  await expect(page.getByText(result.content.intro)).toBeVisible();
  expect(fetches).toBe(1);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('while a result is not there yet', () => {
  test.use({ expectedNoise: /status of (404|503)|net::ERR_FAILED/ });

  const asked = (page: Page, answer: (times: number) => 'missing' | 'down' | 'cut') => {
    const times: number[] = [];
    const route = page.route('**/api/results/get?*', async (route) => {
      times.push(await page.evaluate(() => Date.now()));
      const kind = answer(times.length);
      if (kind === 'cut') return route.abort();
      return route.fulfill({ status: kind === 'down' ? 503 : 404, json: { message: 'Not ready.', code: 'not-found' } });
    });
    return { times, route };
  };

  test('it checks every 5 seconds, says so once, and gives up after 300', async ({ page, stack }) => {
    await leaveSession(page, await stack.register());
    await answerSubmissions(page, [{ quizId: 'longevity', submittedAt: new Date().toISOString() }]);
    const { times, route } = asked(page, () => 'missing');
    await route;
    await page.clock.install();
    await page.goto('/dashboard');
    await viewResults(page).click();
    const checking = page.getByRole('button', { name: 'Checking…' });
    await expect(checking).toBeDisabled();
    await expect(announced(page)).toHaveText('Checking');
    // The clock also goes on by itself, by the seconds that the test takes.
    for (let seconds = 0; seconds < 270; seconds += 5) {
      await expect(checking).toBeDisabled();
      await Promise.all([page.waitForResponse('**/api/results/get?*'), page.clock.runFor(5000)]);
    }
    await page.clock.runFor(30_000);
    await expect(viewResults(page)).toBeEnabled();
    await expect(announced(page)).toHaveText('Not ready yet');
    const gaps = times.slice(1, 50).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4990);
    // A slow machine may miss a beat; the beat itself is 5 seconds.
    expect(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBeLessThan(5600);
    const before = times.length;
    await page.clock.runFor(30_000);
    expect(times.length).toBe(before);
  });

  test('failures on the way are asked again, and the result opens when it comes', async ({ page, stack }) => {
    const { account, submissionId } = await seed(stack).longevityPersona('average45F');
    const result: Result = await seed(stack).result(account, submissionId);
    await leaveSession(page, account);
    let times = 0;
    await page.route('**/api/results/get?*', (route) => {
      times += 1;
      if (times === 1) return route.fulfill({ status: 503, json: { message: 'Later.', code: 'unavailable' } });
      if (times === 2) return route.abort();
      return route.continue();
    });
    await page.goto('/dashboard');
    await viewResults(page).click();
    await expect(page.getByText(result.content.intro)).toBeVisible({ timeout: 20_000 });
    expect(times).toBe(3);
  });
});

test.describe('when something fails', () => {
  test.use({ expectedNoise: /status of (401|404)/ });

  test('submissions that cannot be loaded are not called missing, and can be asked for again', async ({
    page,
    stack,
  }) => {
    await leaveSession(page, await stack.register());
    await page.route('**/api/submissions/me', (route) => route.fulfill({ status: 404, json: { message: 'No.' } }), {
      times: 1,
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your results could not be loaded' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible();
  });

  test('a token that the API no longer accepts ends the session quietly, and the login leads back', async ({
    page,
    stack,
  }) => {
    const account = await stack.register();
    await leaveSession(page, account);
    await page.route('**/api/submissions/me', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }), {
      times: 1,
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('Email address').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
