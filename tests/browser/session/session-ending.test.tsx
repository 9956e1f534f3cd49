import { expect, onTestFinished, test } from 'vitest';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { tokenWith } from '#tests/support/token-for-test.ts';
import { LoginPage } from '#web/login/login-page.tsx';
import { isForThisVisit, signIn, useSession } from '#web/session/session.ts';
import { learnServerTime, setSharedDevice } from '#web/session/storage.ts';
import { SessionEnding } from '#web/shell/session-ending.tsx';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const start = Date.parse('2026-11-21T10:00:00Z');
const minuteMs = 60_000;
const endMs = start + lifetimes.otherSessionHours * 60 * minuteMs;
const person = { userId: 'ines', email: 'ines@example.com' };
const never = Date.parse('2100-01-01T00:00:00Z') / 1000;

/** Sets the server's clock, which decides, so that no test waits for real time. */
const itIs = (time: number) => {
  learnServerTime(new Date(time).toUTCString());
  document.dispatchEvent(new Event('visibilitychange'));
};

const showAt = async (time: number, token: Record<string, unknown>, remember = false) => {
  onTestFinished(() => {
    learnServerTime(new Date().toUTCString());
    setSharedDevice(false);
  });
  itIs(time);
  signIn(tokenWith({ ...person, ...token }), { remember });
  const screen = await show(<SessionEnding />, '/dashboard');
  return { ...screen, dialog: screen.getByRole('alertdialog', { name: 'Are you still there?' }) };
};

const visit = { exp: never, auth_time: start / 1000 };

test('a warning appears two minutes before the session ends, with the time in words, once a minute', async () => {
  const { dialog, getByRole } = await showAt(endMs - 3 * minuteMs, visit);
  expect(dialog.query()).toBeNull();
  itIs(endMs - 2 * minuteMs);
  await expect.element(dialog).toBeVisible();
  await expect.element(getByRole('timer')).toHaveTextContent('2 minutes');
  itIs(endMs - minuteMs);
  await expect.element(getByRole('timer')).toHaveTextContent('1 minute');
});

test('staying logged in remembers the user from then on, without another warning', async () => {
  const api = playApi({ refresh: { body: { token: tokenWith({ ...person, ...visit, exp: never + 1 }) } } });
  const { dialog, getByRole } = await showAt(endMs - 2 * minuteMs, visit);
  await expect.element(dialog).toHaveAccessibleDescription(/on this device for 30 days/);
  await getByRole('button', { name: 'Stay logged in' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.named('refresh').map(({ body }) => body)).toEqual([{ remember: true }]);
  expect(isForThisVisit()).toBe(false);
  itIs(endMs);
  expect(useSession.getState().user?.id).toBe('ines');
});

test('without a network the warning says so, and still offers the logout', async () => {
  playApi({ refresh: 'no network' });
  const { getByRole, getByText } = await showAt(endMs - 2 * minuteMs, visit);
  await getByRole('button', { name: 'Stay logged in' }).click();
  await expect.element(getByText(/didn’t work/)).toBeVisible();
  await getByRole('button', { name: 'Log out now' }).click();
  expect(useSession.getState().authToken).toBeNull();
});

test('dismissing the warning still logs the user out on time, and logging in returns them to the same page', async () => {
  const { getByRole, dialog, elsewhere } = await showAt(endMs - 2 * minuteMs, visit);
  await getByRole('button', { name: 'Carry on for now' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  itIs(endMs);
  await expect.element(elsewhere).toHaveTextContent('/login');
  await expect.element(elsewhere).toHaveAttribute('data-state', JSON.stringify({ from: '/dashboard' }));
  expect(useSession.getState()).toMatchObject({ authToken: null, wasEnded: true });
});

test('a shared device warns before the token’s hour is over, offers no renewal, and keeps nothing', async () => {
  setSharedDevice(true);
  const exp = start + 60 * minuteMs;
  const { dialog, getByRole, elsewhere } = await showAt(exp - 2 * minuteMs, {
    exp: exp / 1000,
    auth_time: start / 1000,
  });
  await expect.element(dialog).toHaveAccessibleDescription(/shared device, so nothing is saved here/);
  expect(getByRole('button', { name: 'Stay logged in' }).query()).toBeNull();
  itIs(exp);
  await expect.element(elsewhere).toHaveTextContent('/login');
  expect(useSession.getState().authToken).toBeNull();
});

test('a remembered session renews itself without a warning', async () => {
  const { dialog } = await showAt(endMs, visit, true);
  expect(dialog.query()).toBeNull();
  expect(useSession.getState().authToken).not.toBeNull();
});

test('the login page says why it appears, except after a logout by the user', async () => {
  useSession.setState({ wasEnded: true });
  const { getByRole } = await show(<LoginPage />, '/login');
  const notice = getByRole('heading', { name: 'You were logged out to keep your answers private' });
  await expect.element(notice).toBeVisible();
  useSession.setState({ wasEnded: false });
  await expect.element(notice).not.toBeInTheDocument();
});
