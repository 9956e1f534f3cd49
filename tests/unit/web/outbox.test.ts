import { asRunId, asUserId } from '#shared/contract/ids.ts';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { removeDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { send, sendAgain, sendDue } from '#web/quiz/outbox/send.ts';
import {
  discardUnsentOf,
  expiresAt,
  isAnythingUnsentOf,
  removeExpiredUnsent,
  removeFromOutbox,
  storeUnsent,
  unsentOf,
} from '#web/quiz/outbox/unsent.ts';
import { outboxLifetimeDays, outboxWarningDays, quizStore } from '#web/quiz/quiz-store.ts';
import { endSession, signIn } from '#web/session/session.ts';
import { loadDraft, stubStorage } from './shared-browser.ts';

// Unsent submissions in the browser's IndexedDB. Only the network is a fake.

type Answered = { status: number; body?: object } | 'no network';

/** Plays the API: each call gets the next answer, and all further calls get the last one. */
const playApi = (...answers: Answered[]) => {
  const sent: { sessionId: string; authorization: string }[] = [];
  const fetchStub = async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    sent.push({ sessionId: JSON.parse(body).sessionId, authorization: headers.authorization ?? '' });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json(answer.body ?? {}, { status: answer.status });
  };
  vi.stubGlobal('fetch', vi.fn(fetchStub));
  return sent;
};

/** A fake API that leaves the call open until the test ends it. */
const playSlowApi = () => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const fetchStub = vi.fn((_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  vi.stubGlobal('fetch', fetchStub);
  return { called: () => eventually(() => expect(fetchStub).toHaveBeenCalled()), answer: resolve, fetchStub };
};

const requestOf = (userId: string, sessionId: string, quizId: QuizId = productQuizId): RepeatableRequest => ({
  userId: asUserId(userId),
  quizId,
  submittedAnswers: [{ questionId: 'gender', questionText: 'Sex?', value: 'female' }],
  contact: { email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Calder' },
  sessionId: asRunId(sessionId),
});

const accepted = { status: 201, body: { submissionId: '01', _id: '01' } };
const broken = { status: 500 };
const tooFew = { status: 422, body: { message: 'Too few', code: 'too-few-answers' } };
const longevityFirst = { status: 403, body: { message: 'Longevity first', code: 'longevity-first' } };

const draftOf = (runId: string) => ({
  runId: asRunId(runId),
  savedAt: Date.now(),
  owner: 'ines',
  currentQuestion: 3,
  quizVersion: liveVersion,
  privacyAccepted: true,
  answers: {},
  typed: {},
  dismissedNotices: [],
  sendWhenSignedIn: false,
});

const sessionIdsOf = async (userId: string) => (await unsentOf(userId)).map(({ request }) => request.sessionId);

beforeEach(async () => {
  stubStorage();
  endSession();
  await clear(quizStore);
  signIn(tokenOf('ines'), { remember: true });
});

test('answers that the API accepted are removed', async () => {
  playApi(accepted);
  expect(await send(requestOf('ines', 'run-1'))).toMatchObject({ result: { ok: true }, willRetry: false });
  expect(await isAnythingUnsentOf('ines')).toBe(false);
});

test('a run that arrives after a reload in the middle of it is no longer an unfinished quiz, and the next run still is', async () => {
  await saveDraft(productQuizId, draftOf('run-1'), 0);
  await saveDraft(cardiacQuizId, draftOf('run-3'), 0);
  playApi(accepted);
  await send(requestOf('ines', 'run-1'));
  await send(requestOf('ines', 'run-2', cardiacQuizId));
  expect(await loadDraft(productQuizId, 'ines', Date.now())).toBeNull();
  expect(await loadDraft(cardiacQuizId, 'ines', Date.now())).toMatchObject({ runId: 'run-3' });
});

test('a run that waits to be sent is no longer an unfinished quiz, in case the page is left at once', async () => {
  await saveDraft(productQuizId, draftOf('run-1'), 0);
  playApi('no network');
  expect(await send(requestOf('ines', 'run-1'))).toMatchObject({ willRetry: true });
  expect(await loadDraft(productQuizId, 'ines', Date.now())).toBeNull();
  expect(await sessionIdsOf('ines')).toEqual(['run-1']);
});

test.each([['no network' as const], [broken], [{ status: 503 }]])(
  'a submission is stored and retried after %o',
  async (failure) => {
    const sent = playApi(failure, accepted);
    expect(await send(requestOf('ines', 'run-1'))).toMatchObject({ willRetry: true });
    await sendAgain();
    expect(sent.map(({ sessionId }) => sessionId)).toEqual(['run-1', 'run-1']);
    expect(await isAnythingUnsentOf('ines')).toBe(false);
  },
);

test('submissions are sent in order, never a later one before an earlier one', async () => {
  playApi('no network');
  await send(requestOf('ines', 'run-1'));
  await send(requestOf('ines', 'run-2', cardiacQuizId));
  // The second quiz is refused until the first has arrived. Sent alone, its answers would be lost.
  const sent = playApi(broken, longevityFirst);
  await sendAgain();
  expect(sent.map(({ sessionId }) => sessionId)).toEqual(['run-1']);
  expect(await sessionIdsOf('ines')).toEqual(['run-1', 'run-2']);
});

test('earlier submissions are sent first, even with a new one', async () => {
  playApi('no network');
  await send(requestOf('ines', 'run-1'));
  const sent = playApi(accepted);
  await send(requestOf('ines', 'run-2', cardiacQuizId));
  expect(sent.map(({ sessionId }) => sessionId)).toEqual(['run-1', 'run-2']);
});

describe('a submission to which the API always responds with a 500', () => {
  /** Ten minutes of tries. Resolves with the accepted runs. */
  const tenMinutes = async (taken: string[], isFirstSubmitted: boolean) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const { sessionId, quizId } = JSON.parse(body);
      if (sessionId === 'broken') return Response.json({}, { status: 500 });
      if (quizId === cardiacQuizId && !isFirstSubmitted) return Response.json(longevityFirst.body, { status: 403 });
      taken.push(sessionId);
      return Response.json(accepted.body, { status: 201 });
    });
    for (let nextTryAt = await sendAgain(); nextTryAt !== null; nextTryAt = await sendDue()) {
      if (nextTryAt - start > 600_000) break;
      vi.setSystemTime(nextTryAt);
    }
    vi.useRealTimers();
    return taken;
  };
  const start = Date.now();

  test('does not hold back others', async () => {
    playApi('no network');
    for (const run of ['broken', 'run-2', 'run-3']) await send(requestOf('ines', run));
    expect(await tenMinutes([], true)).toEqual(['run-2', 'run-3']);
    expect(await sessionIdsOf('ines')).toEqual(['broken']);
  });

  test('holds back a heart quiz only for the first tries, because it may build on an earlier first quiz', async () => {
    playApi('no network');
    await send(requestOf('ines', 'broken'));
    await send(requestOf('ines', 'heart', cardiacQuizId));
    const sent = playApi(broken, accepted);
    await sendAgain();
    expect(sent.map(({ sessionId }) => sessionId)).toEqual(['broken']);
    expect(await tenMinutes([], true)).toEqual(['heart']);
  });

  test('leaves a heart quiz that the API refuses in the outbox until the first quiz has arrived', async () => {
    playApi('no network');
    await send(requestOf('ines', 'broken'));
    await send(requestOf('ines', 'heart', cardiacQuizId));
    expect(await tenMinutes([], false)).toEqual([]);
    expect(await unsentOf('ines')).toMatchObject([{ refusal: null }, { refusal: null }]);
  });
});

describe('the second quiz, refused because the first has not arrived', () => {
  test('waits with it', async () => {
    playApi('no network');
    await send(requestOf('ines', 'run-1'));
    playApi(broken, longevityFirst);
    expect(await send(requestOf('ines', 'run-2', cardiacQuizId))).toMatchObject({ willRetry: true });
    const sent = playApi(accepted);
    await sendAgain();
    expect(sent.map(({ sessionId }) => sessionId)).toEqual(['run-1', 'run-2']);
    expect(await isAnythingUnsentOf('ines')).toBe(false);
  });

  test('is an unfinished quiz again if the first is refused, or is another user’s', async () => {
    playApi('no network');
    await send(requestOf('ines', 'run-1'));
    signIn(tokenOf('olaf'), { remember: true });
    playApi(longevityFirst);
    expect(await send(requestOf('olaf', 'run-2', cardiacQuizId))).toMatchObject({ willRetry: false });
    signIn(tokenOf('ines'), { remember: true });
    playApi(tooFew, longevityFirst);
    expect(await send(requestOf('ines', 'run-3', cardiacQuizId))).toMatchObject({ willRetry: false });
  });
});

/** Stores these, and leaves the next try of the first one hanging. */
const tryUnderWay = async (...sessionIds: string[]) => {
  playApi('no network');
  for (const sessionId of sessionIds) await send(requestOf('ines', sessionId));
  const api = playSlowApi();
  const again = sendAgain();
  await api.called();
  return { api, again };
};

describe('an attempt that is under way', () => {
  test('counts as stored, so a logout asks first', async () => {
    const { api, again } = await tryUnderWay('run-1');
    expect(await isAnythingUnsentOf('ines')).toBe(true);
    api.answer(Response.json(accepted.body, { status: 201 }));
    await again;
    expect(await isAnythingUnsentOf('ines')).toBe(false);
  });

  test('is not started a second time', async () => {
    const { api, again } = await tryUnderWay('run-1');
    await sendAgain();
    expect(api.fetchStub).toHaveBeenCalledTimes(1);
    expect(await unsentOf('ines')).toEqual([]);
    api.answer(Response.json({}, { status: 500 }));
    await again;
  });

  test('is aborted when its answers are removed, and so is what would follow', async () => {
    const { api, again } = await tryUnderWay('run-1', 'run-2');
    await discardUnsentOf('ines');
    await again;
    expect(api.fetchStub).toHaveBeenCalledTimes(1);
    expect(api.fetchStub.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(await isAnythingUnsentOf('ines')).toBe(false);
  });

  test('that can no longer be aborted does not bring back removed answers', async () => {
    const { api, again } = await tryUnderWay('run-1', 'run-2');
    api.answer(Response.json(tooFew.body, { status: 422 }));
    await discardUnsentOf('ines');
    await again;
    expect(api.fetchStub).toHaveBeenCalledTimes(1);
    expect(await isAnythingUnsentOf('ines')).toBe(false);
  });

  test('is the last one if another user has logged in meanwhile', async () => {
    const { api, again } = await tryUnderWay('run-1', 'run-2');
    signIn(tokenOf('olaf'), { remember: true });
    api.answer(Response.json(accepted.body, { status: 201 }));
    await again;
    expect(api.fetchStub).toHaveBeenCalledTimes(1);
    expect(await sessionIdsOf('ines')).toEqual(['run-2']);
  });
});

test('another user’s answers wait for that user, and are not removed with mine', async () => {
  playApi('no network');
  await send(requestOf('ines', 'run-1'));
  signIn(tokenOf('olaf'), { remember: true });
  const sent = playApi(accepted);
  await sendAgain();
  await discardUnsentOf('olaf');
  expect(sent).toEqual([]);
  expect(await sessionIdsOf('ines')).toEqual(['run-1']);
});

test('answers sent with the token of a user who has just logged in wait for their own user', async () => {
  playApi('no network');
  await send(requestOf('ines', 'run-1'));
  const api = playSlowApi();
  const sending = send(requestOf('ines', 'run-2'));
  await api.called();
  signIn(tokenOf('olaf'), { remember: true });
  playApi({ status: 403, body: { message: 'Not yours', code: 'not-allowed' } });
  api.answer(Response.json({}, { status: 500 }));
  await sending;
  expect(await sessionIdsOf('ines')).toEqual(['run-1', 'run-2']);
});

describe('a submission that the API never accepts', () => {
  test('is not retried after a first refusal, and waits with the reason until the quiz reopens it', async () => {
    const sent = playApi(tooFew);
    expect(await send(requestOf('ines', 'run-1'))).toMatchObject({ willRetry: false, refusal: tooFew.body });
    await sendAgain();
    expect(sent).toHaveLength(1);
    expect(await unsentOf('ines')).toMatchObject([{ request: { sessionId: 'run-1' }, refusal: tooFew.body }]);
  });

  test('is stored with the reason after a later refusal, and not retried', async () => {
    playApi('no network');
    await send(requestOf('ines', 'run-1'));
    const sent = playApi(tooFew);
    await sendAgain();
    await sendAgain();
    expect(sent).toHaveLength(1);
    expect(await unsentOf('ines')).toMatchObject([{ request: { sessionId: 'run-1' }, refusal: tooFew.body }]);
  });

  test('does not hold up later ones', async () => {
    playApi('no network');
    await send(requestOf('ines', 'run-1'));
    await send(requestOf('ines', 'run-2'));
    playApi(tooFew, accepted);
    await sendAgain();
    expect(await sessionIdsOf('ines')).toEqual(['run-1']);
  });
});

describe('two tabs that finish the same quiz', () => {
  const sentByTheOtherTab = async () => {
    const api = playSlowApi();
    const sending = send(requestOf('ines', 'run-1'));
    await api.called();
    await removeDraft(productQuizId, 'run-1');
    await removeFromOutbox('run-1');
    return { api, sending };
  };

  test('tell the slower one that it was sent, although its own call got no response', async () => {
    const { api, sending } = await sentByTheOtherTab();
    api.answer(Response.json({}, { status: 500 }));
    expect(await sending).toMatchObject({ isSentElsewhere: true, willRetry: false });
  });

  test('do not say so when the answers were removed by a logout', async () => {
    const { api, sending } = await sentByTheOtherTab();
    endSession();
    api.answer(Response.json({}, { status: 500 }));
    expect(await sending).toMatchObject({ isSentElsewhere: false });
  });
});

describe('the lifetime of answers in the outbox', () => {
  // Finished answers that never got through go after 30 days.

  const start = Date.parse('2026-07-01T10:00:00Z');
  const dayMs = 24 * 60 * 60_000;
  const request: RepeatableRequest = {
    userId: asUserId('ines'),
    quizId: productQuizId,
    submittedAnswers: [{ questionId: 'gender', questionText: 'Sex?', value: 'female' }],
    contact: { email: 'ines@example.com', firstName: 'Ines', lastName: 'Calder' },
    sessionId: asRunId('run-1'),
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await clear(quizStore);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is 30 days, with a warning in the last seven', () => {
    expect([outboxLifetimeDays, outboxWarningDays]).toEqual([30, 23]);
  });

  test('is how long they wait, and afterwards they are neither shown nor sent', async () => {
    await storeUnsent(request);
    vi.setSystemTime(start + 30 * dayMs - 1);
    const [unsent] = await unsentOf('ines');
    expect(unsent && expiresAt(unsent)).toBe(start + 30 * dayMs);
    vi.setSystemTime(start + 30 * dayMs);
    expect(await unsentOf('ines')).toEqual([]);
    await removeExpiredUnsent();
    expect(await get('outbox', quizStore)).toBeUndefined();
  });
});
