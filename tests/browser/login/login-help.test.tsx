import { describe, expect, test, vi } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { AskForCode, ChoosePassword, HelpPage } from '#web/login/help/help-page.tsx';
import { PasswordChanged } from '#web/login/help/new-password.tsx';
import { setSharedDevice } from '#web/session/storage.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

test('the address typed on the login page is filled in, and is asked for only once', async () => {
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

test.each([
  ['in groups, in small letters', 'abcde 12345'],
  ['in the digits of another script', 'ABCDE١٢٣٤٥'],
])('a code is accepted as typed: %s', async (_, typed) => {
  const onReset = vi.fn(async () => null);
  const { code, password, save } = await showChoose(onReset);
  await code.fill(typed);
  await password.fill('correct horse battery');
  await save.click();
  expect(onReset.mock.calls).toEqual([[{ code: 'ABCDE12345', password: 'correct horse battery' }]]);
});

test('a password manager learns whose password is being chosen', async () => {
  await showChoose(async () => null);
  expect(document.querySelector('[autocomplete=username]')).toHaveValue('zoe@example.com');
});

test('half a code is an error next to the field, and nothing is sent', async () => {
  const onReset = vi.fn(async () => null);
  const { code, password, save } = await showChoose(onReset);
  await code.fill('ABC');
  await password.fill('correct horse battery');
  await save.click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(onReset).not.toHaveBeenCalled();
});

test('the server’s words explain an expired code, and one press requests a new one', async () => {
  const { code, password, save, onSendAgain, getByRole } = await showChoose(async () => 'This code is too old.');
  await code.fill('ABCDE12345');
  await password.fill('correct horse battery');
  await save.click();
  await expect.element(getByRole('alert')).toHaveTextContent('This code is too old.');
  await expect.element(password).toHaveValue('correct horse battery');
  await getByRole('button', { name: 'Send a new code' }).click();
  expect(onSendAgain).toHaveBeenCalledOnce();
});

test('the page says beforehand that an unconfirmed account starts empty, and afterwards that other devices are logged out', async () => {
  const { getByText } = await showChoose(async () => null);
  await expect.element(getByText(/starts an empty account/)).toBeVisible();
  const done = await show(<PasswordChanged />);
  await expect.element(done.getByText(/logged you out on all your other devices/)).toBeVisible();
});

describe('a password reset', () => {
  const askedFor = async () => {
    const screen = await show(<HelpPage />, '/login/help');
    await screen.getByLabelText('Email address').fill('zoe@example.com');
    await screen.getByRole('button', { name: 'Send me a code' }).click();
    return screen;
  };

  test('sends the id of the request with the code, and requests a new code under the same id', async () => {
    const api = playApi({
      help: { body: { request: 'the request' } },
      reset: { body: { userId: 'zoe', token: tokenOf('zoe') } },
    });
    const screen = await askedFor();
    await screen.getByRole('button', { name: 'Send a new code' }).click();
    await vi.waitFor(() => expect(api.calls).toHaveLength(2));
    await screen.getByLabelText('Code from the email').fill('abcde 12345');
    await screen.getByRole('textbox', { name: 'New password' }).fill('correct horse battery');
    await screen.getByRole('button', { name: 'Save and log in' }).click();
    await expect.element(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
    expect(api.calls).toMatchObject([
      { name: 'help', body: { email: 'zoe@example.com' } },
      { name: 'help', body: { email: 'zoe@example.com', request: 'the request' } },
      { name: 'reset', body: { email: 'zoe@example.com', request: 'the request', code: 'ABCDE12345' } },
    ]);
  });

  test('continues after a reload, and starts over once the page was left', async () => {
    playApi({ help: { body: { request: 'the request' } } });
    const screen = await askedFor();
    await expect.element(screen.getByLabelText('Code from the email')).toBeVisible();
    // The state is stored shortly after the screen shows it.
    await expect.poll(() => sessionStorage.getItem('longevity.help')).not.toBeNull();
    const stored = sessionStorage.getItem('longevity.help') ?? '';
    expect(JSON.parse(stored)).toMatchObject({ email: 'zoe@example.com', request: 'the request' });
    await screen.unmount();
    expect(sessionStorage.getItem('longevity.help')).toBeNull();
    // A reload runs no clean-up, so the stored state is still there.
    sessionStorage.setItem('longevity.help', stored);
    const reloaded = await show(<HelpPage />, '/login/help');
    await expect.element(reloaded.getByText('zoe@example.com')).toBeVisible();
    await reloaded.unmount();
    const anew = await show(<HelpPage />, '/login/help');
    await expect.element(anew.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  });

  test('stores nothing on a shared device', async () => {
    setSharedDevice(true);
    playApi({ help: { body: { request: 'the request' } } });
    const screen = await askedFor();
    await expect.element(screen.getByLabelText('Code from the email')).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });

  test('by the link of a mail needs only a new password, the secret leaves the address, and opening it sends nothing', async () => {
    const api = playApi({ reset: { body: { userId: 'zoe', token: tokenOf('zoe') } } });
    const screen = await show(<HelpPage />, '/login/help', '/login/help#reset=zoe.the-secret');
    await screen.getByRole('textbox', { name: 'New password' }).fill('correct horse battery');
    expect(screen.router.state.location.hash).toBe('');
    expect(api.calls).toEqual([]);
    await screen.getByRole('button', { name: 'Save and log in' }).click();
    await expect.element(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
    expect(api.calls).toMatchObject([
      { name: 'reset', body: { secret: 'zoe.the-secret', password: 'correct horse battery', remember: false } },
    ]);
  });

  test('by a link that no longer works offers another mail', async () => {
    playApi({ reset: { status: 404, body: { code: 'link-over', message: 'This link no longer works.' } } });
    const screen = await show(<HelpPage />, '/login/help', '/login/help#reset=zoe.the-secret');
    await screen.getByRole('textbox', { name: 'New password' }).fill('correct horse battery');
    await screen.getByRole('button', { name: 'Save and log in' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await screen.getByRole('button', { name: 'Get a new email' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  });

  test('says when no more codes can be mailed today', async () => {
    const message = 'We’ve sent as many codes to this address as we can today. Please try again in 9 hours.';
    playApi({ help: { status: 429, body: { code: 'slow-down', message } } });
    const screen = await askedFor();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  });
});
