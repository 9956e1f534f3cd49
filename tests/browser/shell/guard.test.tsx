import { expect, test } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { Guard } from '#web/app.tsx';
import { endSession, signIn } from '#web/session/session.ts';
import { show } from '../support/show.tsx';

const page = (
  <Guard>
    <p>Only for members</p>
  </Guard>
);

test('without a token the guard leads to the login, which knows the way back', async () => {
  const { elsewhere, getByText } = await show(page, '/dashboard');
  await expect.element(elsewhere).toHaveTextContent('/login');
  await expect.element(elsewhere).toHaveAttribute('data-state', '{"from":"/dashboard"}');
  expect(getByText('Only for members').query()).toBeNull();
});

test('with a token the guard shows the page until the session ends', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { elsewhere, getByText } = await show(page, '/dashboard');
  await expect.element(getByText('Only for members')).toBeVisible();
  endSession();
  await expect.element(elsewhere).toHaveTextContent('/login');
});
