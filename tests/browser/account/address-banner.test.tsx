import { expect, test } from 'vitest';
import { removedAddress } from '#shared/contract/account.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { AddressBanner } from '#web/account/address-banner.tsx';
import { mergeUser, signIn } from '#web/session/session.ts';
import { show } from '../support/show.tsx';

test('an account whose address was taken off is asked for another one, not to confirm what is gone', async () => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ isConfirmed: false });
  const { getByRole, getByText } = await show(<AddressBanner />);
  await expect.element(getByRole('link', { name: 'Confirm now' })).toBeVisible();
  mergeUser({ email: removedAddress('ines') });
  await expect.element(getByRole('link', { name: 'Go to account' })).toHaveAttribute('href', '/account');
  await expect.element(getByText(/no email address any more/)).toBeVisible();
  expect(getByText(/invalid/).query()).toBeNull();
});
