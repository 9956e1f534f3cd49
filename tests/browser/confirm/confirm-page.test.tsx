import { expect, test } from 'vitest';
import { removedAddress } from '#shared/contract/account.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { AddressBanner, ConfirmBanner } from '#web/confirm/confirm-banner.tsx';
import { ConfirmPage } from '#web/confirm/confirm-page.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const refusal = (status: number, code: string, message: string): PlayedAnswer => ({ status, body: { code, message } });
const old = refusal(404, 'link-over', 'This link no longer works.');

const open = async (fragment: string) => {
  const screen = await show(<ConfirmPage />, '/confirm');
  await screen.router.navigate(`/confirm${fragment}`);
  return screen;
};

const logIn = () => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed: false });
};

test('opening a link confirms nothing, and removes the secret from the address at once', async () => {
  logIn();
  const api = playApi({});
  const { router, getByRole } = await open('#secret=u.abc');
  await expect.element(getByRole('heading', { name: 'Is this your email address?' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/confirm', hash: '' });
  expect(api.calls).toEqual([]);
});

test('a press confirms the address with the session of this browser', async () => {
  logIn();
  const api = playApi({ confirmByLink: {} });
  const { getByRole } = await open('#secret=u.abc');
  await getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect.element(getByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus();
  expect(api.calls).toMatchObject([{ name: 'confirmByLink', body: { secret: 'u.abc' } }]);
  expect(new Headers(api.calls[0]?.init.headers).get('authorization')).toBe(`Bearer ${tokenOf('ines')}`);
  expect(useSession.getState().user?.isConfirmed).toBe(true);
});

test('confirming on another device needs the password, and a wrong one stays in the field', async () => {
  const wrong = refusal(403, 'wrong-password', 'That password isn’t right.');
  const api = playApi({ confirmByLink: [wrong, {}] });
  const { getByRole } = await open('#secret=u.abc');
  const yes = getByRole('button', { name: 'Yes, confirm my address' });
  const password = getByRole('textbox', { name: 'Your password' });
  await yes.click();
  await expect.element(password).toHaveAccessibleDescription(/Enter your password/);
  expect(api.calls).toEqual([]);
  await password.fill('correct horse');
  await yes.click();
  await expect.element(getByRole('alert')).toHaveTextContent('That password isn’t right.');
  await expect.element(password).toHaveValue('correct horse');
  await yes.click();
  await expect.element(getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(api.calls.at(-1)?.body).toEqual({ secret: 'u.abc', password: 'correct horse' });
});

test('the page asks for the account’s password when another user is logged in', async () => {
  logIn();
  playApi({ confirmByLink: refusal(401, 'unauthenticated', 'Enter the password of your account.') });
  const { getByRole } = await open('#secret=u.abc');
  await getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect.element(getByRole('textbox', { name: 'Your password' })).toBeVisible();
  expect(useSession.getState().authToken).not.toBeNull();
});

test('an expired link says so, and offers the code', async () => {
  logIn();
  playApi({ confirmByLink: old });
  const { getByRole } = await open('#secret=u.abc');
  await getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect.element(getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Use a code instead' })).toBeVisible();
});

test('“That was not me” asks once more, and removes the address', async () => {
  const api = playApi({ declineAddress: {} });
  const { getByRole } = await open('#decline=u.xyz');
  await getByRole('button', { name: 'Yes, it was someone else' }).click();
  await expect.element(getByRole('heading', { name: 'We’ve taken your address off that account' })).toBeVisible();
  expect(api.calls).toMatchObject([{ name: 'declineAddress', body: { secret: 'u.xyz' } }]);
});

test('undoing a change of address also ends the session', async () => {
  logIn();
  playApi({ undoAddress: {}, logout: {} });
  const { getByRole } = await open('#undo=u.xyz');
  await getByRole('button', { name: 'Undo the change' }).click();
  await expect.element(getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/login/help');
  expect(useSession.getState().authToken).toBeNull();
});

test('the code is one field of six digits that phones fill in, and half a code is an error next to it', async () => {
  logIn();
  const api = playApi({});
  const { getByLabelText, getByRole } = await open('');
  const code = getByLabelText('Code from the email');
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('123');
  await getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/Enter the 6 digits/);
  expect(api.calls).toEqual([]);
});

test('a wrong code is an error next to the field until it is changed, and the right one confirms', async () => {
  logIn();
  const api = playApi({ confirmAddress: [refusal(422, 'wrong-code', 'That code isn’t right.'), {}] });
  const { getByLabelText, getByRole } = await open('');
  const code = getByLabelText('Code from the email');
  await code.fill('480 219');
  await getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(code).toHaveAccessibleDescription(/That code isn’t right/);
  await code.fill('٤٨٠ ٢٩١');
  await expect.element(code).not.toHaveAttribute('aria-invalid');
  await getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(api.named('confirmAddress').map(({ body }) => body)).toEqual([{ code: '480219' }, { code: '480291' }]);
});

test('a new code can be requested, then not for a while, and the server’s words explain too many requests', async () => {
  logIn();
  playApi({ sendConfirmation: [refusal(429, 'slow-down', 'Please try again tomorrow.'), { status: 202 }] });
  const { getByRole, getByText } = await open('');
  const send = getByRole('button', { name: /^Send a new code/ });
  await send.click();
  await expect.element(getByText('Please try again tomorrow.')).toBeVisible();
  await send.click();
  await expect.element(getByText(/A new code is on its way/)).toBeVisible();
  await expect.element(send).toBeDisabled();
});

test('without a session the code page leads to the login, and the login leads back', async () => {
  const { elsewhere } = await open('');
  await expect.element(elsewhere).toHaveTextContent('/login');
  await expect.element(elsewhere).toHaveAttribute('data-state', JSON.stringify({ from: '/confirm' }));
});

test('the banner shows until the address is confirmed', async () => {
  logIn();
  const { getByRole } = await show(<ConfirmBanner />);
  const link = getByRole('link', { name: 'Confirm now' });
  await expect.element(link).toHaveAttribute('href', '/confirm');
  mergeUser({ isConfirmed: true });
  await expect.element(link).not.toBeInTheDocument();
});

test('if the address was removed, the banner asks for another one, not for its confirmation', async () => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed: false });
  const { getByRole, getByText } = await show(<AddressBanner />);
  await expect.element(getByRole('link', { name: 'Confirm now' })).toBeVisible();
  mergeUser({ email: removedAddress('ines') });
  await expect.element(getByRole('link', { name: 'Go to account' })).toHaveAttribute('href', '/account');
  await expect.element(getByText(/no longer has an email address/)).toBeVisible();
  expect(getByText(/invalid/).query()).toBeNull();
});
