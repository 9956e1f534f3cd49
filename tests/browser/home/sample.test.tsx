import { expect, test } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { HomePage } from '#web/home/home-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { show } from '../support/show.tsx';

test('a visitor sees a sample result, marked as such, and links to method and privacy', async () => {
  const { getByRole, getByText } = await show(<HomePage />);
  const sample = getByRole('region', { name: 'What you get' });
  await expect.element(sample).toMatchTextContent(/A sample of a made-up person.*Biological age, likely \d+ to \d+/);
  await expect.element(getByText(/It takes 10\u2060–\u206015\sminutes/)).toBeVisible();
  for (const [name, href] of [
    ['Method', '/methods'],
    ['Privacy', '/privacy'],
  ] as const)
    await expect.element(getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a signed-in user sees no sample', async () => {
  signIn(tokenOf('ines'), { remember: true });
  useSession.setState({ submissions: [] });
  const { getByRole } = await show(<HomePage />);
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  expect(getByRole('region', { name: 'What you get' }).query()).toBeNull();
});
