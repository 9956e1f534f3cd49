import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { hasUnsent, LogoutDialog } from '#web/quiz/logout.tsx';
import { send } from '#web/quiz/outbox/send.ts';
import { unsentOf } from '#web/quiz/outbox/unsent.ts';
import { signIn, useSession } from '#web/session/session.ts';
import { Header, setLogoutWarning } from '#web/shell/screen.tsx';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

test('a visitor may log in, and whoever is signed in may log out', async () => {
  const { getByRole } = await show(<Header />);
  await expect.element(getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  signIn(tokenOf('ines'), { remember: true });
  await getByRole('button', { name: 'Logout' }).click();
  await expect.element(getByRole('link', { name: 'Login' })).toBeVisible();
  expect(useSession.getState().authToken).toBeNull();
  expect(localStorage.getItem('longevity.authToken')).toBeNull();
});

test('a page with a way back has that in place of the login', async () => {
  const { getByRole } = await show(<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} />);
  await expect.element(getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(getByRole('link', { name: 'Login' }).query()).toBeNull();
});

test('logging out asks first while something has not been sent, and removes it when that is what one wants', async () => {
  setLogoutWarning(async () => ({ isNeeded: hasUnsent, Dialog: LogoutDialog }));
  signIn(tokenOf('ines'), { remember: true });
  playApi({ createSubmission: { status: 500 } });
  await send({
    userId: 'ines',
    quizId: productQuizId,
    submittedAnswers: [],
    contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
    sessionId: 'run-1',
  });
  const { getByRole } = await show(<Header />);
  await getByRole('button', { name: 'Logout' }).click();
  await expect.element(getByRole('alertdialog')).toHaveAccessibleName('Some answers have not been sent yet');
  await getByRole('button', { name: 'Stay logged in' }).click();
  expect(useSession.getState().user?.id).toBe('ines');
  expect(await unsentOf('ines')).toHaveLength(1);
  await getByRole('button', { name: 'Logout' }).click();
  await getByRole('button', { name: 'Log out and remove them' }).click();
  await expect.element(getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => unsentOf('ines')).toEqual([]);
});
