import { expect, test } from '../support/fixtures.ts';

test('the home page has its policy, and a deep link gets the app', async ({ page }) => {
  const home = await page.goto('/');
  expect(home?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown API address is answered by the API, not by the app', async ({ request }) => {
  const response = await request.get('/api/nothing');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});
