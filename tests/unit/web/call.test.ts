import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorCodes } from '#shared/contract/errors.ts';
import { liveVersion } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { type CallResult, call, messageOf } from '#web/api/call.ts';
import { readAnswer } from '#web/api/read-answer.ts';
import { type OwnSentences, sentenceByCode } from '#web/api/refused.ts';
import { endSession, signIn, useSession } from '#web/session/session.ts';
import { stubStorage } from './shared-browser.ts';

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  stubStorage();
  endSession();
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => {
  vi.useRealTimers();
});

const answer = (status: number, body: unknown) => fetchStub.mockResolvedValue(Response.json(body, { status }));
/** A server that hangs: the call ends when it is aborted. */
const neverAnswer = () =>
  fetchStub.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const abort = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) abort();
        init?.signal?.addEventListener('abort', abort);
      }),
  );
const sent = () => {
  const [address, init] = fetchStub.mock.calls[0] ?? [];
  return { address, ...init };
};

test('a public call is sent as JSON by the route table, without a token', async () => {
  signIn(tokenOf('u-1'), { remember: true });
  answer(200, { token: 't' });
  const result = await call('login', { email: 'a@b.c', password: 'p' });
  expect(result).toEqual({ ok: true, data: { token: 't' } });
  expect(sent()).toMatchObject({
    address: '/api/auth/login',
    method: 'POST',
    body: '{"email":"a@b.c","password":"p"}',
    headers: { 'content-type': 'application/json' },
    cache: 'no-store',
    // The cookies of sessions and devices are only for these routes.
    credentials: 'same-origin',
  });
  expect(sent().headers).not.toHaveProperty('authorization');
});

test('a protected GET carries the bearer token, and its request in the query', async () => {
  signIn(tokenOf('u-1'), { remember: true });
  answer(200, {});
  await call('getResult', { submissionId: '01J&x' });
  expect(sent()).toMatchObject({
    address: '/api/results/get?submissionId=01J%26x',
    method: 'GET',
    body: null,
    headers: { authorization: `Bearer ${tokenOf('u-1')}` },
    credentials: 'omit',
  });
});

test('API Gateway times out first, after 29 seconds, because its response is better than none', async () => {
  vi.useFakeTimers();
  neverAnswer();
  const ending = call('login', { email: 'a@b.c', password: 'p' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent().signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await ending).toEqual({ ok: false, reason: 'network' });
});

test('a call that is aborted, before or while it waits, ends like one without a response', async () => {
  neverAnswer();
  const unwanted = new AbortController();
  const request = { email: 'a@b.c', password: 'p' };
  const waiting = call('login', request, unwanted.signal);
  unwanted.abort();
  expect(await waiting).toEqual({ ok: false, reason: 'network' });
  expect(await call('login', request, unwanted.signal)).toEqual({ ok: false, reason: 'network' });
});

test('a call that has ended leaves no timer behind', async () => {
  vi.useFakeTimers();
  answer(200, {});
  await call('login', { email: 'a@b.c', password: 'p' });
  expect(vi.getTimerCount()).toBe(0);
});

test('without a session a protected call is refused before anything is sent', async () => {
  expect(await call('getMe', undefined)).toEqual({ ok: false, reason: 'refused', status: 401, body: null });
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a refusal carries the status and the error body', async () => {
  const body = { message: 'An account exists.', code: 'account-exists' };
  answer(409, body);
  const result = await call('register', { email: 'a@b.c', password: 'p' });
  expect(result).toEqual({ ok: false, reason: 'refused', status: 409, body });
});

describe('what a page says of a refusal', () => {
  const refusal = async (body: object, headers = {}): Promise<CallResult<unknown>> => {
    fetchStub.mockResolvedValueOnce(Response.json(body, { status: 400, headers }));
    return call('login', { email: 'a@b.c', password: 'p' });
  };
  const english = 'In the words of the API.';

  test.each(errorCodes)('of %s, in the language of the API, is what the API says', async (code) => {
    expect(messageOf(await refusal({ code, message: english }), 'Failed to login')).toBe(english);
  });

  describe('in another language', () => {
    const said = async (body: object, own?: OwnSentences, headers = {}) => {
      const result = await refusal(body, headers);
      if (result.ok || result.reason !== 'refused' || !result.body) throw new Error('not refused');
      return sentenceByCode(result.body, 'Failed to login', own);
    };

    test.each(errorCodes)('of %s is never what the API says', async (code) => {
      expect(await said({ code, message: english })).not.toContain(english);
    });

    test('is the sentence of its code, unless the page has one of its own', async () => {
      const body = { code: 'wrong-code', message: english };
      expect(await said(body)).toMatch(/^That code isn’t right/);
      expect(await said(body, { 'wrong-code': 'Ask for a new code.' })).toBe('Ask for a new code.');
      expect(await said({ code: 'not-found', message: english })).toBe('Failed to login');
    });

    test('names the field that was refused', async () => {
      const body = { code: 'malformed', message: english, questionId: 'email' };
      expect(await said(body)).toBe('Please enter a valid email address.');
    });

    test.each([
      ['60', 'in a minute.'],
      ['61', 'in 2 minutes.'],
      ['7200', 'in 2 hours.'],
      ['345600', 'in 4 days.'],
    ])('of too many tries says when to try again: %s seconds', async (seconds, end) => {
      const text = await said({ code: 'slow-down', message: english }, {}, { 'retry-after': seconds });
      expect(text).toBe(`We can’t do that just now. Please try again ${end}`);
    });

    test('of too many tries promises nothing that the API did not say', async () => {
      expect(await said({ code: 'slow-down', message: english })).toBe('We can’t do that just now.');
    });

    test('is the words of the API for a code that the pages do not know', async () => {
      expect(await said({ code: 'from-a-later-release', message: english })).toBe(english);
      expect(await said({ message: english })).toBe(english);
    });
  });
});

test.each([
  ['a page of HTML', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON without a message', Response.json({ error: 1 }, { status: 500 })],
  ['words of API Gateway', Response.json({ message: 'Internal Server Error' }, { status: 500 })],
  ['a message that is no text', Response.json({ message: 5 }, { status: 500 })],
])('a refusal with %s counts as one without a body, and the screen shows its own sentence', async (_, response) => {
  fetchStub.mockResolvedValue(response);
  const result = await call('login', { email: 'a@b.c', password: 'p' });
  expect(result).toMatchObject({ ok: false, reason: 'refused', body: null });
  expect(messageOf(result, 'Failed to login')).toBe('Failed to login');
});

test.each([
  ['API Gateway, whose functions are all at work', Response.json({ message: 'Service Unavailable' }, { status: 503 })],
  ['API Gateway, when a route is called too often', Response.json({ message: 'Too Many Requests' }, { status: 429 })],
  ['the firewall', new Response('', { status: 429 })],
])('the wait after too many calls is put in words: %s', async (_, response) => {
  fetchStub.mockResolvedValue(response);
  const result = await call('login', { email: 'a@b.c', password: 'p' });
  expect(messageOf(result, 'Failed to login')).toBe('We’re very busy right now. Please try again in a moment.');
});

test('no response is an outcome of its own', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  const result = await call('login', { email: 'a@b.c', password: 'p' });
  expect(result).toEqual({ ok: false, reason: 'network' });
  expect(messageOf(result, 'Failed to login')).toBe('Failed to login');
});

test('when the API no longer accepts the token, the session ends', async () => {
  signIn(tokenOf('u-1'), { remember: true });
  answer(401, { message: 'Please log in.', code: 'unauthenticated' });
  await call('listSubmissions', undefined);
  expect(useSession.getState().authToken).toBeNull();
});

test.each([
  ['a page of HTML', new Response('<h1>Sign in to this network</h1>', { status: 401 })],
  ['nothing', new Response('', { status: 401 })],
  ['another JSON', Response.json({ error: 'login_required' }, { status: 401 })],
])('a 401 of a proxy, with %s, ends no session', async (_, response) => {
  signIn(tokenOf('u-1'), { remember: true });
  fetchStub.mockResolvedValue(response);
  expect(await call('listSubmissions', undefined)).toEqual({ ok: false, reason: 'network' });
  expect(useSession.getState().authToken).toBe(tokenOf('u-1'));
});

test.each([403, 404, 409, 410, 422])('a %i without our JSON is not a response of the API', async (status) => {
  fetchStub.mockResolvedValue(new Response('<h1>Blocked</h1>', { status }));
  expect(await call('login', { email: 'a@b.c', password: 'p' })).toEqual({ ok: false, reason: 'network' });
});

test('wrong credentials at the login do not end a session', async () => {
  signIn(tokenOf('u-1'), { remember: true });
  answer(401, { message: 'No.', code: 'wrong-credentials' });
  await call('login', { email: 'a@b.c', password: 'p' });
  expect(useSession.getState().authToken).toBe(tokenOf('u-1'));
});

test('a late response does not end the session of a user who has logged in since', async () => {
  signIn(tokenOf('u-1'), { remember: true });
  fetchStub.mockImplementation(async () => {
    signIn(tokenOf('u-2'), { remember: true });
    return Response.json({ message: 'Please log in.' }, { status: 401 });
  });
  await call('getMe', undefined);
  expect(useSession.getState().user?.id).toBe('u-2');
});

const asked = { questionId: 'weight', section: 'health', questionText: 'How much do you weigh?' };
const whole = {
  submissionId: '01KF0000000000000000000001',
  quizId: 'cardiac_health',
  quizVersion: liveVersion,
  engineVersion: '2.2.0',
  submittedAt: '2026-01-15T12:00:00.000Z',
  day: '2026-01-15',
  timeZone: 'Europe/Berlin',
  basedOn: '01KF0000000000000000000000',
  correctedBy: '01KF0000000000000000000002',
  answers: [{ ...asked, value: 172, valueText: '78 kg', typed: { text: '78', unit: 'kg' } }],
  skipped: [{ ...asked, questionId: 'sleepHours' }],
};

test('the user’s answers are read completely', () => {
  expect(readAnswer('getSubmission', whole)).toEqual(whole);
});

test('a row that cannot be shown is left out, and a body without a submission is refused', () => {
  const rows = [
    { ...asked, value: { firstName: 'Ada' } },
    { ...asked, questionId: '', value: 1 },
    { ...asked, value: { ft: 5, in: 4 } },
  ];
  const read = readAnswer('getSubmission', { submissionId: 'x', answers: rows, skipped: [{}] });
  expect(read?.answers).toEqual([{ ...asked, value: { ft: 5, in: 4 }, valueText: '' }]);
  expect(read?.skipped).toEqual([]);
  expect(readAnswer('getSubmission', { answers: [] })).toBeNull();
  expect(readAnswer('getSubmission', 'x')).toBeNull();
});

test('units are read if all four lines are known', () => {
  const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' };
  const language = 'en';
  expect(readAnswer('getMe', { units, language })).toEqual({ units, language });
  expect(readAnswer('getAccount', { userId: 'user-1', units })).toMatchObject({ units });
  for (const other of [{ ...units, weight: 'jin' }, { height: 'cm' }, 'metric', null])
    expect(readAnswer('getMe', { units: other, language })).toEqual({ language });
});
