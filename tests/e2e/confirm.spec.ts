import type { Page } from '@playwright/test';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { confirmCode, leaveSession, linkTo } from '../support/people.ts';
import { awaitResult, submit } from '../support/submissions.ts';

// Confirming an address by link on another device, by code on this one, or declining it.

const asked = (page: Page) => page.getByRole('region', { name: 'Your address' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, confirm my address' });

test('opening the link on another device does nothing; the password there confirms, and then the result is mailed', async ({
  page,
  browser,
  stack,
}) => {
  const account = await stack.register({ firstName: 'Ines' });
  const { answers = {} } = longevityPersonas.average45F ?? {};
  await awaitResult(stack, account, await submit(stack, account, { answers }));
  await leaveSession(page, account);
  await page.goto('/dashboard');
  await expect(asked(page)).toContainText(`Please confirm ${account.email}`);

  const otherDevice = await browser.newContext({ baseURL: stack.url });
  const phone = await otherDevice.newPage();
  await phone.goto(await linkTo(stack, account.email, 'secret'));
  await expect(heading(phone)).toHaveText('Is this your email address?');
  await expect(phone).toHaveURL('/confirm'); // the secret is no longer in the address
  await page.reload();
  await expect(asked(page)).toBeVisible();
  expect(await stack.resultMails(account.email)).toEqual([]);

  await phone.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await yes(phone).click();
  await expect(heading(phone)).toHaveText('Your email is confirmed');
  await expect(phone.getByRole('link', { name: 'Login' })).toBeVisible(); // access to the mailbox alone opens no account
  await otherDevice.close();
  await expect.poll(async () => (await stack.resultMails(account.email)).length).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /View Results/ })).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
});

test('the code confirms the address where the user is logged in', async ({ page, stack }) => {
  const account = await stack.register();
  await leaveSession(page, account);
  await page.goto('/dashboard');
  await asked(page).getByRole('link', { name: 'Confirm now' }).click();
  await page.getByLabel('Code from the email').fill(await confirmCode(stack, account.email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(heading(page)).toHaveText('Your email is confirmed');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page.getByText('No results yet')).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
});

test('“This wasn’t me” removes the address, and its account asks for another', async ({ page, browser, stack }) => {
  const account = await stack.register();
  const owner = await browser.newContext({ baseURL: stack.url });
  const mailbox = await owner.newPage();
  await mailbox.goto(await linkTo(stack, account.email, 'decline'));
  await mailbox.getByRole('button', { name: 'Yes, it was someone else' }).click();
  await expect(heading(mailbox)).toHaveText('We’ve taken your address off that account');
  await owner.close();

  await leaveSession(page, account);
  await page.goto('/account');
  await expect(page.getByText(/it isn’t yours. Please give your account another email address/)).toBeVisible();
  await expect(page.getByText(account.email)).toHaveCount(0);
});
