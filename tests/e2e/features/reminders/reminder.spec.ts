import { makeReminderDue } from '../../../features/reminders/reminder-due.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { leaveSession } from '../../../support/people.ts';

// A user asks for a reminder, gets it months later, and stops it from the mailbox.

test('a reminder is mailed when it is due, and its link stops it without a login', async ({ page, browser, stack }) => {
  const account = await stack.register();
  await leaveSession(page, account);
  await page.goto('/account');
  const tick = page.getByRole('checkbox', { name: 'Email me a reminder' });
  await expect(page.getByRole('link', { name: 'confirm your email' })).toBeVisible();
  await stack.confirm(account);
  await page.reload();
  await tick.check();
  await expect(page.getByText(/^Your next reminder comes on/)).toBeVisible();
  await page.getByRole('radio', { name: '6', exact: true }).check({ force: true });

  const notes = async () => (await stack.mail()).filter(({ headers }) => 'List-Unsubscribe' in headers);
  await stack.sweep();
  expect(await notes()).toEqual([]);
  expect(await makeReminderDue(stack, account.userId)).toMatchObject({ months: 6 });
  await expect(async () => {
    await stack.sweep();
    expect(await notes()).toHaveLength(1);
  }).toPass();
  const [note] = await notes();
  const link = /https?:\S+\/api\/reminders\/off\/[\w-]+/.exec(note?.text ?? '')?.[0] ?? '';

  // On another device, without a login.
  const mailbox = await browser.newContext({ javaScriptEnabled: false });
  const reader = await mailbox.newPage();
  const printed: string[] = [];
  reader.on('console', (message) => void printed.push(message.text()));
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Turn off reminders?');
  await page.reload();
  await expect(tick).toBeChecked();

  await reader.getByRole('button', { name: 'Turn off reminders' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Reminders are off');
  await page.reload();
  await expect(page.getByText(/nothing about your health/)).toBeVisible();
  await expect(tick).not.toBeChecked();
  // The mail's policy allows the mail's own style.
  expect(printed).toEqual([]);
  await mailbox.close();
});
