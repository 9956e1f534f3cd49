import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { playApi } from '#tests/browser/support/api.ts';
import { lastScreen, showQuiz } from '#tests/browser/support/show.tsx';
import { endings } from '#web/features/move/handoff.ts';
import { setSharedDevice } from '#web/session/storage.ts';

// 'Continue on another device', in the menu of a question. tests/e2e/features/move/continue.spec.ts uses two devices
// and the real API.

const pet: Question = {
  id: 'pet',
  section: 'all',
  type: 'multiple-choice',
  text: 'Which pet?',
  options: [{ value: 'cat', label: 'Cat' }],
};
const waiting = { isRead: false };
const read = { isRead: true };
const moved = { isRead: true, closed: 'moved' };

const ask = async () => {
  const screen = await showQuiz([pet, { ...pet, id: 'next', text: 'Which other one?' }, lastScreen]);
  await screen.button('Cat').click();
  await screen.button('Menu').click();
  await screen.button('Continue on another device').click();
  return { ...screen, code: screen.getByRole('img', { name: 'QR code for your other device' }) };
};
const offered = async (...states: object[]) => {
  const api = playApi({ putHandoff: {}, takeHandoff: states.map((body) => ({ body })) });
  return { ...(await ask()), api };
};
const wishesOf = (api: ReturnType<typeof playApi>) =>
  api.named('takeHandoff').map(({ body }) => (body as { wish: string }).wish);

const idsOf = (api: ReturnType<typeof playApi>) =>
  api.named('putHandoff').map(({ body }) => (body as { id: string }).id);

/** Replaces a browser function that needs a press, a device or a permission. */
const play = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

const linkPattern = /\/continue#[\w-]{43}\.[\w-]{43}$/;

test('shows a code, sends only ciphertext, and the link still works when the dialog has closed', async () => {
  const { api, button, code } = await offered(waiting);
  await expect.element(code).toBeVisible();
  const [put] = api.named('putHandoff');
  expect(put?.body).toEqual({
    id: expect.stringMatching(/^[\w-]{43}$/),
    draft: expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/),
  });
  expect(JSON.stringify(api.calls)).not.toContain('pet');
  await button('Close').click();
  await expect.element(button('Menu')).toHaveFocus();
  expect(wishesOf(api)).not.toContain('withdraw');
});

test('a second offer withdraws the first, so that only one link works', async () => {
  const { api, button, code } = await offered(waiting);
  await expect.element(code).toBeVisible();
  const [first] = idsOf(api);
  await button('Close').click();
  await button('Menu').click();
  await button('Continue on another device').click();
  await expect.element(code).toBeVisible();
  expect(api.named('takeHandoff').map(({ body }) => body)).toContainEqual({ id: first, wish: 'withdraw' });
});

describe('the link', () => {
  test('goes to the system’s share sheet, without a word about health', async () => {
    const share = vi.fn(async (_: ShareData) => {});
    play('share', share);
    const { button } = await offered(waiting);
    await button('Share link').click();
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Carry on with your quiz',
      url: expect.stringMatching(linkPattern),
    });
  });

  test('can be shared again after the sheet was closed without a choice', async () => {
    play('share', () => Promise.reject(new DOMException('Cancelled', 'AbortError')));
    const { button, getByRole } = await offered(waiting);
    await button('Share link').click();
    await expect.element(button('Share link')).toBeVisible();
    expect(getByRole('alert').query()).toBeNull();
  });

  test('can be copied, even if there is no share sheet', async () => {
    const writeText = vi.fn(async (_: string) => {});
    Reflect.deleteProperty(Navigator.prototype, 'share');
    play('clipboard', { writeText });
    const { button } = await offered(waiting);
    await button('Copy link').click();
    await expect.element(button('Copied the link')).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(linkPattern));
    expect(button('Share link').query()).toBeNull();
  });

  test('is shown to be copied by hand if the browser forbids both', async () => {
    const refused = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    play('share', refused);
    play('clipboard', { writeText: refused });
    const { button, getByText } = await offered(waiting);
    for (const name of ['Share link', 'Copy link']) {
      await button(name).click();
      await expect.element(getByText(linkPattern)).toBeVisible();
    }
  });

  test('can be cancelled', async () => {
    const { api, answers, button, getByRole } = await offered(waiting, { isRead: false, closed: 'withdrawn' });
    await button('Cancel the link').click();
    await expect.element(getByRole('heading', { name: endings.cancelled.title })).toBeVisible();
    expect(wishesOf(api)).toContain('withdraw');
    expect(answers()).toEqual({ pet: 'cat' });
  });

  test('that a device has already read is not called cancelled', async () => {
    const { button, getByRole } = await offered(waiting, { isRead: true, closed: 'withdrawn' });
    await button('Cancel the link').click();
    await expect.element(getByRole('heading', { name: 'Your link has been opened' })).toBeVisible();
  });

  test('that could not be cancelled is said to work still', async () => {
    playApi({ putHandoff: {}, takeHandoff: [{ body: waiting }, 'no network'] });
    const { button, getByText } = await ask();
    await button('Cancel the link').click();
    await expect.element(getByText(/^The link still works/)).toBeVisible();
  });
});

test('says that a device has opened it, even if that device belongs to another person', async () => {
  const { getByText } = await offered(read);
  await expect.element(getByText(/If that wasn’t you/)).toBeVisible();
});

test('keeps the answers until the user deletes them', async () => {
  const { answers, button, elsewhere, getByRole } = await offered(moved);
  await expect.element(getByRole('heading', { name: 'Your answers have moved' })).toBeVisible();
  expect(answers()).toEqual({ pet: 'cat' });
  await button('Delete them here').click();
  await expect.element(elsewhere).toHaveTextContent('/');
  expect(answers()).toEqual({});
});

test('“Keep them here too” keeps them', async () => {
  const { answers, button, heading } = await offered(moved);
  await button('Keep them here too').click();
  await expect.element(heading).toHaveTextContent('Which other one?');
  expect(answers()).toEqual({ pet: 'cat' });
});

test('offers another try without a network, and nothing is lost', async () => {
  const api = playApi({ putHandoff: ['no network', 'no network', {}], takeHandoff: { body: waiting } });
  const { answers, button, code, getByRole } = await ask();
  await expect.element(getByRole('heading', { name: endings.failed.title })).toBeVisible();
  await button('Make a new link').click();
  await expect.element(code).toBeVisible();
  expect(new Set(idsOf(api)).size).toBe(2);
  expect(answers()).toEqual({ pet: 'cat' });
});

test('is not offered on a shared device', async () => {
  setSharedDevice(true);
  const { button } = await showQuiz([pet, lastScreen]);
  await button('Menu').click();
  await expect.element(button('Start over')).toBeVisible();
  expect(button('Continue on another device').query()).toBeNull();
});
