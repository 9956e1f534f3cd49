import { expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { Reminder } from '#web/features/reminders/reminder.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { type PlayedAnswer, playApi } from '../../support/api.ts';
import { show } from '../../support/show.tsx';

const nextAt = '2027-02-23T10:20:00.000Z';
const inMonths = (months: number) => ({ body: { reminder: { months, nextAt } } });

const showReminder = async (
  answers: Parameters<typeof playApi>[0] = {},
  { hasMail = true, ...user }: { hasMail?: boolean } & Parameters<typeof mergeUser>[0] = {},
) => {
  setSiteSettings({ ...localSiteSettings(), hasMail });
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed: true, ...user });
  const api = playApi({ getMe: { body: { isConfirmed: true, ...user } }, ...answers });
  const screen = await show(<Reminder />);
  return { ...screen, api, tick: screen.getByRole('checkbox', { name: 'Email me a reminder' }) };
};
const asked = (api: ReturnType<typeof playApi>) =>
  api.named('setReminder').map(({ body }) => (body as { months: number | null }).months);

test('the reminder is off until it is ticked, and nothing is saved before', async () => {
  const { api, tick, getByText, getByRole } = await showReminder({ setReminder: inMonths(3) });
  await expect.element(tick).not.toBeChecked();
  await expect
    .element(getByText(/repeats for as long as you keep coming back, and stops after two reminders without a visit/))
    .toBeVisible();
  expect(asked(api)).toEqual([]);
  await tick.click();
  await expect.element(getByText('Your next reminder comes on February 23, 2027.')).toBeVisible();
  await expect.element(getByRole('radio', { name: '3', exact: true })).toBeChecked();
  expect(asked(api)).toEqual([3]);
});

test('changing the months saves at once, and removing the tick turns the reminder off', async () => {
  const answers: PlayedAnswer[] = [inMonths(12), { body: { reminder: null } }];
  const reminder = { months: 3, nextAt } as const;
  const { api, tick, getByRole, getByText } = await showReminder(
    { setReminder: answers, getMe: { body: { reminder } } },
    { reminder },
  );
  await getByRole('radio', { name: '12' }).click();
  await expect.element(getByRole('radio', { name: '12' })).toBeChecked();
  await tick.click();
  await expect.element(tick).not.toBeChecked();
  expect(getByText(/Your next reminder/).elements()).toEqual([]);
  expect(asked(api)).toEqual([12, null]);
  expect(useSession.getState().user?.reminder).toBeUndefined();
});

test.each([
  ['no network', 'That wasn’t saved. Please try again.'],
  [
    { status: 403, body: { code: 'not-allowed', message: 'Confirm your email address first.' } },
    'Confirm your email address first.',
  ],
] as const)('a tick that is not saved (%j) is removed again, with the reason', async (answer, sentence) => {
  const { tick, getByText } = await showReminder({ setReminder: answer });
  await tick.click();
  await expect.element(getByText(sentence)).toBeVisible();
  await expect.element(tick).not.toBeChecked();
});

test('a reminder that a mailed link has turned off is shown as off', async () => {
  const { tick } = await showReminder({ getMe: { body: {} } }, { reminder: { months: 6, nextAt } });
  await expect.element(tick).not.toBeChecked();
});

test('an unconfirmed address shows no reminder to tick', async () => {
  const { container } = await showReminder({}, { isConfirmed: false });
  expect(container.textContent).toBe('');
});

test('a site that sends no mail offers no reminder', async () => {
  const { container } = await showReminder({}, { hasMail: false });
  expect(container.textContent).toBe('');
});
