import { describe, expect, test, vi } from 'vitest';
import { asSessionId } from '#shared/contract/ids.ts';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { ContinuePage } from '#web/continue/continue-page.tsx';
import { Ended } from '#web/continue/frame.tsx';
import { commitmentTo, newKeyPair } from '#web/continue/pairing.ts';
import { continuePath } from '#web/paths.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { replaceDraft } from '#web/quiz/draft/save-draft.ts';
import { endings, type HowItEnded } from '#web/quiz/move/handoff.ts';
import { sealDraft } from '#web/quiz/move/moved-draft.ts';
import { randomSecret } from '#web/sealed/seal-file.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

// What each device shows during a handoff. With two devices and the real API: tests/e2e/continue.spec.ts.

const [id, key] = [randomSecret(), randomSecret()];
const runId = asSessionId('0b5dbd3e-6f0c-4a3e-9a52-7f2f0a1b2c3d');
const draft = (owner: string | null = null) =>
  someDraft({ savedAt: Date.now(), runId, owner, answers: { gender: 'female' } });
const state = { isOpen: true, isRead: false, hasDraft: false };
const shown = (hash: string) => show(<ContinuePage />, continuePath, `${continuePath}${hash}`);
const arriving = async (owner: string | null = null): Promise<PlayedAnswer> => ({
  body: { ...state, isRead: true, hasDraft: true, draft: await sealDraft(productQuizId, draft(owner), key) },
});
const asked = 'Are these your answers?';

describe('a device that has scanned a code with answers', () => {
  test('asks before it stores anything, and tells the other device afterwards', async () => {
    const api = playApi({ takeHandoff: [await arriving(), { body: { ...state, closed: 'moved' } }] });
    const { getByRole, getByText, elsewhere } = await shown(`#draft.${id}.${key}`);
    await expect.element(getByRole('heading', { name: asked })).toBeVisible();
    await expect
      .element(getByText(new RegExp(`${quizRecords[productQuizId].title}, unfinished: 1 of 37 answers`)))
      .toBeVisible();
    expect(await readDraft(productQuizId)).toBeNull();
    await getByRole('button', { name: 'Yes, continue' }).click();
    await expect.element(elsewhere).toHaveTextContent('/longevity-quiz');
    expect(await readDraft(productQuizId)).toMatchObject({ runId, owner: null, answers: { gender: 'female' } });
    const [read, moved] = api.named('takeHandoff');
    expect(read?.body).toEqual({ id, wish: 'read', reader: expect.stringMatching(/^[\w-]{43}$/) });
    expect(moved?.body).toEqual({ ...(read?.body as object), wish: 'moved' });
    // The key never leaves this device.
    expect(JSON.stringify(api.calls)).not.toContain(key);
  });

  test('stores the answers even when the other device cannot be told', async () => {
    playApi({ takeHandoff: [await arriving(), 'no network'] });
    const { getByRole, elsewhere } = await shown(`#draft.${id}.${key}`);
    await getByRole('button', { name: 'Yes, continue' }).click();
    await expect.element(elsewhere).toBeVisible();
    expect(await readDraft(productQuizId)).toMatchObject({ runId });
  });

  test('says that it would replace an unfinished quiz, and leaves that alone after “No”', async () => {
    await replaceDraft(productQuizId, { ...draft(), runId: asSessionId('their-own') });
    playApi({ takeHandoff: [await arriving(), { body: { ...state, closed: 'declined' } }] });
    const { getByRole, getByText } = await shown(`#draft.${id}.${key}`);
    await expect.element(getByText(/There’s an unfinished quiz on this device too/)).toBeVisible();
    await getByRole('button', { name: 'No, they’re not mine' }).click();
    await expect.element(getByRole('heading', { name: 'Nothing was kept' })).toBeVisible();
    expect(await readDraft(productQuizId)).toMatchObject({ runId: 'their-own' });
  });

  test('says without a network where the answers are, and tries again', async () => {
    playApi({ takeHandoff: ['no network', await arriving()] });
    const { getByRole } = await shown(`#draft.${id}.${key}`);
    await expect.element(getByRole('heading', { name: endings.failed.title })).toBeVisible();
    await getByRole('button', { name: 'Try again' }).click();
    await expect.element(getByRole('heading', { name: asked })).toBeVisible();
  });

  test.each<[HowItEnded, PlayedAnswer]>([
    ['over', { status: 404, body: { message: 'Over', code: 'not-found' } }],
    ['elsewhere', { status: 409, body: { message: 'Elsewhere', code: 'read-elsewhere' } }],
    ['unreadable', { body: { ...state, draft: 'aaaa..bbbb.cccc.dddd' } }],
  ])('says so when it comes too late or gets something else: %s', async (how, answer) => {
    playApi({ takeHandoff: answer });
    const { getByRole } = await shown(`#draft.${id}.${key}`);
    await expect.element(getByRole('heading', { name: endings[how].title })).toBeVisible();
    expect(await readDraft(productQuizId)).toBeNull();
  });
});

describe('a device that has scanned the code of a receiving device', () => {
  test('sends nothing of its answers before the press', async () => {
    const receiver = await newKeyPair();
    await replaceDraft(productQuizId, draft());
    const api = playApi({ putHandoff: {}, takeHandoff: { body: { ...state, nonce: randomSecret() } } });
    const { getByRole, getByText } = await shown(`#key.${receiver.publicKey}`);
    await expect.element(getByText(/^[a-z]+ · [a-z]+ · [a-z]+$/)).toBeVisible();
    const parts = () => api.named('putHandoff').map(({ body }) => Object.keys(body as object)[1]);
    expect(parts()).toEqual(['commitment', 'publicKey']);
    await getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(getByRole('heading', { name: 'Sent' })).toBeVisible();
    await expect.poll(parts).toEqual(['commitment', 'publicKey', 'draft']);
    expect(JSON.stringify(api.calls)).not.toContain('female');
    // It stores the draft until it hears that the answers have moved.
    expect(await readDraft(productQuizId)).toMatchObject({ runId });
  });

  test('sends no draft of another user: that waits for its owner’s login, and is not removed', async () => {
    const receiver = await newKeyPair();
    await replaceDraft(productQuizId, { ...draft('ines'), runId: asSessionId('of-ines') });
    const api = playApi({});
    const { getByRole } = await shown(`#key.${receiver.publicKey}`);
    await expect.element(getByRole('heading', { name: 'Please log in first' })).toBeVisible();
    expect(api.calls).toEqual([]);
    expect(await readDraft(productQuizId)).toMatchObject({ owner: 'ines' });
  });

  test('says where to look when it has nothing to send', async () => {
    const receiver = await newKeyPair();
    const { getByRole } = await shown(`#key.${receiver.publicKey}`);
    await expect.element(getByRole('heading', { name: 'There is no unfinished quiz here' })).toBeVisible();
  });
});

describe('a device that shows its own code', () => {
  test('refuses a key that is not the promised one, as with a man in the middle', async () => {
    const [promised, other] = [await newKeyPair(), await newKeyPair()];
    const commitment = await commitmentTo(promised.publicKey);
    const api = playApi({
      putHandoff: {},
      takeHandoff: { body: { ...state, commitment, publicKey: other.publicKey } },
    });
    const { getByRole } = await shown('');
    await expect.element(getByRole('heading', { name: endings.unreadable.title })).toBeVisible();
    expect(api.named('takeHandoff').at(-1)?.body).toMatchObject({ wish: 'withdraw' });
  });

  test('shows its number only after it has received the commitment', async () => {
    const sender = await newKeyPair();
    const commitment = await commitmentTo(sender.publicKey);
    vi.stubGlobal('setTimeout', (work: () => void) => queueMicrotask(work));
    const api = playApi({
      putHandoff: {},
      takeHandoff: [
        { body: state },
        { body: { ...state, commitment } },
        { body: { ...state, commitment, publicKey: sender.publicKey } },
        new Promise(() => {}),
      ],
    });
    const { getByText } = await shown('');
    await expect.element(getByText(/^[a-z]+ · [a-z]+ · [a-z]+$/)).toBeVisible();
    const order = api.calls.map(({ name, body }) => [name, Object.keys(body as object).slice(1)].flat().join(' '));
    expect(order.slice(0, 4)).toEqual(['takeHandoff wish', 'takeHandoff wish', 'putHandoff nonce', 'takeHandoff wish']);
  });
});

// The setup of these tests measures the reading grade of each page (tests/browser/support/setup.ts).
test.each(Object.keys(endings) as HowItEnded[])(
  'a handoff that ends with “%s” says where the answers are, or what to do',
  async (how) => {
    const { getByText } = await show(<Ended how={how} />);
    await expect.element(getByText(endings[how].text)).toBeVisible();
    expect(endings[how].text).toMatch(/still|again|once more|new code/);
  },
);
