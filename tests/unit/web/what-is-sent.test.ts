import { asRunId, asUserId } from '#shared/contract/ids.ts';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentVersion } from '#shared/contract/account.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { send, sendAgain } from '#web/quiz/outbox/send.ts';
import { unsentOf } from '#web/quiz/outbox/unsent.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { sendAnswers } from '#web/quiz/send-answers.ts';
import { endSession, mergeUser, signIn } from '#web/session/session.ts';
import { smallQuiz } from '../quiz/small-quizzes.ts';
import { stubStorage } from './shared-browser.ts';

// The requests when a quiz is submitted, and what the user sees for each response of the API.

type Call = { address: string; body: RepeatableRequest };

const accepted = { status: 201, body: { submissionId: '01', _id: '01' } };

/** Each call gets the next answer. After the last one there is no network. */
const playApi = (...answers: { status: number; body?: object }[]) => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    calls.push({ address, body: JSON.parse(body) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body ?? {}, { status: answer.status });
  });
  return calls;
};

const account = { email: 'ada@example.com', password: 'correct horse battery' };
const answers: Answers = {
  birthdate: '1979-03-27',
  pet: 'no',
  petName: 'yes',
  sleep: 7,
  name: { firstName: 'Ada', lastName: 'Lovelace' },
  ...account,
};
const walk = (change: Answers = {}) =>
  ({
    quiz: smallQuiz,
    quizId: productQuizId,
    answers: { ...answers, ...change },
    runId: asRunId('run-1'),
  }) as const;

const draft = {
  runId: asRunId('run-1'),
  savedAt: Date.now(),
  owner: 'ines',
  currentQuestion: 3,
  quizVersion: liveVersion,
  privacyAccepted: true,
  answers: { pet: 'no' },
  typed: {},
  dismissedNotices: [],
  sendWhenSignedIn: false,
};

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  stubStorage();
  endSession();
  await clear(quizStore);
});
afterEach(() => vi.restoreAllMocks());

describe('what is sent', () => {
  test('is each visible answer with its question, but neither what is hidden nor what belongs to the account', async () => {
    signIn(tokenOf('ines'), { remember: true });
    const [call] = await sentWith({});
    expect(call).toMatchObject({ userId: 'ines', quizId: productQuizId, sessionId: 'run-1' });
    expect(call?.submittedAnswers).toEqual([
      { questionId: 'birthdate', questionText: 'birthdate', value: '1979-03-27' },
      { questionId: 'pet', questionText: 'pet', value: 'no' },
      { questionId: 'sleep', questionText: 'sleep', value: 7 },
    ]);
    expect(JSON.stringify(call)).not.toContain(account.password);
  });

  test('has the name from the quiz, or else that of the account', async () => {
    signIn(tokenOf('ines'), { remember: true });
    mergeUser({ firstName: 'Ines', lastName: 'Calder' });
    const [said] = await sentWith({});
    expect(said?.contact).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    const [unsaid] = await sentWith({ name: { firstName: '', lastName: '' } });
    expect(unsaid?.contact).toEqual({ email: 'ines@example.com', firstName: 'Ines', lastName: 'Calder' });
  });

  const sentWith = async (change: Answers) => {
    const calls = playApi(accepted);
    expect(await sendAnswers(walk(change))).toEqual({ type: 'sent' });
    return calls.map(({ body }) => body);
  };
});

describe('submitting without a session', () => {
  test('first registers, and then sends as the new user', async () => {
    const calls = playApi({ status: 201, body: { userId: 'ada', token: tokenOf('ada') } }, accepted);
    expect(await sendAnswers(walk())).toEqual({ type: 'sent' });
    expect(calls.map(({ address }) => address)).toEqual(['/api/auth/register', '/api/submissions/create']);
    expect(calls[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      ...account,
      consent: { version: consentVersion, where: 'quiz' },
      language: 'en',
      remember: true,
    });
    expect(calls[1]?.body.userId).toBe('ada');
  });

  test.each([
    ['account-exists', 409, 'account exists'],
    ['malformed', 400, 'refused'],
  ] satisfies [ErrorCode, number, string][])(
    'says if the account exists already (%s), and sends nothing',
    async (code, status, reason) => {
      const calls = playApi({ status, body: { code, message: 'Not so.' } });
      expect(await sendAnswers(walk())).toMatchObject({ type: 'not registered', reason });
      expect(calls).toHaveLength(1);
    },
  );

  test('blames the connection only if there is no response', async () => {
    const messageAfter = async (...given: { status: number }[]) => {
      playApi(...given);
      const ending = await sendAnswers(walk());
      return ending.type === 'not registered' ? ending.message : ending.type;
    };
    vi.stubGlobal('navigator', { onLine: true });
    expect(await messageAfter()).toContain('Check your connection and try again.');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await messageAfter()).toMatch(/^You’re offline\. Nothing is lost/);
    expect(await messageAfter({ status: 500 })).toMatch(/^Registration failed: something went wrong on our side\./);
  });

  test('shows the API’s own sentence if there is one', async () => {
    const body = { code: 'slow-down', message: 'Please wait a minute.' };
    playApi({ status: 429, body });
    expect(await sendAnswers(walk())).toMatchObject({ message: 'Registration failed: Please wait a minute.' });
  });
});

test('an ended session leads to the login, and does not wait for the network', async () => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ status: 401, body: { code: 'unauthenticated', message: 'Please log in again.' } });
  expect(await sendAnswers(walk())).toEqual({ type: 'log in' });
});

test('a user who must log in first finds the answers as the draft, and the outbox does not send them', async () => {
  signIn(tokenOf('ines'), { remember: true });
  await saveDraft(productQuizId, draft, 0);
  playApi({ status: 401, body: { code: 'unauthenticated', message: 'Please log in again.' } });
  expect(await sendAnswers(walk())).toEqual({ type: 'log in' });
  expect(await readDraft(productQuizId)).toMatchObject({ runId: 'run-1' });
  expect(await unsentOf('ines')).toEqual([]);
});

test('answers that cannot be read do not count as sent', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  signIn(tokenOf('ines'), { remember: true });
  // Like a phone that has put the page to sleep in the middle of the call.
  vi.stubGlobal('fetch', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    throw new TypeError('Failed to fetch');
  });
  expect(await sendAnswers(walk())).toEqual({ type: 'waiting' });
  vi.restoreAllMocks();
  expect(await unsentOf('ines')).toMatchObject([{ request: { sessionId: 'run-1' } }]);
});

test('a browser without storage does not say that answers wait', async () => {
  signIn(tokenOf('ines'), { remember: true });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  playApi();
  expect(await sendAnswers(walk())).toMatchObject({ type: 'refused', title: 'Not sent yet' });
});

const request = (sessionId: string, quizId: QuizId = productQuizId): RepeatableRequest => ({
  userId: asUserId('ines'),
  quizId,
  submittedAnswers: [],
  contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
  sessionId: asRunId(sessionId),
});

test('answers are stored before any call, because an earlier submission may hang for half a minute', async () => {
  signIn(tokenOf('ines'), { remember: true });
  playApi();
  await send(request('run-1'));
  const hanging = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', hanging);
  void send(request('run-2'));
  await eventually(() => expect(hanging).toHaveBeenCalled());
  // What a reopened page finds.
  vi.resetModules();
  const reopened = await import('#web/quiz/outbox/unsent.ts');
  const sessionIds = (await reopened.unsentOf('ines')).map((kept) => kept.request.sessionId);
  expect(sessionIds).toEqual(['run-1', 'run-2']);
});

test.each([
  ['answer-not-acceptable', 400],
  ['malformed', 400],
  ['longevity-first', 403],
  ['too-large', 413],
  ['session-used', 422],
  ['too-few-answers', 422],
] satisfies [ErrorCode, number][])(
  'the same call is not repeated after %s, which would refuse it again',
  async (code, status) => {
    signIn(tokenOf('ines'), { remember: true });
    playApi();
    await send(request('run-1', cardiacQuizId));
    const calls = playApi({ status, body: { code, message: 'No.' } });
    await sendAgain();
    await sendAgain();
    expect(calls).toHaveLength(1);
    expect(await unsentOf('ines')).toMatchObject([{ refusal: { code } }]);
  },
);
