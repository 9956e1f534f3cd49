import { expect, test, vi } from 'vitest';
import { asRunId, asUserId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { ErrorBoundary, Guard, PageSlot } from '#web/app.tsx';
import { hasUnsent, LogoutDialog } from '#web/quiz/logout.tsx';
import { send } from '#web/quiz/outbox/send.ts';
import { unsentOf } from '#web/quiz/outbox/unsent.ts';
import { endSession, signIn, useSession } from '#web/session/session.ts';
import { Header, setLogoutWarning } from '#web/shell/screen.tsx';
import { loadable } from '#web/ui/loading.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

test('a visitor can log in, and a signed-in user can log out', async () => {
  const { getByRole } = await show(<Header />);
  await expect.element(getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  signIn(tokenOf('ines'), { remember: true });
  await getByRole('button', { name: 'Logout' }).click();
  await expect.element(getByRole('link', { name: 'Login' })).toBeVisible();
  expect(useSession.getState().authToken).toBeNull();
  expect(localStorage.getItem('longevity.authToken')).toBeNull();
});

test('a page with a way back shows it instead of the login', async () => {
  const { getByRole } = await show(<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} />);
  await expect.element(getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(getByRole('link', { name: 'Login' }).query()).toBeNull();
});

test('logging out asks first while answers are unsent, and removes them when the user agrees', async () => {
  setLogoutWarning(async () => ({ isNeeded: hasUnsent, Dialog: LogoutDialog }));
  signIn(tokenOf('ines'), { remember: true });
  playApi({ createSubmission: { status: 500 } });
  await send({
    userId: asUserId('ines'),
    quizId: productQuizId,
    submittedAnswers: [],
    contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
    sessionId: asRunId('run-1'),
  });
  const { getByRole } = await show(<Header />);
  await getByRole('button', { name: 'Logout' }).click();
  await expect.element(getByRole('alertdialog')).toHaveAccessibleName('Some answers have not been sent yet');
  await getByRole('button', { name: 'Stay logged in' }).click();
  expect(useSession.getState().user?.id).toBe('ines');
  expect(await unsentOf('ines')).toHaveLength(1);
  await getByRole('button', { name: 'Logout' }).click();
  await getByRole('button', { name: 'Log out and delete them' }).click();
  await expect.element(getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => unsentOf('ines')).toEqual([]);
});

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

test('a spinner shows while the page loads, then the page', async () => {
  const { promise, resolve } = Promise.withResolvers<React.ReactElement>();
  const { getByRole, getByText } = await show(<PageSlot page={{ path: '/x', ...loadable(() => promise) }} />);
  await expect.element(getByRole('status')).toHaveTextContent('Loading');
  await expect.element(getByRole('banner')).toBeVisible();
  resolve(<p>Here it is</p>);
  await expect.element(getByText('Here it is')).toBeVisible();
});

test('the login page has no header while it loads either', async () => {
  const { getByRole } = await show(
    <PageSlot page={{ path: '/login', ...loadable(() => new Promise<React.ReactElement>(() => {})) }} />,
  );
  await expect.element(getByRole('status')).toHaveTextContent('Loading');
  expect(getByRole('banner').query()).toBeNull();
});

test('a page that could not be loaded says so, and offers another try', async () => {
  const failing = loadable<React.ReactElement>(() => Promise.reject(new Error('offline')));
  const { getByRole } = await show(<PageSlot page={{ path: '/x', ...failing }} />);
  await expect.element(getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Try again' })).toBeVisible();
});

const Broken = () => {
  throw new Error('a mistake of ours');
};

test('a page that fails to render shows a message and a way home, not a blank screen', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { getByRole, getByText } = await show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(getByText(/Any answers saved in this browser are still here/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Return Home' })).toBeVisible();
  printed.mockReset();
});

test('a page that renders is shown as it is', async () => {
  const { getByText } = await show(<ErrorBoundary>All is well</ErrorBoundary>);
  await expect.element(getByText('All is well')).toBeVisible();
});
