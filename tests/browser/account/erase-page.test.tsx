import { expect, test } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { ErasePage } from '#web/account/erase-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const showErase = async (eraseMe: readonly PlayedAnswer[] = [{ status: 202, body: {} }]) => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({ eraseMe, logout: {} });
  const screen = await show(<ErasePage />, '/account/erase');
  return {
    ...screen,
    api,
    password: screen.getByRole('textbox', { name: 'Your password' }),
    sure: screen.getByRole('checkbox'),
    erase: screen.getByRole('button', { name: 'Erase everything' }),
  };
};

test('erasing needs the password and a tick, which is not set beforehand', async () => {
  const { api, erase, password, sure, getByText } = await showErase();
  await expect.element(sure).not.toBeChecked();
  await erase.click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/Enter your password/);
  await expect.element(getByText('Tick the box if you’re sure.')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('a password manager learns whose password is asked for', async () => {
  await showErase();
  expect(document.querySelector('form [autocomplete=username]')).toHaveValue('ines@example.com');
});

test('a wrong password erases nothing, and the page says so', async () => {
  const refused = { status: 403, body: { code: 'wrong-password', message: 'That password isn’t right.' } };
  const { erase, password, sure, getByRole } = await showErase([refused]);
  await password.fill('wrong');
  await sure.click();
  await erase.click();
  await expect.element(getByRole('alert')).toHaveTextContent('That password isn’t right.');
  expect(useSession.getState().authToken).not.toBeNull();
});

test('password and tick erase the account and end the session, and a page says so', async () => {
  const { api, erase, password, sure, getByRole } = await showErase();
  await password.fill('right');
  await sure.click();
  await erase.click();
  await expect.element(getByRole('heading', { name: 'We’re erasing everything' })).toHaveFocus();
  expect(api.named('eraseMe').map(({ body }) => body)).toEqual([{ password: 'right' }]);
  expect(useSession.getState().authToken).toBeNull();
});

test('the erase page offers a way back to the account', async () => {
  const { getByRole } = await showErase();
  await expect.element(getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/account');
});
