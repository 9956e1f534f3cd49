import { expect, test, vi } from 'vitest';
import { AskForCode } from '#web/login/help/ask-for-code.tsx';
import { ChoosePassword } from '#web/login/help/choose-password.tsx';
import { PasswordChanged } from '#web/login/help/password-changed.tsx';
import { show } from '../support/show.tsx';

test('the address that was typed on the login is there already, and is asked about once', async () => {
  const onAsk = vi.fn(async () => null);
  const { getByLabelText, getByRole } = await show(<AskForCode email="zoe@example.com" onAsk={onAsk} />);
  await expect.element(getByLabelText('Email address')).toHaveValue('zoe@example.com');
  await getByRole('button', { name: 'Send me a code' }).click();
  expect(onAsk.mock.calls).toEqual([['zoe@example.com']]);
});

const showChoose = async (onReset: (given: { code: string; password: string }) => Promise<string | null>) => {
  const onSendAgain = vi.fn();
  const screen = await show(<ChoosePassword email="zoe@example.com" onReset={onReset} onSendAgain={onSendAgain} />);
  return {
    ...screen,
    onSendAgain,
    code: screen.getByLabelText('Code from the email'),
    password: screen.getByRole('textbox', { name: 'New password' }),
    save: screen.getByRole('button', { name: 'Save and log in' }),
  };
};

test('a code is taken as it is typed: in groups, in small letters', async () => {
  const onReset = vi.fn(async () => null);
  const { code, password, save } = await showChoose(onReset);
  await code.fill('abcde 12345');
  await password.fill('correct horse battery');
  await save.click();
  expect(onReset.mock.calls).toEqual([[{ code: 'ABCDE12345', password: 'correct horse battery' }]]);
});

test('half a code is told beside the field, and nothing is sent', async () => {
  const onReset = vi.fn(async () => null);
  const { code, password, save } = await showChoose(onReset);
  await code.fill('ABC');
  await password.fill('correct horse battery');
  await save.click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(onReset).not.toHaveBeenCalled();
});

test('an old code is told in the server’s words, and a new one is a press away', async () => {
  const { code, password, save, onSendAgain, getByRole } = await showChoose(async () => 'This code is too old.');
  await code.fill('ABCDE12345');
  await password.fill('correct horse battery');
  await save.click();
  await expect.element(getByRole('alert')).toHaveTextContent('This code is too old.');
  await expect.element(password).toHaveValue('correct horse battery');
  await getByRole('button', { name: 'Send a new code' }).click();
  expect(onSendAgain).toHaveBeenCalledOnce();
});

test('that an unconfirmed address begins anew is said before, and that other devices are logged out, after', async () => {
  const { getByText } = await showChoose(async () => null);
  await expect.element(getByText(/begins an empty account/)).toBeVisible();
  const done = await show(<PasswordChanged />);
  await expect.element(done.getByText(/logged you out on every other device/)).toBeVisible();
});
