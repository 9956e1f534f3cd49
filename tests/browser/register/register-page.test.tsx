import { expect, test } from 'vitest';
import { consentVersion } from '#shared/contract/account.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { RegisterPage } from '#web/register/register-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const showRegister = async () => {
  const screen = await show(<RegisterPage />, '/register');
  const password = screen.getByRole('textbox', { name: 'Password' });
  const create = screen.getByRole('button', { name: 'Create account' });
  const consent = screen.getByRole('checkbox');
  const fillIn = async (secret = 'correct horse battery') => {
    await screen.getByLabelText(/First name/).fill(' Zoë ');
    await screen.getByLabelText('Email address').fill(' zoe@example.com ');
    await password.fill(secret);
    await consent.click();
  };
  return { ...screen, password, create, consent, fillIn };
};

test('a new account leads to the login, which has the address filled in, and blanks around names are removed', async () => {
  const api = playApi({ register: { status: 201 } });
  const { create, fillIn, elsewhere } = await showRegister();
  await fillIn();
  await create.click();
  await expect.element(elsewhere).toHaveTextContent('/login');
  await expect.element(elsewhere).toHaveAttribute('data-state', JSON.stringify({ newAccount: 'zoe@example.com' }));
  expect(api.calls).toMatchObject([
    {
      body: {
        firstName: 'Zoë',
        lastName: '',
        email: 'zoe@example.com',
        password: 'correct horse battery',
        consent: { version: consentVersion, where: 'register' },
      },
    },
  ]);
});

test('a short password is an error, and nothing is sent', async () => {
  const api = playApi({});
  const { create, fillIn, password } = await showRegister();
  await fillIn('7 chars');
  await create.click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription('At least 8 characters. Use at least 8 characters.');
  expect(api.calls).toEqual([]);
});

test('a name with a link is an error next to its field, and nothing is sent', async () => {
  const api = playApi({});
  const { create, fillIn, getByLabelText } = await showRegister();
  await fillIn();
  const lastName = getByLabelText(/Last name/);
  await lastName.fill('www.evil.example');
  await create.click();
  await expect.element(lastName).toHaveFocus();
  await expect.element(lastName).toHaveAccessibleDescription('Leave out links and angle brackets.');
  expect(api.calls).toEqual([]);
});

test('without the consent nothing is sent, and an error next to the box says why', async () => {
  const api = playApi({ register: { status: 201 } });
  const { create, fillIn, consent, getByRole, elsewhere } = await showRegister();
  await fillIn();
  await consent.click();
  await create.click();
  await expect.element(consent).toHaveFocus();
  await expect
    .element(consent)
    .toHaveAccessibleDescription('Tick the box if you agree. Without it, we can’t store your health answers.');
  expect(api.calls).toEqual([]);
  await consent.click();
  await expect.element(getByRole('alert')).not.toBeInTheDocument();
  await create.click();
  await expect.element(elsewhere).toHaveTextContent('/login');
});

test('the policy opens in a tab of its own, so that nothing typed is lost', async () => {
  const { getByRole } = await showRegister();
  const policy = getByRole('link', { name: 'data privacy policy' });
  await expect.element(policy).toHaveAttribute('href', '/privacy');
  await expect.element(policy).toHaveAttribute('target', '_blank');
});

test('a logged-in user sees under which account, and gets no form before logging out', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const screen = await show(<RegisterPage />, '/register');
  await expect.element(screen.getByRole('complementary')).toMatchTextContent('logged in as ines@example.com');
  expect(screen.getByLabelText('Email address').query()).toBeNull();
  await screen.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByLabelText('Email address')).toBeVisible();
});

test('browsers can fill in each field', async () => {
  const { container } = await showRegister();
  const tokens = [...container.querySelectorAll('input')].map(({ name, autocomplete }) => [name, autocomplete]);
  expect(tokens).toEqual([
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
    ['password', 'new-password'],
    ['privacy', ''],
  ]);
});

test.each([
  [
    'with the server’s sentence',
    { status: 409, body: { code: 'account-exists', message: 'There is one.' } },
    'There is one.',
  ],
  ['without a sentence', { status: 500 }, 'Failed to register'],
])('everything typed stays when the registration is refused %s', async (_, answer, words) => {
  playApi({ register: answer });
  const { create, fillIn, getByRole, getByLabelText } = await showRegister();
  await fillIn();
  await create.click();
  await expect.element(getByRole('alert')).toHaveTextContent(words);
  await expect.element(getByLabelText(/First name/)).toHaveValue(' Zoë ');
  await expect.element(getByLabelText('Email address')).toHaveValue('zoe@example.com');
});

test('the error summary counts what is wrong, and each line leads to its field', async () => {
  const { create, password, consent, getByRole, getByLabelText } = await showRegister();
  await create.click();
  await expect.element(getByRole('heading', { name: '3 things need attention' })).toBeVisible();
  await getByRole('link', { name: 'Password', exact: true }).click();
  await expect.element(password).toHaveFocus();
  await getByRole('link', { name: 'Your consent' }).click();
  await expect.element(consent).toHaveFocus();
  await getByLabelText('Email address').fill('zoe@example.com');
  await password.fill('correct horse battery');
  await expect.element(getByRole('heading', { name: '1 thing needs attention' })).toBeVisible();
});
