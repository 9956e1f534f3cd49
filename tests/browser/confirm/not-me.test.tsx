import { expect, test } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { ConfirmPage } from '#web/confirm/confirm-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const open = async () => {
  const screen = await show(<ConfirmPage />, '/confirm');
  await screen.router.navigate('/confirm#not-me=u.xyz');
  return screen;
};

test('one press ends every session, even this browser’s, and the same link sets a new password', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({ notMe: [{}, {}], logout: {} });
  const { router, getByRole } = await open();
  await expect.element(getByRole('heading', { name: 'Was it someone else?' })).toBeVisible();
  expect(router.state.location.hash).toBe('');
  expect(api.calls).toEqual([]);
  await getByRole('button', { name: 'Yes, log everyone out' }).click();
  await expect.element(getByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  expect(useSession.getState().authToken).toBeNull();
  await getByRole('textbox', { name: 'New password' }).fill('a fresh horse battery');
  await getByRole('button', { name: 'Save my new password' }).click();
  await expect.element(getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(api.calls.filter(({ name }) => name === 'notMe').map(({ body }) => body)).toEqual([
    { secret: 'u.xyz' },
    { secret: 'u.xyz', password: 'a fresh horse battery' },
  ]);
});

test('a link that no longer works says so', async () => {
  playApi({ notMe: { status: 404, body: { code: 'link-over', message: 'This link no longer works.' } } });
  const { getByRole } = await open();
  await getByRole('button', { name: 'Yes, log everyone out' }).click();
  await expect.element(getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
