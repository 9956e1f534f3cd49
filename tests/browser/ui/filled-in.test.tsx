import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { ErasePage } from '#web/account/erase-page.tsx';
import { followFilledIn } from '#web/filled-in.ts';
import { AskForCode } from '#web/login/help/help-page.tsx';
import { LoginPage } from '#web/login/login-page.tsx';
import { RegisterPage } from '#web/register/register-page.tsx';
import { signIn } from '#web/session/session.ts';
import { setUnseen } from '#web/ui/typing.ts';
import { playApi } from '../support/api.ts';
import { lastScreen, show, showQuiz } from '../support/show.tsx';

// A password manager that sets values without an event: by the browser's setter, which an extension has, or by the
// element's own, which React overrides.

let stop = () => {};
beforeAll(() => {
  stop = followFilledIn();
});
afterAll(() => stop());

const ways: readonly [string, (input: HTMLInputElement, value: string) => void][] = [
  ['the browser’s setter', (input, value) => setUnseen(input, 'value', value)],
  ['the element’s setter', (input, value) => void Object.assign(input, { value })],
];

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? expect.fail(`no field ${name}`);

test.each(ways)('the login sends what a password manager filled in without an event (%s)', async (_, fill) => {
  const { named } = playApi({ login: { status: 401 } });
  const { getByRole } = await show(<LoginPage />);
  fill(field('email'), 'ada@example.com');
  fill(field('password'), 'correct horse');
  await getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => named('login')).toHaveLength(1);
  expect(named('login')[0]?.body).toMatchObject({ email: 'ada@example.com', password: 'correct horse' });
});

test.each(ways)('the login also sends it if the manager submits the form itself (%s)', async (_, fill) => {
  const { named } = playApi({ login: { status: 401 } });
  await show(<LoginPage />);
  fill(field('email'), 'ada@example.com');
  fill(field('password'), 'correct horse');
  document.querySelector('form')?.requestSubmit();
  await expect.poll(() => named('login')).toHaveLength(1);
  expect(named('login')[0]?.body).toMatchObject({ email: 'ada@example.com', password: 'correct horse' });
});

test('a tick between filling in and sending leaves what was filled in', async () => {
  const { named } = playApi({ login: { status: 401 } });
  const { getByRole } = await show(<LoginPage />);
  setUnseen(field('email'), 'value', 'ada@example.com');
  setUnseen(field('password'), 'value', 'correct horse');
  await getByRole('checkbox', { name: 'Remember me' }).click();
  await getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => named('login')).toHaveLength(1);
  expect(named('login')[0]?.body).toMatchObject({
    email: 'ada@example.com',
    password: 'correct horse',
    remember: false,
  });
});

test.each(ways)('the registration sends all four fields (%s)', async (_, fill) => {
  const { named } = playApi({ register: { status: 409 } });
  const { getByRole } = await show(<RegisterPage />);
  const given = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'correct horse' };
  for (const [name, value] of Object.entries(given)) fill(field(name), value);
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) if (!box.checked) box.click();
  await getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => named('register')).toHaveLength(1);
  expect(named('register')[0]?.body).toMatchObject(given);
});

test('the help with logging in and the erasure send it too', async () => {
  const onAsk = vi.fn(async () => null);
  const { getByRole, unmount } = await show(<AskForCode email="" onAsk={onAsk} />);
  setUnseen(field('email'), 'value', 'ada@example.com');
  await getByRole('button', { name: 'Send me a code' }).click();
  await expect.poll(() => onAsk.mock.calls).toEqual([['ada@example.com']]);
  await unmount();
  const { named } = playApi({ eraseMe: { status: 400 } });
  signIn(tokenOf('u-1'), { remember: true });
  const erase = await show(<ErasePage />);
  setUnseen(field('password'), 'value', 'correct horse');
  await erase.getByRole('checkbox').click();
  await erase.getByRole('button', { name: /^Erase/ }).click();
  await expect.poll(() => named('eraseMe')).toHaveLength(1);
  expect(named('eraseMe')[0]?.body).toMatchObject({ password: 'correct horse' });
});

const account: Question[] = (['email', 'password'] as const).map((type) => ({
  id: type,
  section: 'all',
  type,
  text: `${type}?`,
  mustAnswer: true,
}));

test.each(ways)('the quiz accepts address and password, although Continue waits for them (%s)', async (_, fill) => {
  const { heading, next, answers } = await showQuiz([...account, lastScreen]);
  fill(field('email'), 'ada@example.com');
  await next.click({ force: true });
  await expect.element(heading).toHaveTextContent('password?');
  fill(field('password'), 'correct horse');
  await next.click({ force: true });
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ email: 'ada@example.com', password: 'correct horse' });
});
