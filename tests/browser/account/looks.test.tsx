import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { consentVersion } from '#shared/contract/account.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { AboutPage } from '#web/about/about-page.tsx';
import { AccountPage } from '#web/account/account-page.tsx';
import { ErasePage } from '#web/account/erase-page.tsx';
import { ConfirmPage } from '#web/confirm/confirm-page.tsx';
import { HelpPage } from '#web/login/help/help-page.tsx';
import { PlacePage } from '#web/place/place-page.tsx';
import { PrivacyPage } from '#web/privacy/privacy-page.tsx';
import { mergeUser, signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { expectGoodLooks } from '../support/sweep.ts';

// The account's pages in each of their states, at both widths, light and dark.

const account = {
  userId: 'ines',
  email: 'a-rather-long-name.for-an-address@some-provider-with-a-long-name.example.com',
  addressState: 'unconfirmed',
  confirmedAt: null,
  pendingEmail: 'new@example.com',
  firstName: 'Ines',
  lastName: 'Calder',
  createdAt: '2026-08-12T10:00:00.000Z',
  sessions: [
    { id: 'one', device: 'Chrome/Windows', startedAt: '2026-11-21T12:00:00.000Z', isThisOne: true },
    { id: 'two', device: 'Safari/iPhone', lastUsedAt: '2026-11-18T12:00:00.000Z', isThisOne: false },
  ],
  consents: [{ version: consentVersion, at: '2026-11-21T12:00:00.000Z', where: 'quiz' }],
};
const gone = { status: 404, body: { code: 'link-over', message: 'This link no longer works.' } };

const open = async (page: ReactNode, path: string, fragment = '') => {
  const screen = await show(page, path);
  await screen.router.navigate(`${path}${fragment}`);
  return {
    ...screen,
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    title: (name: string) => expect.element(screen.getByRole('heading', { name })).toBeVisible(),
  };
};
const logIn = () => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed: false, consentVersion: 'before' });
};

test('the account page, with every form open, its errors shown, and the consent asked again', async () => {
  logIn();
  playApi({ getAccount: { body: account } });
  const { press, title, container } = await open(<AccountPage />, '/account');
  await title('Devices');
  await expectGoodLooks();
  for (const fold of container.querySelectorAll('details')) fold.open = true;
  for (const name of ['Send a confirmation email', 'Change password', 'I agree']) await press(name);
  await expectGoodLooks();
});

test('an account that could not be loaded', async () => {
  logIn();
  playApi({ getAccount: { status: 500 } });
  const { title } = await open(<AccountPage />, '/account');
  await title('We couldn’t load your account');
  await expectGoodLooks();
});

test('the erase page: asked, with errors, and done', async () => {
  logIn();
  playApi({ eraseMe: { status: 202, body: {} }, logout: {} });
  const { press, title, getByRole } = await open(<ErasePage />, '/account/erase');
  await press('Erase everything');
  await expectGoodLooks();
  await getByRole('textbox', { name: 'Your password' }).fill('right');
  await getByRole('checkbox').click();
  await press('Erase everything');
  await title('We’re erasing everything');
  await expectGoodLooks();
});

test('confirming by link on another device, and by an expired link', async () => {
  playApi({ confirmByLink: gone });
  const { press, title, getByRole } = await open(<ConfirmPage />, '/confirm', '#secret=u.abc');
  await press('Yes, confirm my address');
  await expectGoodLooks();
  await getByRole('textbox', { name: 'Your password' }).fill('right');
  await press('Yes, confirm my address');
  await title('This link no longer works');
  await expectGoodLooks();
});

test('confirming by code: with an error, and done', async () => {
  logIn();
  playApi({ confirmAddress: {} });
  const { press, title, getByLabelText } = await open(<ConfirmPage />, '/confirm');
  await press('Confirm');
  await expectGoodLooks();
  await getByLabelText('Code from the email').fill('123456');
  await press('Confirm');
  await title('Your email is confirmed');
  await expectGoodLooks();
});

test.each([
  ['#decline=u.xyz', 'Did someone else use your email address?'],
  ['#undo=u.xyz', 'Use this address again?'],
])('a mailed link that undoes a change: %s', async (fragment, heading) => {
  const { title } = await open(<ConfirmPage />, '/confirm', fragment);
  await title(heading);
  await expectGoodLooks();
});

test('password reset: the address, then code and password, with errors', async () => {
  playApi({ help: { status: 202, body: {} } });
  const { press, title, getByLabelText } = await open(<HelpPage />, '/login/help');
  await press('Send me a code');
  await expectGoodLooks();
  await getByLabelText('Email address').fill(account.email);
  await press('Send me a code');
  await title('Choose a new password');
  await press('Save and log in');
  await expectGoodLooks();
});

test.each([
  ['/privacy', <PrivacyPage key="privacy" />, 'Data privacy policy'],
  ['/about', <AboutPage key="about" />, 'What this is, and what it isn’t'],
  ['/place', <PlacePage key="place" />, 'Where are you?'],
] as const)('%s', async (path, page, heading) => {
  const { title } = await open(page, path);
  await title(heading);
  await expectGoodLooks();
});
