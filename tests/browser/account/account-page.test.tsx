import { expect, test, vi } from 'vitest';
import { consentVersion } from '#shared/contract/account.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const account = {
  userId: 'ines',
  email: 'Ines@example.com',
  addressState: 'confirmed',
  confirmedAt: '2026-08-12T10:00:00.000Z',
  pendingEmail: null,
  firstName: 'Ines',
  lastName: 'Calder',
  createdAt: '2026-08-12T10:00:00.000Z',
  sessions: [
    { id: 'one', device: 'Chrome/Windows', startedAt: '2026-11-21T12:00:00.000Z', isThisOne: true },
    { id: 'two', device: 'Safari/iPhone', lastUsedAt: '2026-11-18T12:00:00.000Z', isThisOne: false },
  ],
  consents: [{ version: consentVersion, at: '2026-11-21T12:00:00.000Z', where: 'quiz' }],
};

const showAccount = async (answers: Record<string, PlayedAnswer | readonly PlayedAnswer[]> = {}, given = {}) => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed: true, consentVersion });
  const api = playApi({ getAccount: { body: { ...account, ...given } }, ...answers });
  const screen = await show(<AccountPage />, '/account');
  return { ...screen, api, button: (name: string) => screen.getByRole('button', { name, exact: true }) };
};

const refusal = (status: number, code: string, message: string) => ({ status, body: { code, message } });

test('the account page shows name, address and its state, devices and consent', async () => {
  const { getByText } = await showAccount();
  for (const text of ['Ines Calder', 'Ines@example.com', 'Confirmed', 'Chrome on Windows', 'Safari on iPhone'])
    await expect.element(getByText(text, { exact: true })).toBeVisible();
  await expect.element(getByText('Last seen on November 18, 2026')).toBeVisible();
  await expect.element(getByText(`Data privacy policy, version ${consentVersion}`)).toBeVisible();
});

test('when the account cannot be loaded, the page says so and still offers the download', async () => {
  const { getByRole, button } = await showAccount({ getAccount: [{ status: 500 }, { body: account }] });
  await expect.element(getByRole('heading', { name: 'We couldn’t load your account' })).toBeVisible();
  await expect.element(button('Download my data')).toBeVisible();
  await button('Try again').click();
  await expect.element(getByRole('heading', { name: 'Devices' })).toBeVisible();
});

test('the page shows an unconfirmed address, and one that was removed', async () => {
  const { getByText, getByRole } = await showAccount({}, { pendingEmail: 'new@example.com', addressState: 'removed' });
  await expect.element(getByText(/new@example.com will be your new address once you confirm it/)).toBeVisible();
  await expect.element(getByText(/it isn’t yours/)).toBeVisible();
  await getByRole('link', { name: 'Enter the code' }).click();
});

test('another session can be ended on its own, and the list is loaded again', async () => {
  const { api, button } = await showAccount({ endSession: {} });
  await button('End this one: Safari on iPhone').click();
  await expect.poll(() => api.named('getAccount')).toHaveLength(2);
  expect(api.named('endSession')).toMatchObject([{ body: { id: 'two' } }]);
  await expect.element(button('End this one: Chrome on Windows')).not.toBeInTheDocument();
});

test('a new name is saved, and the page says so', async () => {
  const { api, getByText, getByLabelText, button } = await showAccount({
    changeProfile: { body: { firstName: 'Zoë', lastName: 'Calder' } },
  });
  await getByText('Change your name').click();
  await getByLabelText('First name (optional)').fill(' Zoë ');
  await button('Save name').click();
  await expect.element(getByText('Your name is saved.')).toBeVisible();
  expect(api.named('changeProfile').map(({ body }) => body)).toEqual([{ firstName: 'Zoë', lastName: 'Calder' }]);
  expect(useSession.getState().user?.firstName).toBe('Zoë');
});

test('choosing a unit saves it at once, in the account and for every page, and a failure is shown', async () => {
  const { api, getByRole, getByText } = await showAccount({ changeProfile: [{ body: {} }, { status: 500 }] });
  await getByRole('radio', { name: 'kg' }).click();
  await expect.element(getByText('Your units are saved.')).toBeVisible();
  const units = { height: 'ftIn', weight: 'kg', labs: 'mgdl', a1c: 'percent' };
  expect(api.named('changeProfile').map(({ body }) => body)).toEqual([{ units }]);
  expect(useSession.getState().user?.units).toEqual(units);
  await getByRole('radio', { name: 'mmol/L' }).click();
  await expect.element(getByText(/We couldn’t save your units/)).toBeVisible();
  await expect.element(getByRole('radio', { name: 'mmol/L' })).toBeChecked();
});

test('a wrong current password is shown next to its field, and the typed text stays', async () => {
  const { getByText, getByRole, button } = await showAccount({
    changePassword: [refusal(403, 'wrong-password', 'That password isn’t right.'), {}],
  });
  await getByText('Change password').first().click();
  const present = getByRole('textbox', { name: 'Current password' });
  const next = getByRole('textbox', { name: 'New password' });
  await present.fill('wrong');
  await next.fill('three odd words');
  await button('Change password').click();
  await expect.element(present).toHaveAccessibleDescription(expect.stringContaining('That password isn’t right'));
  await expect.element(next).toHaveValue('three odd words');
  await present.fill('right');
  await button('Change password').click();
  await expect.element(getByText(/your other devices are logged out/)).toBeVisible();
});

test('a new address takes effect once it is confirmed', async () => {
  const { api, getByText, getByLabelText, getByRole, button } = await showAccount({
    changeAddress: { status: 202, body: {} },
  });
  await getByText('Change your email').click();
  await getByLabelText('Email address').fill('new@example.com');
  await getByRole('textbox', { name: 'Your password' }).fill('right');
  await button('Send a confirmation email').click();
  await expect.element(getByText(/sent an email to the new address/)).toBeVisible();
  expect(api.named('changeAddress').map(({ body }) => body)).toEqual([{ email: 'new@example.com', password: 'right' }]);
  expect(api.named('getAccount')).toHaveLength(2);
});

test('“Log out everywhere” also ends this session, and the page says so if it is refused', async () => {
  const { button, getByRole } = await showAccount({ logoutEverywhere: ['no network', {}] });
  await button('Log out everywhere').click();
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent('That didn’t work, and nothing was changed. Please try again.');
  await button('Log out everywhere').click();
  await expect.poll(() => useSession.getState().authToken).toBeNull();
});

test('the download is one file without a public address', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { button, getByText } = await showAccount({ exportMe: { body: { madeAt: 'now', index: [], parts: {} } } });
  await button('Download my data').click();
  await expect.element(getByText(/Your file is in your downloads/)).toBeVisible();
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ madeAt: 'now', index: [], parts: {} });
  vi.restoreAllMocks();
});

test('the page asks for consent again if its text has changed', async () => {
  const { api, button, getByRole, getByText } = await showAccount({ giveConsent: {} });
  expect(getByRole('heading', { name: 'Our privacy policy has changed' }).query()).toBeNull();
  mergeUser({ consentVersion: 'before' });
  await expect.element(getByRole('heading', { name: 'Our privacy policy has changed' })).toBeVisible();
  await button('I agree').click();
  await expect.element(getByText(/Tick the box/)).toBeVisible();
  await getByRole('checkbox', { name: /privacy policy/ }).click();
  await button('I agree').click();
  await expect.poll(() => useSession.getState().user?.consentVersion).toBe(consentVersion);
  expect(api.named('giveConsent').map(({ body }) => body)).toEqual([{ version: consentVersion, where: 'account' }]);
});
