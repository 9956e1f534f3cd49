import { expect, test } from 'vitest';
import { RegisterPage } from '#web/register/register-page.tsx';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const showRegister = async () => {
  const screen = await show(<RegisterPage />, '/register');
  const password = screen.getByRole('textbox', { name: 'Password' });
  const create = screen.getByRole('button', { name: 'Create account' });
  const fillIn = async (secret = 'correct horse battery') => {
    await screen.getByLabelText(/First name/).fill(' Zoë ');
    await screen.getByLabelText('Email address').fill(' zoe@example.com ');
    await password.fill(secret);
  };
  return { ...screen, password, create, fillIn };
};

test('a new account leads to the login; names are optional, and blanks around them are nobody’s', async () => {
  const api = playApi({ register: { status: 201 } });
  const { create, fillIn, elsewhere } = await showRegister();
  await fillIn();
  await create.click();
  await expect.element(elsewhere).toHaveTextContent('/login');
  expect(api.calls).toMatchObject([
    { body: { firstName: 'Zoë', lastName: '', email: 'zoe@example.com', password: 'correct horse battery' } },
  ]);
});

test('a short password is told, and nothing is sent', async () => {
  const api = playApi({});
  const { create, fillIn, password } = await showRegister();
  await fillIn('7 chars');
  await create.click();
  await expect.element(password).toHaveFocus();
  await expect
    .element(password)
    .toHaveAccessibleDescription('At least 8 characters. Please use at least 8 characters.');
  expect(api.calls).toEqual([]);
});

test('browsers know what goes where', async () => {
  const { container } = await showRegister();
  const tokens = [...container.querySelectorAll('input')].map(({ name, autocomplete }) => [name, autocomplete]);
  expect(tokens).toEqual([
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
    ['password', 'new-password'],
  ]);
});

test.each([
  [
    'with the server’s sentence',
    { status: 409, body: { code: 'account-exists', message: 'There is one.' } },
    'There is one.',
  ],
  ['without a sentence', { status: 500 }, 'Failed to register'],
])('refused %s, everything typed is still there', async (_, answer, words) => {
  playApi({ register: answer });
  const { create, fillIn, getByRole, getByLabelText } = await showRegister();
  await fillIn();
  await create.click();
  await expect.element(getByRole('alert')).toHaveTextContent(words);
  await expect.element(getByLabelText(/First name/)).toHaveValue(' Zoë ');
  await expect.element(getByLabelText('Email address')).toHaveValue('zoe@example.com');
});
