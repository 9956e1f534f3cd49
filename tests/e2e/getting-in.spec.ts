import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession, resetCode, seed } from '../support/people.ts';
import type { Account } from '../support/stack.ts';

// A forgotten password: a code by mail, and with it a new one.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the login to the screen that asks for the code. */
const askForCode = async (page: Page, { email }: Account) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Trouble logging in?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(heading(page)).toHaveText('Choose a new password');
};

const chooseNewPassword = async (page: Page, code: string) => {
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('textbox', { name: 'New password' }).fill('three rather odd words');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(heading(page)).toHaveText('You have a new password and you’re logged in');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
};

test.describe('a confirmed account', () => {
  test('keeps its answers, and other devices are logged out', async ({ page, browser, stack }) => {
    const { account, submissionId } = await seed(stack).longevityPersona('average45F');
    await seed(stack).result(account, submissionId);
    await askForCode(page, account);
    await chooseNewPassword(page, await resetCode(stack, account.email));
    await expect(page.getByRole('button', { name: /View Results/ })).toBeVisible();

    const otherDevice = await browser.newContext({ baseURL: stack.url });
    const before = await otherDevice.newPage();
    await leaveSession(before, account);
    await before.goto('/account');
    await expect(before).toHaveURL('/login');
    await otherDevice.close();
  });
});

test('an unconfirmed account starts empty, and the page says so before', async ({ page, stack }) => {
  const account = await stack.register({ firstName: 'Mallory' });
  await askForCode(page, account);
  await expect(page.getByText(/never confirmed that email, your new password starts an empty account/)).toBeVisible();
  await chooseNewPassword(page, await resetCode(stack, account.email));
  await expect(page.getByText('No results yet')).toBeVisible();
  await expect(heading(page)).not.toContainText('Mallory');
  expect((await stack.call('GET', '/api/users/me', { token: account.token })).status).toBe(401);
});
