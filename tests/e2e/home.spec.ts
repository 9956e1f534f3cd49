import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answerSubmissions, holdBack, started, storedKeys } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';

// Also how the app takes over the static page. The rows in each of their states: tests/browser/home/home.test.tsx.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const threeDaysAgo = () => new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString();

test('a visitor can start the first quiz, and sees that the second one is locked', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Home – Longevity');
  await expect(page.getByRole('listitem').first()).toContainText('Ready to start');
  await expect(page.getByRole('listitem').nth(1).getByRole('button', { name: 'Longevity first' })).toBeDisabled();
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL('/longevity-quiz');
});

test('a visitor can go to the login', async ({ page }) => {
  await page.goto('/');
  await started(page); // before the app has started, the plain link works too
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
});

test('a visit stores nothing in the browser, and calls no API', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  // Last of all, the page preloads what most users open next.
  const loadedAhead = page.waitForResponse('**/assets/quiz-page-*.js');
  await page.goto('/');
  await started(page);
  await loadedAhead;
  expect(await storedKeys(page)).toEqual({ local: [], session: [] });
  expect(calls).toEqual([]);
});

test('the page shows its text before any script has run', async ({ page }) => {
  await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'How well is your body ageing?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
});

test('the static page does not ask a signed-in user to log in', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'How well is your body ageing?' })).toBeVisible();
  await expect(page.getByText('Login')).toBeHidden();
  await expect(page.getByText('Ready to start')).toBeHidden();
});

/** How far the page has moved since it was opened, as browsers measure it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sumOf = (shifts: PerformanceEntryList) =>
          shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
        let seen = 0;
        const observer = new PerformanceObserver((list) => {
          seen += sumOf(list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A shift is reported with the frame that draws it.
        const drawn = (frames: number) =>
          frames === 0 ? resolve(seen + sumOf(observer.takeRecords())) : requestAnimationFrame(() => drawn(frames - 1));
        drawn(5);
      }),
  );

test('nothing moves while the app takes over the static page', async ({ page }) => {
  await page.goto('/');
  await started(page);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test.describe('in a browser that speaks another language of the product', () => {
  test.use({ locale: 'es-US' });

  test('the page is offered in it, and nothing moves', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Lea esta página en español' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await page.getByRole('link', { name: 'Lea esta página en español' }).click();
    await expect(page).toHaveURL('/es/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué tan bien envejece su cuerpo?');
  });
});

test('after the first quiz the page shows its age and View Results, and the second quiz is unlocked', async ({
  page,
  stack,
}) => {
  await leaveSession(page, await stack.register());
  await answerSubmissions(page, [{ quizId: 'longevity', submittedAt: threeDaysAgo() }]);
  await page.goto('/');
  await expect(page.getByRole('listitem').first()).toContainText('3 days ago');
  await expect(page.getByRole('listitem').last()).toContainText('Ready to start');
  await expect(page.getByRole('link', { name: 'Start: Cardiac Health' })).toHaveAttribute(
    'href',
    '/cardiac-health-quiz',
  );
  await expect(page.getByRole('button', { name: 'Retake Quiz' })).toBeHidden(); // on phones the dashboard has it
  await page.getByRole('link', { name: 'View Results: Longevity Quiz' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('logout clears the session, and Home is a visitor’s again', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await answerSubmissions(page, [{ quizId: 'longevity', submittedAt: threeDaysAgo() }]);
  await page.goto('/');
  await expect(page.getByText('3 days ago')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('listitem').first()).toContainText('Ready to start');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual({ local: [], session: [] });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('logging out in one tab logs out in the other', async ({ page, stack }) => {
  await leaveSession(page, await stack.register());
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
});
