import { expect, test, vi } from 'vitest';
import { maxTextLength } from '#shared/quiz/input/answer-lengths.ts';
import type { Question } from '#shared/quiz/question.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { lastScreen, showQuiz } from '../../support/show.tsx';

test('text is accepted as typed, up to the length that the API accepts', async () => {
  const { getByRole, next, answers } = await showQuiz([
    { id: 'details', section: 'all', type: 'text', text: 'Who, and what?' },
    lastScreen,
  ]);
  const area = getByRole('textbox', { name: 'Who, and what?' });
  await expect.element(area).toHaveAttribute('maxlength', String(maxTextLength));
  await area.fill('My father,\nat 51.');
  await next.click();
  expect(answers()).toEqual({ details: 'My father,\nat 51.' });
});

const question = (type: 'name' | 'email' | 'password'): Question =>
  questionOf(type, { id: type, text: type, ...(type === 'name' ? {} : { mustAnswer: true }) });

test('a malformed e-mail address blocks Continue, and its error shows after the field was left', async () => {
  const { getByLabelText, getByText, next, answers } = await showQuiz([question('email'), lastScreen]);
  const email = getByLabelText('Email address');
  await email.fill('ines@mail');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  expect(getByText('Please enter a valid email address.').query()).toBeNull();
  email.element().blur();
  await expect.element(getByText('Please enter a valid email address.')).toBeVisible();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
  await email.fill(' ines@mail.example ');
  await next.click();
  expect(answers()).toEqual({ email: 'ines@mail.example' });
});

test.each([
  ['email', 'Email address', 'maya@', 'Please enter a valid email address.'],
  ['password', 'Password', '1234567', 'Enter a password of at least 8 characters.'],
] as const)(
  'a press on a Continue that looks unavailable says what is missing, and moves there: %s',
  async (type, label, text, words) => {
    const { getByLabelText, getByRole, next, answers } = await showQuiz([question(type), lastScreen]);
    const field = getByLabelText(label, { exact: true });
    await field.fill(text);
    expect((next.element() as HTMLButtonElement).disabled).toBe(false);
    await next.click({ force: true });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(words);
    await expect.element(getByRole('alert')).toHaveTextContent(words);
    await vi.waitFor(() => expect(document.title).toMatch(/^Error: Question 1/));
    expect(answers()).toEqual({});
  },
);

test('a slip in the provider is asked about once: one tap corrects it, a second Continue keeps it', async () => {
  const { getByLabelText, next, heading, button, back, answers } = await showQuiz([question('email'), lastScreen]);
  const email = getByLabelText('Email address');
  await email.fill('maya.brennan@gmial.com');
  await next.click();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await button('gmail.com?').click();
  await expect.element(email).toHaveValue('maya.brennan@gmail.com');
  await expect.element(email).toHaveFocus();
  expect(button('gmail.com?').query()).toBeNull();
  await email.fill('maya@gmial.com');
  await next.click();
  await expect.element(button('gmail.com?')).toBeVisible();
  await next.click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ email: 'maya@gmial.com' });
  await back.click();
  await expect.element(email).toHaveValue('maya@gmial.com');
});

test('a short password blocks Continue, and the password can be shown', async () => {
  const { getByLabelText, next, button } = await showQuiz([question('password')]);
  const password = getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveAttribute('placeholder', 'Password (min 8 characters)');
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(next).toHaveTextContent('Submit');
  await password.fill('1234567');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await button('Show password').click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(button('Show password')).toHaveAttribute('aria-pressed', 'true');
  await password.fill('12345678');
  await expect.element(next).not.toHaveAttribute('aria-disabled');
});

test('a first name is enough, and blanks around it are removed', async () => {
  const { getByLabelText, next, answers } = await showQuiz([question('name'), lastScreen]);
  await expect.element(getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  await expect.element(getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
  await getByLabelText('First name').fill(' Zoë ');
  await next.click();
  expect(answers()).toEqual({ name: { firstName: 'Zoë', lastName: '' } });
});
