import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { LoginPage } from '#web/login/login-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const showLogin = async () => {
  const screen = await show(<LoginPage />, '/login');
  const email = screen.getByLabelText('Email address');
  const password = screen.getByRole('textbox', { name: 'Password' });
  const login = screen.getByRole('button', { name: 'Login', exact: true });
  const fillIn = async () => {
    await email.fill(' ines@example.com ');
    await password.fill('correct horse');
  };
  return { ...screen, email, password, login, fillIn };
};

test('the login page has no header, one way to log in and one way to start', async () => {
  const { getByRole } = await showLogin();
  expect(document.title).toBe(`Login – ${product.name}`);
  expect(getByRole('banner').query()).toBeNull();
  await expect.element(getByRole('button', { name: 'Forgot password? (coming soon)' })).toBeDisabled();
  await expect.element(getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await expect
    .element(getByRole('link', { name: 'Get started' }))
    .toHaveAttribute('href', quizRecords[productQuizId].path);
});

test('a visitor without an account can start one here', async () => {
  const { getByRole } = await showLogin();
  await expect.element(getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/register');
});

test('after registering, the login page says that the account exists, and fills in its address', async () => {
  const { router, getByRole, email } = await showLogin();
  await router.navigate('/elsewhere');
  await router.navigate('/login', { state: { newAccount: 'zoe@example.com' } });
  await expect.element(getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await expect.element(email).toHaveValue('zoe@example.com');
});

test('browsers can fill in the account', async () => {
  const { email, password } = await showLogin();
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
});

test('the right password signs in, stores only our keys, and leads home', async () => {
  const api = playApi({ login: { body: { token: tokenOf('ines') } } });
  const { login, fillIn, elsewhere } = await showLogin();
  await fillIn();
  await login.click();
  await expect.element(elsewhere).toHaveTextContent('/');
  expect(api.calls).toMatchObject([{ name: 'login', body: { email: 'ines@example.com', password: 'correct horse' } }]);
  expect(useSession.getState().user?.id).toBe('ines');
  expect(Object.keys(localStorage).toSorted()).toEqual(['longevity.authToken', 'longevity.user']);
});

test('without "remember me" nothing outlives the browser’s session', async () => {
  playApi({ login: { body: { token: tokenOf('ines') } } });
  const { login, fillIn, getByRole, elsewhere } = await showLogin();
  await getByRole('checkbox', { name: 'Remember me' }).click();
  await fillIn();
  await login.click();
  await expect.element(elsewhere).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toContain('longevity.authToken');
});

test('two presses, or a press and Enter, send one request', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
  const api = playApi({ login: promise });
  const { login, password, fillIn, getByRole } = await showLogin();
  await fillIn();
  await login.click();
  const busy = getByRole('button', { name: 'Logging in…' });
  await expect.element(busy).toBeDisabled();
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  expect(busy.element().querySelector('svg')).not.toBeNull();
  password.element().focus();
  await userEvent.keyboard('{Enter}');
  // Like a script, or a browser that submits although the button is disabled.
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(api.named('login')).toHaveLength(1);
  resolve({ status: 401, body: { code: 'wrong-credentials', message: 'No.' } });
  await expect.element(getByRole('alert')).toHaveTextContent('No.');
  await expect.element(login).toHaveFocus();
  expect(api.named('login')).toHaveLength(1);
});

test('empty fields are errors, the first one gets the focus, and nothing is sent', async () => {
  const api = playApi({});
  const { login, email, password } = await showLogin();
  await login.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  await email.fill('ines@example.com');
  await login.click();
  await expect.element(password).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('a malformed address is an error after the field was left, not before', async () => {
  const { email, getByRole } = await showLogin();
  await email.fill('ines@');
  expect(getByRole('alert').query()).toBeNull();
  email.element().blur();
  await expect.element(getByRole('alert')).toHaveTextContent('Please enter a valid email address.');
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ines@example.com');
  await expect.element(getByRole('alert')).not.toBeInTheDocument();
});

test('the password can be shown and hidden', async () => {
  const { password, getByRole } = await showLogin();
  await password.fill('correct horse');
  const reveal = getByRole('button', { name: 'Show password' });
  await reveal.click();
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect.element(password).toHaveAttribute('type', 'text');
  await reveal.click();
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'false');
  expect(document.querySelector('[name=password]')?.getAttribute('type')).toBe('password');
});

test.each([
  ['the server’s own sentence', { status: 401, body: { code: 'wrong-credentials', message: 'Wrong.' } }, 'Wrong.'],
  ['without one', { status: 500 }, 'Failed to login'],
  ['without a network', 'no network' as const, 'Failed to login'],
])('a login that fails says why: %s', async (_, answer, words) => {
  playApi({ login: answer });
  const { login, fillIn, getByRole, email } = await showLogin();
  await fillIn();
  await login.click();
  await expect.element(getByRole('alert')).toHaveTextContent(words);
  await expect.element(email).toHaveValue('ines@example.com');
  expect(useSession.getState().authToken).toBeNull();
});

test('offline, the login says when to try again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  playApi({ login: 'no network' });
  const { login, fillIn, getByRole } = await showLogin();
  await fillIn();
  await login.click();
  await expect.element(getByRole('alert')).toHaveTextContent('You’re offline. Log in when you’re back.');
});

test('a token that cannot be decoded is logged, and the login is skipped', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  playApi({ login: { body: { token: 'not.a.token' } } });
  const { login, fillIn, getByRole } = await showLogin();
  await fillIn();
  await login.click();
  await expect.element(getByRole('alert')).toHaveTextContent('Failed to login');
  expect(logged.mock.calls).toEqual([['The sign-in token could not be read; login skipped.']]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a user who is already signed in is sent to the page that the guard had closed', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { router, elsewhere } = await showLogin();
  await expect.element(elsewhere).toHaveTextContent('/');
  await router.navigate('/login', { state: { from: '/dashboard' } });
  await expect.element(elsewhere).toHaveTextContent('/dashboard');
});
