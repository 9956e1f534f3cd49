import { expect, test, vi } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { showQuiz } from '../support/show.tsx';

// What the quiz says when it could not create an account.

const thanks = 'Your results are being analysed and will be sent to you via email shortly';

const account: Question[] = (['email', 'password'] as const).map((type) => ({
  id: type,
  section: 'all',
  type,
  text: type,
}));

const registerWith = async (register: PlayedAnswer | readonly PlayedAnswer[]) => {
  const api = playApi({
    register,
    createSubmission: { status: 201 },
    getMe: { body: {} },
    listSubmissions: { body: [] },
  });
  const screen = await showQuiz(account);
  await screen.getByLabelText('Email address').fill('ines@example.com');
  await screen.next.click();
  const password = screen.getByLabelText('Password', { exact: true });
  await password.fill('correct horse');
  await screen.next.click();
  return { ...screen, api, password, alert: screen.getByRole('alert') };
};

test('a refused registration is an alert under the field of its screen, which has the focus', async () => {
  const message = 'Choose a password that’s harder to guess.';
  const body = { code: 'malformed', message };
  const { alert, password, next, heading, api } = await registerWith([
    { status: 400, body },
    { status: 400, body },
  ]);
  await expect.element(alert).toHaveTextContent(`Registration failed: ${message}`);
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue('correct horse');
  await expect.element(password).toHaveAccessibleDescription(`Registration failed: ${message}`);
  await vi.waitFor(() => expect(document.title).toMatch(/^Error: /));
  await expect.element(next).toHaveTextContent('Submit');
  // The new text has not been refused.
  await password.fill('three words in a row');
  expect(alert.query()).toBeNull();
  expect(document.title).not.toMatch(/^Error: /);
  await next.click();
  await expect.element(alert).toBeVisible();
  await expect.element(heading).toHaveTextContent('password');
  expect(api.named('createSubmission')).toEqual([]);
});

test('an address that has an account can be changed there, or its owner logs in', async () => {
  const message = 'There’s already an account with this email.';
  const { alert, getByText, getByLabelText, button, back, open, elsewhere, api } = await registerWith({
    status: 409,
    body: { code: 'account-exists', message },
  });
  await expect.element(alert).toHaveTextContent(`Registration failed: ${message}`);
  // Another address may belong to another person, so these answers are then removed (find-draft.test.ts).
  await expect
    .element(
      getByText('saved on this device for this email address only. We’ll send them once you log in with it.', {
        exact: false,
      }),
    )
    .toBeVisible();
  expect(api.named('createSubmission')).toEqual([]);
  await button('Change the address').click();
  await expect.element(getByLabelText('Email address')).toHaveValue('ines@example.com');
  expect(alert.query()).toBeNull();
  await expect.element(back).toBeVisible();
  open.run.dispatch({ type: 'continued' });
  open.run.dispatch({ type: 'continued' });
  await button('Log in').click();
  await expect.element(elsewhere).toHaveTextContent('/login');
  expect(open.run.store.getState().sendWhenSignedIn).toBe(true);
});

test('a refused address is reported under its own field, which has the focus', async () => {
  const message = 'Use an email address without accents or other special letters.';
  const { alert, getByLabelText, next, heading } = await registerWith({
    status: 400,
    body: { code: 'malformed', message, questionId: 'email' },
  });
  const email = getByLabelText('Email address');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(`Registration failed: ${message}`);
  await expect.element(alert).toHaveTextContent(`Registration failed: ${message}`);
  await vi.waitFor(() => expect(document.title).toMatch(/^Error: /));
  await email.fill('ines@example.org');
  expect(alert.query()).toBeNull();
  await next.click();
  await expect.element(heading).toHaveTextContent('password');
});

test('a registration without a response says so in the bar, and Submit tries again', async () => {
  const token = tokenOf('ines');
  const { alert, next, heading, password } = await registerWith([
    'no network',
    { status: 201, body: { userId: 'ines', token } },
  ]);
  await expect
    .element(alert)
    .toHaveTextContent('We couldn’t send your answers. They’re saved here. Check your connection and try again.');
  await expect.element(password).not.toHaveAttribute('aria-invalid');
  await next.click();
  await expect.element(heading).toHaveTextContent(thanks);
});
