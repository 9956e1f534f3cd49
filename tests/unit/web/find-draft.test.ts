import { asUserId } from '#shared/contract/ids.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { type Draft, readDraft, removeExpiredDrafts } from '#web/quiz/draft/drafts.ts';
import { answersInDraft, findDraft } from '#web/quiz/draft/find-draft.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';

// Which users may see an unfinished quiz in this browser.

const now = Date.parse('2026-07-01T10:00:00Z');
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const ines = { id: asUserId('ines'), email: 'ines@example.com' };
const olaf = { id: asUserId('olaf'), email: 'olaf@example.com' };

const keep = (given: Partial<Draft> = {}) =>
  saveDraft(productQuizId, someDraft({ savedAt: now, owner: null, ...given }), 0);
const find = (viewer: typeof ines | null, acceptedRunId?: string) =>
  findDraft(productQuizId, viewer, now, acceptedRunId);

beforeEach(() => clear(quizStore));

test('the privacy text promises 30 days to an owner, and seven without one', () => {
  expect([lifetimes.draftDays, lifetimes.ownerlessDraftDays]).toEqual([30, 7]);
});

describe('a draft without an owner', () => {
  test.each([
    ['no user is logged in', null],
    ['a user has logged in', ines],
  ])('is offered with a question: %s', async (_, viewer) => {
    await keep();
    expect(await find(viewer)).toMatchObject({ standing: 'asks' });
    expect(await find(viewer, 'another run')).toMatchObject({ standing: 'asks' });
    expect(await find(viewer, 'run-1')).toMatchObject({ standing: 'theirs', draft: { answers: { gender: 'female' } } });
  });

  test.each([
    [6.99 * dayMs, true],
    [7 * dayMs, false],
    [-6.99 * dayMs, true],
    // Written before the clock of the device was set back.
    [-8 * dayMs, false],
  ])('is offered within seven days of the last answer and then removed (age %d ms)', async (age, isOffered) => {
    await keep({ savedAt: now - age });
    expect(Boolean(await find(null))).toBe(isOffered);
    expect(Boolean(await readDraft(productQuizId))).toBe(isOffered);
  });

  test('is removed after seven days even if its quiz is not opened', async () => {
    await keep({ savedAt: now - 7 * dayMs });
    await removeExpiredDrafts(now);
    expect(await readDraft(productQuizId)).toBeNull();
  });

  test.each([
    ['given', { answers: { email: 'INES@example.com ' } }, ines, true],
    ['given', { answers: { email: 'ines@example.com' } }, olaf, false],
    ['half typed', { answers: {}, typed: { email: { value: 'Ines@ex' } } }, ines, true],
    ['half typed', { answers: {}, typed: { email: { value: 'ines@ex' } } }, olaf, false],
  ])('is never offered to another address, and is then removed (%s)', async (_, given, viewer, isOffered) => {
    await keep(given as Partial<Draft>);
    expect(Boolean(await find(viewer))).toBe(isOffered);
    expect(Boolean(await readDraft(productQuizId))).toBe(isOffered);
  });

  test('does not count in the other quiz before a user has claimed it', async () => {
    await keep();
    expect(await answersInDraft(productQuizId, null, now)).toEqual({});
    expect(await answersInDraft(productQuizId, ines, now)).toEqual({});
  });

  test('without an answer is not offered, and its consent is not reused', async () => {
    await keep({ answers: {} });
    expect(await find(null)).toBeNull();
  });
});

describe('a draft with an owner', () => {
  test.each([
    [29.99 * 24 * hourMs, 'theirs'],
    [30 * 24 * hourMs, undefined],
  ])('is stored for 30 days (age %d ms)', async (age, standing) => {
    await keep({ owner: 'ines', savedAt: now - age });
    expect((await find(ines))?.standing).toBe(standing);
  });

  test('is not shown to a visitor, who is asked to log in if it is theirs', async () => {
    await keep({ owner: 'ines' });
    expect(await find(null)).toMatchObject({ standing: 'asks for login' });
    expect(await find(null, 'run-1')).toMatchObject({ standing: 'asks for login' });
  });

  test('is removed when another user is logged in', async () => {
    await keep({ owner: 'ines' });
    expect(await find(olaf)).toBeNull();
    expect(await readDraft(productQuizId)).toBeNull();
  });
});
