import { expect, test } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { endings } from '#web/quiz/move/handoff.ts';
import { setSharedDevice } from '#web/session/storage.ts';
import { playApi } from '../support/api.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

// 'Continue on another device', in the menu of a question. With two devices and the real API: tests/e2e/continue.spec.ts.

const pet: Question = {
  id: 'pet',
  section: 'all',
  type: 'multiple-choice',
  text: 'Which pet?',
  options: [{ value: 'cat', label: 'Cat' }],
};
const state = { isOpen: true, isRead: false, hasDraft: true };

const offered = async (...states: object[]) => {
  const api = playApi({ putHandoff: {}, takeHandoff: states.map((body) => ({ body })) });
  const screen = await showQuiz([pet, { ...pet, id: 'next', text: 'Which other one?' }, lastScreen]);
  await screen.button('Cat').click();
  await screen.button('Menu').click();
  await screen.button('Continue on another device').click();
  return { ...screen, api };
};

test('shows a code, sends only ciphertext, and withdraws it when it is closed', async () => {
  const { api, button, getByRole } = await offered(state);
  await expect.element(getByRole('img', { name: 'QR code for your other device' })).toBeVisible();
  const [put] = api.named('putHandoff');
  expect(put?.body).toMatchObject({ draft: expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/) });
  expect(JSON.stringify(api.calls)).not.toContain('pet');
  await button('Close').click();
  await expect.poll(() => api.named('takeHandoff').at(-1)?.body).toMatchObject({ wish: 'withdraw' });
  await expect.element(button('Menu')).toHaveFocus();
});

test('says that a device has read it, also when that device belongs to another person', async () => {
  const { getByText } = await offered({ ...state, isRead: true });
  await expect.element(getByText(/Was it not yours\?/)).toBeVisible();
});

test('keeps the answers until the user says that they have moved', async () => {
  const { answers, button, elsewhere, getByRole } = await offered({ ...state, isRead: true, closed: 'moved' });
  await expect.element(getByRole('heading', { name: 'Your answers have moved' })).toBeVisible();
  expect(answers()).toEqual({ pet: 'cat' });
  await button('Yes, moved').click();
  await expect.element(elsewhere).toHaveTextContent('/');
  expect(answers()).toEqual({});
});

test('“Keep them here too” keeps them', async () => {
  const { answers, button, heading } = await offered({ ...state, isRead: true, closed: 'moved' });
  await button('Keep them here too').click();
  await expect.element(heading).toHaveTextContent('Which other one?');
  expect(answers()).toEqual({ pet: 'cat' });
});

test('offers another try without a network, and nothing is lost', async () => {
  const api = playApi({ putHandoff: ['no network', 'no network', {}], takeHandoff: { body: state } });
  const { answers, button, getByRole } = await showQuiz([pet, lastScreen]);
  await button('Menu').click();
  await button('Continue on another device').click();
  await expect.element(getByRole('heading', { name: endings.failed.title })).toBeVisible();
  await button('Make a new code').click();
  await expect.element(getByRole('img', { name: 'QR code for your other device' })).toBeVisible();
  const ids = api.named('putHandoff').map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(2);
  expect(answers()).toEqual({});
});

test('is not offered on a shared device', async () => {
  setSharedDevice(true);
  const { button } = await showQuiz([pet, lastScreen]);
  await button('Menu').click();
  await expect.element(button('Start over')).toBeVisible();
  expect(button('Continue on another device').query()).toBeNull();
});
