import { expect, test } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { NotMyDevice } from '#web/quiz/screens/completion-screen.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const press = async (answer: { status?: number; body?: unknown }) => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({ refresh: answer });
  const screen = await show(<NotMyDevice />);
  await expect.element(screen.getByText(/You stay signed in on this device for/)).toBeVisible();
  await screen.getByRole('button', { name: 'This is not my device' }).click();
  return { ...screen, api };
};

test('“Not my device” ends the session with the browser, here and on the server', async () => {
  const { api, getByText, getByRole } = await press({ body: { token: tokenOf('ines') } });
  await expect.element(getByText(/You are signed in until you close this browser/)).toBeVisible();
  expect(api.named('refresh').map(({ body }) => body)).toEqual([{ remember: false }]);
  expect([localStorage.length, sessionStorage.length > 0]).toEqual([0, true]);
  expect(getByRole('button', { name: 'This is not my device' }).query()).toBeNull();
});

test('when the server cannot be told, the user is asked to log out', async () => {
  const { getByText } = await press({ status: 503, body: {} });
  await expect.element(getByText(/Please log out when you leave this device/)).toBeVisible();
  expect(localStorage.length).toBe(0);
});

test('a session that ends with the browser anyway offers nothing', async () => {
  signIn(tokenOf('ines'), { remember: false });
  const { getByRole } = await show(<NotMyDevice />);
  expect(getByRole('button').query()).toBeNull();
});
