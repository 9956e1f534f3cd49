import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { storedKeys } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';

const email = (page: Page) => page.getByLabel('Email address');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const button = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

async function logIn(page: Page, account: { email: string; password: string }) {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await button(page).click();
}

test('the right password leads home with the profile loaded, and only our keys are stored', async ({ page, stack }) => {
  const account = await stack.register({ firstName: 'Ines', lastName: 'Calder' });
  await page.goto('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(async () => {
    const user = JSON.parse((await page.evaluate(() => localStorage.getItem('longevity.user'))) ?? 'null');
    expect(user).toMatchObject({ id: account.userId, email: account.email, firstName: 'Ines', lastName: 'Calder' });
  }).toPass();
  expect(await storedKeys(page)).toEqual({ local: ['longevity.authToken', 'longevity.user'], session: [] });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('without "remember me" nothing outlives the browser’s session', async ({ page, stack }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await logIn(page, await stack.register());
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect((await storedKeys(page)).local).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a visitor who was stopped at a protected page gets there after the login', async ({ page, stack }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await logIn(page, await stack.register());
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test.describe('an expired token', () => {
  test.use({ expectedNoise: /status of 401/ });

  test('that cannot be renewed counts as none, and is cleared silently', async ({ page }) => {
    const claims = Buffer.from(JSON.stringify({ userId: 'u', email: 'a@b.c', exp: 1 })).toString('base64url');
    await leaveSession(page, { token: `e30.${claims}.x` });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedKeys(page)).toEqual({ local: [], session: [] });
  });
});

test.describe('refused', () => {
  test.use({ expectedNoise: /status of 401/ });

  test('shows the server’s sentence, and the typed text stays', async ({ page, stack }) => {
    const account = await stack.register();
    await page.goto('/login');
    const [response] = await Promise.all([
      page.waitForResponse('**/api/auth/login'),
      logIn(page, { email: account.email, password: 'not the password' }),
    ]);
    const { message } = (await response.json()) as { message: string };
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(email(page)).toHaveValue(account.email);
    await expect(button(page)).toBeFocused();
  });
});
