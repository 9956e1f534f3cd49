import { asRunId, asUserId } from '#shared/contract/ids.ts';
import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { type Draft, isInPageOnly, readDraft, removeDraft, removeExpiredDrafts } from '#web/quiz/draft/drafts.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';
import { replaceDraft, saveDraft } from '#web/quiz/draft/save-draft.ts';
import { send } from '#web/quiz/outbox/send.ts';
import { unsentOf } from '#web/quiz/outbox/unsent.ts';
import { reopenAnswers } from '#web/quiz/outbox/unsent-notice.tsx';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { signIn } from '#web/session/session.ts';
import { loadDraft, stubStorage } from './shared-browser.ts';

const now = Date.parse('2026-07-01T10:00:00Z');
const draftOf = (runId: string, rest: Partial<Draft> = {}) =>
  someDraft({ runId: asRunId(runId), savedAt: now, ...rest });
const load = (userId: string | null = 'ines') => loadDraft(productQuizId, userId, now);

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  await clear(quizStore);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('each write, in whatever tab, has a higher revision than the one before', async () => {
  expect(await saveDraft(productQuizId, draftOf('run-1'), 0)).toBe(1);
  expect(await saveDraft(productQuizId, draftOf('run-1'), 0)).toBe(2);
  expect(await load()).toMatchObject({ runId: 'run-1', revision: 2 });
});

test('a draft that another tab has removed does not come back with a late write', async () => {
  const seen = await saveDraft(productQuizId, draftOf('run-1'), 0);
  await removeDraft(productQuizId);
  expect(await saveDraft(productQuizId, draftOf('run-1'), seen)).toBe(0);
  expect(await load()).toBeNull();
});

test('a run that is over removes only its own draft', async () => {
  await saveDraft(productQuizId, draftOf('run-2'), 0);
  await removeDraft(productQuizId, 'run-1');
  expect(await load()).toMatchObject({ runId: 'run-2' });
  await removeDraft(productQuizId, 'run-2');
  expect(await load()).toBeNull();
});

test('a draft is removed after 30 days, whoever its owner is and whoever opens the page', async () => {
  const month = 30 * 24 * 60 * 60 * 1000;
  await saveDraft(productQuizId, draftOf('run-1', { owner: 'ines', savedAt: now - month }), 0);
  await saveDraft(cardiacQuizId, draftOf('run-2', { owner: 'ines', savedAt: now - month + 1 }), 0);
  await removeExpiredDrafts(now);
  expect(await get(`draft ${productQuizId}`, quizStore)).toBeUndefined();
  expect(await get(`draft ${cardiacQuizId}`, quizStore)).toMatchObject({ runId: 'run-2' });
});

test('a draft is removed, and not shown, when another user logs in', async () => {
  await saveDraft(productQuizId, draftOf('run-1', { owner: 'ines' }), 0);
  expect(await load('ines')).toMatchObject({ runId: 'run-1' });
  expect(await load('olaf')).toBeNull();
  expect(await load('ines')).toBeNull();
});

test.each([
  ['without an owner, within the hour', null, 30, true],
  ['without an owner, later', null, 90, false],
  ['one’s own, on another day', 'ines', 24 * 60, true],
])('answers to be sent after the login are sent automatically or wait: %s', async (_, owner, minutes, isSent) => {
  const savedAt = now - minutes * 60_000;
  await saveDraft(productQuizId, draftOf('run-1', { owner, savedAt, sendWhenSignedIn: true }), 0);
  const found = await findDraft(productQuizId, { id: asUserId('ines'), email: 'ines@example.com' }, now);
  expect(found?.draft).toMatchObject({ answers: { gender: 'female' }, sendWhenSignedIn: isSent });
});

describe('without a writable storage', () => {
  const noRoom = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  test('a draft does not count as removed', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const disk = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
    expect(await saveDraft(productQuizId, draftOf('run-1'), 0)).toBe(0);
    disk.mockRestore();
    expect(await saveDraft(productQuizId, draftOf('run-1'), 0)).toBe(1);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
    expect(await saveDraft(productQuizId, draftOf('run-1'), 1)).toBe(1);
  });

  test('the draft is found again while this page is open, for example after the login', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await saveDraft(productQuizId, draftOf('run-1'), 0);
    const disk = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
    await saveDraft(productQuizId, draftOf('run-1', { answers: { gender: 'male' } }), 1);
    expect(isInPageOnly(productQuizId)).toBe(true);
    expect(await load()).toMatchObject({ answers: { gender: 'male' } });
    expect(await load('olaf')).toBeNull();
    expect(await load()).toBeNull();
    await saveDraft(productQuizId, draftOf('run-2'), 0);
    disk.mockRestore();
    expect(await saveDraft(productQuizId, draftOf('run-2'), 0)).toBe(1);
    expect(isInPageOnly(productQuizId)).toBe(false);
    expect(await load()).toMatchObject({ runId: 'run-2', revision: 1 });
  });

  test('a draft that could not be read is not replaced by another run', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await saveDraft(productQuizId, draftOf('run-1'), 0);
    const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    expect(await readDraft(productQuizId)).toBeUndefined();
    broken.mockRestore();
    expect(await replaceDraft(productQuizId, draftOf('run-2'))).toBe(false);
    await saveDraft(productQuizId, draftOf('run-2'), 0);
    expect(isInPageOnly(productQuizId)).toBe(true);
    expect(await get(`draft ${productQuizId}`, quizStore)).toMatchObject({ runId: 'run-1' });
    await removeDraft(productQuizId, 'run-2');
    expect(await load()).toMatchObject({ runId: 'run-1' });
  });

  test('refused answers stay in the outbox', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    stubStorage();
    signIn(tokenOf('ines'), { remember: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const request: RepeatableRequest = {
      userId: asUserId('ines'),
      quizId: productQuizId,
      submittedAnswers: [{ questionId: 'gender', questionText: 'Sex?', value: 'female' }],
      contact: { email: 'ines@example.com', firstName: 'Ines', lastName: 'Calder' },
      sessionId: asRunId('run-1'),
    };
    await send(request);
    // There is no room for the whole draft, but there would be for removing something from the outbox.
    const disk = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
    expect(await reopenAnswers({ request, refusal: null, storedAt: Date.now() })).toBe(false);
    disk.mockRestore();
    expect(await unsentOf('ines')).toMatchObject([{ request: { sessionId: 'run-1' } }]);
    expect(await reopenAnswers({ request, refusal: null, storedAt: Date.now() })).toBe(true);
    expect(await unsentOf('ines')).toEqual([]);
    expect(await loadDraft(productQuizId, 'ines', Date.now())).toMatchObject({ answers: { gender: 'female' } });
  });
});

test('an IndexedDB that throws at once means no draft and no failure', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.resetModules();
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const [drafts, saving] = await Promise.all([
    import('#web/quiz/draft/drafts.ts'),
    import('#web/quiz/draft/save-draft.ts'),
  ]);
  const fresh = { ...drafts, ...saving };
  expect(await fresh.readDraft(productQuizId)).toBeUndefined();
  expect(await fresh.saveDraft(productQuizId, draftOf('run-1'), 0)).toBe(0);
  await fresh.removeDraft(productQuizId);
  expect(info.mock.calls.join()).not.toContain('female');
});
