import { describe, expect, test } from 'vitest';
import { asRunId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { type PlayedAnswer, playApi } from '#tests/browser/support/api.ts';
import { show } from '#tests/browser/support/show.tsx';
import { someDraft } from '#tests/support/some-draft.ts';
import { ContinuePage } from '#web/features/move/continue-page.tsx';
import { continuePath } from '#web/features/move/continue-path.ts';
import { Ended } from '#web/features/move/frame.tsx';
import { endings, type HowItEnded } from '#web/features/move/handoff.ts';
import { sealDraft } from '#web/features/move/moved-draft.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { replaceDraft } from '#web/quiz/draft/save-draft.ts';
import { randomSecret } from '#web/sealed/seal-file.ts';

// What the device that opens the link shows. With two devices and the real API:
// tests/e2e/features/move/continue.spec.ts.

const [id, key] = [randomSecret(), randomSecret()];
const runId = asRunId('0b5dbd3e-6f0c-4a3e-9a52-7f2f0a1b2c3d');
const draft = (owner: string | null = null) =>
  someDraft({ savedAt: Date.now(), runId, owner, answers: { gender: 'female' } });
const moved: PlayedAnswer = { body: { isRead: true, closed: 'moved' } };
const opened = async () => {
  const screen = await show(<ContinuePage />, continuePath, `${continuePath}#${id}.${key}`);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return {
    ...screen,
    button,
    yes: button('Yes, continue'),
    heading: (name: string) => screen.getByRole('heading', { level: 1, name }),
  };
};
const arriving = async (owner: string | null = null): Promise<PlayedAnswer> => ({
  body: { isRead: true, draft: await sealDraft(productQuizId, draft(owner), key) },
});
const asked = 'Are these your answers?';
const replaces = 'Replace the quiz on this device?';

describe('a device that has opened a link', () => {
  test('asks before it reads, shows or stores anything, and tells the other device afterwards', async () => {
    const api = playApi({ takeHandoff: [await arriving(), moved] });
    const { yes, heading, elsewhere } = await opened();
    await expect.element(heading(asked)).toBeVisible();
    expect(api.named('takeHandoff')).toEqual([]);
    await yes.click();
    await expect.element(elsewhere).toHaveTextContent('/longevity-quiz');
    expect(await readDraft(productQuizId)).toMatchObject({ runId, owner: null, answers: { gender: 'female' } });
    const [read, told] = api.named('takeHandoff');
    expect(read?.body).toEqual({ id, wish: 'read', reader: expect.stringMatching(/^[\w-]{43}$/) });
    expect(told?.body).toEqual({ ...(read?.body as object), wish: 'moved' });
    // The key never leaves this device.
    expect(JSON.stringify(api.calls)).not.toContain(key);
  });

  test('does not use up the link with “No”', async () => {
    const api = playApi({});
    const { button, heading } = await opened();
    await button('No, they’re not mine').click();
    await expect.element(heading('Nothing was saved')).toBeVisible();
    expect(api.named('takeHandoff')).toEqual([]);
    expect(await readDraft(productQuizId)).toBeNull();
  });

  test('stores the answers even when the other device cannot be told', async () => {
    playApi({ takeHandoff: [await arriving(), 'no network'] });
    const { yes, elsewhere } = await opened();
    await yes.click();
    await expect.element(elsewhere).toBeVisible();
    expect(await readDraft(productQuizId)).toMatchObject({ runId });
  });

  const ownRun = asRunId('their-own');

  test('asks before it replaces an unfinished quiz, and leaves that alone after “Keep the ones here”', async () => {
    await replaceDraft(productQuizId, { ...draft(), runId: ownRun });
    const api = playApi({ takeHandoff: [await arriving()] });
    const { yes, button, heading } = await opened();
    await yes.click();
    await expect.element(heading(replaces)).toBeVisible();
    await button('Keep the ones here').click();
    await expect.element(heading('Nothing was saved')).toBeVisible();
    expect(await readDraft(productQuizId)).toMatchObject({ runId: ownRun });
    expect(api.named('takeHandoff')).toHaveLength(1);
  });

  test('replaces an unfinished quiz after a second yes', async () => {
    await replaceDraft(productQuizId, { ...draft(), runId: ownRun });
    playApi({ takeHandoff: [await arriving(), moved] });
    const { yes, button, elsewhere } = await opened();
    await yes.click();
    await button('Replace them').click();
    await expect.element(elsewhere).toBeVisible();
    expect(await readDraft(productQuizId)).toMatchObject({ runId });
  });

  test('that already has these answers calls nothing moved, because the link was opened where it was created', async () => {
    await replaceDraft(productQuizId, draft());
    const api = playApi({ takeHandoff: [await arriving()] });
    const { yes, elsewhere } = await opened();
    await yes.click();
    await expect.element(elsewhere).toHaveTextContent('/longevity-quiz');
    expect(api.named('takeHandoff')).toHaveLength(1);
    expect(await readDraft(productQuizId)).toMatchObject({ runId, answers: { gender: 'female' } });
  });

  test('when offline, says where the answers are and tries again', async () => {
    playApi({ takeHandoff: ['no network', await arriving(), moved] });
    const { yes, button, heading, elsewhere } = await opened();
    await yes.click();
    await expect.element(heading(endings.failed.title)).toBeVisible();
    await button('Try again').click();
    await expect.element(elsewhere).toHaveTextContent('/longevity-quiz');
  });

  test.each<[HowItEnded, PlayedAnswer]>([
    ['over', { status: 404, body: { message: 'Over', code: 'not-found' } }],
    ['elsewhere', { status: 409, body: { message: 'Elsewhere', code: 'read-elsewhere' } }],
    ['unreadable', { body: { isRead: true, draft: 'aaaa..bbbb.cccc.dddd' } }],
  ])('says so if it comes too late or gets something else: %s', async (how, answer) => {
    const api = playApi({ takeHandoff: answer });
    const { yes, heading } = await opened();
    await yes.click();
    await expect.element(heading(endings[how].title)).toBeVisible();
    expect(await readDraft(productQuizId)).toBeNull();
    expect(api.named('takeHandoff')).toHaveLength(1);
  });
});

// The setup of these tests measures the reading grade of each page (tests/browser/support/setup.ts).
test.each(Object.keys(endings) as HowItEnded[])(
  'a move that ends with “%s” says where the answers are, or what to do',
  async (how) => {
    const { getByText } = await show(<Ended how={how} />);
    await expect.element(getByText(endings[how].text)).toBeVisible();
    expect(endings[how].text).toMatch(/still|again|make a new|whole link/i);
  },
);
