import { asRunId, asUserId } from '#shared/contract/ids.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import 'fake-indexeddb/auto';
import { clear, keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { readDraft, removeAllDrafts } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { isAnythingUnsentOf, storeUnsent } from '#web/quiz/outbox/unsent.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { logout, restoreSession, signIn, useSession } from '#web/session/session.ts';
import { setSharedDevice } from '#web/session/storage.ts';
import { stubStorage } from './shared-browser.ts';

// On a shared device everything is in the memory of the page.

const draft = {
  runId: asRunId('run-1'),
  savedAt: Date.now(),
  owner: null,
  currentQuestion: 1,
  quizVersion: liveVersion,
  privacyAccepted: true,
  answers: { gender: 'female' },
  typed: {},
  dismissedNotices: [],
  sendWhenSignedIn: false,
};
const request = {
  userId: asUserId('ines'),
  quizId: productQuizId,
  submittedAnswers: [],
  contact: { email: 'ines@example.com', firstName: '', lastName: '' },
  sessionId: asRunId('run-1'),
};

let stores: ReturnType<typeof stubStorage>;
let pageIsLeft = () => {};
beforeEach(async () => {
  stores = stubStorage();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') pageIsLeft = listener;
  });
  await clear(quizStore);
  setSharedDevice(true);
});
afterEach(() => {
  pageIsLeft();
  setSharedDevice(false);
  vi.unstubAllGlobals();
});

test('a draft, the outbox and the session leave nothing in the browser', async () => {
  await saveDraft(productQuizId, draft, 0);
  await storeUnsent(request);
  expect(signIn(tokenOf('ines'), { remember: true })).toBe(true);
  expect(await readDraft(productQuizId)).toMatchObject({ answers: { gender: 'female' } });
  expect(await isAnythingUnsentOf('ines')).toBe(true);
  expect([stores.local.keys(), stores.session.keys(), await keys(quizStore)]).toEqual([[], [], []]);
});

test('a page that was left has forgotten everything', async () => {
  await saveDraft(productQuizId, draft, 0);
  await storeUnsent(request);
  pageIsLeft();
  expect(await readDraft(productQuizId)).toBeNull();
  expect(await isAnythingUnsentOf('ines')).toBe(false);
});

test('data that other users have stored in this browser are neither used nor changed', async () => {
  stores.local.setItem('longevity.authToken', tokenOf('olaf'));
  setSharedDevice(false);
  await saveDraft(productQuizId, { ...draft, owner: 'olaf' }, 0);
  setSharedDevice(true);
  signIn(tokenOf('ines'), { remember: true });
  restoreSession();
  expect(useSession.getState().user?.id).toBe('ines');
  expect(await readDraft(productQuizId)).toBeNull();
  logout();
  await removeAllDrafts();
  setSharedDevice(false);
  expect(stores.local.getItem('longevity.authToken')).toBe(tokenOf('olaf'));
  expect(await readDraft(productQuizId)).toMatchObject({ owner: 'olaf' });
});
