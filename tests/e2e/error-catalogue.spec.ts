import { expect, test } from '../support/fixtures.ts';
import { leaveSession } from '../support/people.ts';

// The row of the specification's error catalogue about what is 'logged only' on every page. The other rows are tested with their
// screens: register, results, a registration that fails during the quiz and 422 in tests/e2e; login, polling, an invalid e-mail
// address and the endings of a quiz in tests/browser.

test.use({ expectedNoise: /status of 500/ });

test('a failure to fetch the user or the submissions is only logged', async ({ page, stack }) => {
  const account = await stack.register();
  await leaveSession(page, account);
  await page.route(/\/api\/(users|submissions)\/me$/, (route) => route.fulfill({ status: 500, json: {} }));
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.poll(() => logged.toSorted()).toEqual(['getMe failed: 500', 'listSubmissions failed: 500']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start: Longevity Quiz' })).toBeVisible();
});
