import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const newAddress = () => `${randomUUID()}@example.com`;

async function register(page: Page, account: { email: string; password: string }) {
  await page.getByLabel('Email address').fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('names are optional; a new account leads to the login, where it works', async ({ page }) => {
  const account = { email: newAddress(), password: 'correct horse battery' };
  await page.goto('/register');
  await expect(page).toHaveTitle('Register – Longevity');
  await register(page, account);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the profile has the names that were given', async ({ page, stack }) => {
  const account = { email: newAddress(), password: 'correct horse battery' };
  await page.goto('/register');
  await page.getByLabel('First name').fill(' Zoë ');
  await page.getByLabel('Last name').fill('Żak');
  await register(page, account);
  await expect(page).toHaveURL('/login');
  const { token } = await (await stack.call('POST', '/api/auth/login', { body: account })).json();
  const me = await (await stack.call('GET', '/api/users/me', { token })).json();
  expect(me).toMatchObject({ firstName: 'Zoë', lastName: 'Żak', email: account.email });
});

test.describe('refused', () => {
  test.use({ expectedNoise: /status of (409|500)/ });

  test('an address with an account shows the server’s sentence, and everything typed stays', async ({
    page,
    stack,
  }) => {
    const { email } = await stack.register();
    await page.goto('/register');
    await page.getByLabel('First name').fill('Ines');
    const [response] = await Promise.all([
      page.waitForResponse('**/api/auth/register'),
      register(page, { email, password: 'another horse battery' }),
    ]);
    const { message } = (await response.json()) as { message: string };
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByLabel('First name')).toHaveValue('Ines');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
  });
});
