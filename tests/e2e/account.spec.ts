import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { storedKeys } from '../support/pages.ts';
import { leaveSession, linkTo, seed } from '../support/people.ts';

// What a user does with an account: change it, download its data, end it.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, title: string) => page.locator('summary').filter({ hasText: title }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('where other sessions end', () => {
  test.use({ expectedNoise: /status of 401/ });

  test('changing the password logs the other device out, which says why, and the new password logs in', async ({
    page,
    browser,
    stack,
  }) => {
    const account = await stack.register();
    const otherDevice = await browser.newContext({ baseURL: stack.url });
    const phone = await otherDevice.newPage();
    await leaveSession(phone, await stack.login(account));
    await phone.goto('/dashboard');
    await expect(phone.getByText('No results yet')).toBeVisible();

    await leaveSession(page, account);
    await page.goto('/account');
    await open(page, 'Change password');
    await field(page, 'Current password').fill(account.password);
    await field(page, 'New password').fill('three rather odd words');
    await press(page, 'Change password');
    await expect(page.getByText(/Your password is changed, and your other devices are logged out/)).toBeVisible();

    await phone.reload();
    await expect(phone).toHaveURL('/login');
    await expect(phone.getByText('You were logged out to keep your answers private')).toBeVisible();
    await phone.getByLabel('Email address').fill(account.email);
    await field(phone, 'Password').fill('three rather odd words');
    await press(phone, 'Login');
    await expect(phone.getByText('No results yet')).toBeVisible();
    await otherDevice.close();
  });

  test('a new address takes effect once it is confirmed, and the owner of the old one can undo the change', async ({
    page,
    browser,
    stack,
  }) => {
    const account = await stack.register();
    await stack.confirm(account);
    const newAddress = `new-${account.email}`;
    await leaveSession(page, account);
    await page.goto('/account');
    await open(page, 'Change your email');
    await page.getByLabel('Email address').fill(newAddress);
    await field(page, 'Your password').fill(account.password);
    await press(page, 'Send a confirmation email');
    await expect(page.getByText(`${newAddress} will be your new address once you confirm it`)).toBeVisible();
    await expect(page.getByText(account.email, { exact: true })).toBeVisible();

    await page.goto(await linkTo(stack, newAddress, 'secret'));
    await press(page, 'Yes, confirm my address');
    await expect(heading(page)).toHaveText('Your email is confirmed');
    await page.goto('/account');
    await expect(page.getByText(newAddress, { exact: true })).toBeVisible();

    const otherDevice = await browser.newContext({ baseURL: stack.url });
    const mailbox = await otherDevice.newPage();
    await mailbox.goto(await linkTo(stack, account.email, 'undo'));
    await press(mailbox, 'Undo the change');
    await expect(heading(mailbox)).toHaveText('Your email address is back');
    await expect(mailbox.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/login/help');
    await otherDevice.close();
    await page.reload();
    await expect(page).toHaveURL('/login');
  });

  test('password and tick erase everything; nothing stays on the device, and the login is refused', async ({
    page,
    stack,
  }) => {
    const { account } = await seed(stack).longevityPersona('average45F');
    await leaveSession(page, account);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Erase everything…' }).click();
    await field(page, 'Your password').fill(account.password);
    await page.getByRole('checkbox').check();
    await press(page, 'Erase everything');
    await expect(heading(page)).toHaveText('We’re erasing everything');
    // A note of the pending logout stays in the browser until the server has answered.
    await expect.poll(() => storedKeys(page)).toEqual({ local: [], session: [] });

    await page.goto('/login');
    await page.getByLabel('Email address').fill(account.email);
    await field(page, 'Password').fill(account.password);
    await press(page, 'Login');
    await expect(page.getByRole('alert')).toContainText(/\w/);
    await expect(page).toHaveURL('/login');
  });
});

test('“Download my data” saves one file with the answers in it', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  await seed(stack).result(account, submissionId);
  await leaveSession(page, account);
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await press(page, 'Download my data');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('longevity-my-data.json');
  const file = await readFile(await download.path(), 'utf8');
  expect(Object.keys(JSON.parse(file))).toEqual(expect.arrayContaining(['index', 'parts']));
  for (const stored of [account.email, submissionId, 'biologicalAge']) expect(file).toContain(stored);
  expect(file).not.toContain(account.password);
  await expect(page.getByText('Your file is in your downloads.')).toBeVisible();
});
