import { describe, expect, test } from 'vitest';
import { type HttpLambda, serve } from '#functions/edge/http.ts';
import { type Handler, refuse, Unavailable } from '#functions/edge/outcome.ts';
import { asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import { viewerHostHeader } from '#shared/contract/route.ts';
import { createSubmissionSchemas } from '#shared/contract/schemas/create-submission-schemas.ts';
import { getMeSchemas, loginSchemas, registerSchemas } from '#shared/contract/schemas/session-schemas.ts';
import { getResultSchemas, listSubmissionsSchemas } from '#shared/contract/schemas/submission-schemas.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { saidIn } from '#tests/support/expectations.ts';
import { submissionRequest } from '#tests/support/submissions.ts';
import { caller, event, fakeOutput } from './fakes.ts';

const id = asSubmissionId('a');

const output = fakeOutput();
const { log, measure } = output;
const login = (handle: Handler<'login'>): HttpLambda => serve('login', { schemas: loginSchemas, handle, log, measure });
const token = async () => ({ answer: { token: 'a.b.c' } });
const credentials = { email: 'ada@example.com', password: 'long enough' };
const bodyOf = ({ body }: { body?: string }) => JSON.parse(body ?? '');
const refusalIn = (response: { body?: string }) => saidIn(bodyOf(response));

describe('a body', () => {
  test('in JSON reaches the handler, parsed', async () => {
    const handler = login(async ({ body, caller, query }) => {
      expect({ body, caller, query }).toEqual({ body: credentials, caller: null, query: null });
      return { answer: { token: 'a.b.c' } };
    });
    expect(await handler(event({ body: credentials }))).toMatchObject({ statusCode: 200, body: '{"token":"a.b.c"}' });
  });

  test('may be base64 encoded, as API Gateway sends binary bodies', async () => {
    const rawBody = Buffer.from(JSON.stringify(credentials)).toString('base64');
    expect(await login(token)(event({ rawBody, isBase64Encoded: true }))).toMatchObject({ statusCode: 200 });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'of the type %s is read',
    async (type) => {
      const response = await login(token)(event({ body: credentials, headers: { 'content-type': type } }));
      expect(response.statusCode).toBe(200);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/jsonp',
    'text/plain; application/json',
    '',
  ])('of the type %j is refused with 415', async (type) => {
    const response = await login(token)(event({ body: credentials, headers: { 'content-type': type } }));
    expect(response.statusCode).toBe(415);
    expect(bodyOf(response).code).toBe('wrong-content-type');
  });

  test.each([
    ['of exactly 64 kB is read', 0, 200],
    ['one byte longer is refused with 413', 1, 413],
  ])('%s', async (_, more, statusCode) => {
    const empty = JSON.stringify({ ...credentials, padding: '' }).length;
    const padding = 'x'.repeat(64 * 1024 - empty + more);
    expect(await login(token)(event({ body: { ...credentials, padding } }))).toMatchObject({ statusCode });
  });

  test('is measured in bytes, not in characters', async () => {
    const response = await login(token)(event({ body: { ...credentials, padding: '€'.repeat(22_000) } }));
    expect(response.statusCode).toBe(413);
  });

  test.each([
    ['absent', event()],
    ['cut off', event({ rawBody: '{"email":"ada@exam' })],
    ['not UTF-8', event({ rawBody: Buffer.from([0x22, 0xff, 0x22]).toString('base64'), isBase64Encoded: true })],
    ['half a character', event({ rawBody: '{"email":"ada@example.com","password":"\\ud83d"}' })],
    ['half a character in a name', event({ rawBody: '{"email":"ada@example.com","\\udc00":1}' })],
    ['nested 30,000 deep', event({ rawBody: '['.repeat(30_000) })],
  ])('that is %s is refused with 400', async (_, sent) => {
    const response = await login(token)(sent);
    expect(response.statusCode).toBe(400);
    expect(refusalIn(response)).toEqual({
      code: 'malformed',
      message: 'What was sent is not valid JSON. Reload the page and try again.',
    });
  });

  test('in the wrong shape is refused with the place of the fault, but not with what was sent', async () => {
    const response = await login(token)(event({ body: { email: { canary: 'canary-7' }, password: 'canary-8' } }));
    expect(refusalIn(response)).toEqual({
      code: 'malformed',
      message: 'Something is missing or not as expected: email.',
    });
  });

  test('with a wrong part deep inside is refused with the path to it', async () => {
    const request = submissionRequest({ answers: longevityPersonas.average45F?.answers ?? {} });
    const body = { ...request, submittedAnswers: [request.submittedAnswers[0], { questionId: 7 }] };
    const handler = serve('createSubmission', {
      schemas: createSubmissionSchemas,
      handle: async () => ({ answer: { submissionId: id, _id: id } }),
      verify: async () => caller,
      log,
      measure,
    });
    expect(bodyOf(await handler(event({ body }))).message).toContain('submittedAnswers[1].questionId');
  });
});

test('a handler of an open route gets the facts about the browser, with an unchecked token', async () => {
  const handler = login(async ({ client, caller }) => {
    expect(caller).toBeNull();
    expect(client).toEqual({
      cookies: { one: '1', two: 'b=c' },
      token: 'a.b.c',
      device: 'Firefox/Linux',
      host: 'longevity.example',
      network: '203.0.113.7',
    });
    return token();
  });
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/143.0', [viewerHostHeader]: 'longevity.example' };
  const sent = { ...event({ body: credentials, headers }), cookies: ['one=1', ' two = b=c '] };
  expect(await handler(sent)).toMatchObject({ statusCode: 200 });
});

test('an outcome says what the browser should delete, in the quotes that the standard requires', async () => {
  const handler = login(async () => ({ ...(await token()), clears: ['cache', 'storage'] }));
  expect(await handler(event({ body: credentials }))).toMatchObject({
    headers: { 'clear-site-data': '"cache", "storage"' },
  });
  expect((await login(token)(event({ body: credentials }))).headers).not.toHaveProperty('clear-site-data');
});

test('a call that bypasses CloudFront is 403 before any of it is read', async () => {
  const never = async () => expect.fail('the handler was asked');
  const response = await login(never)(event({ rawBody: 'no JSON', headers: { 'x-origin-secret': 'guessed' } }));
  expect(response.statusCode).toBe(403);
  expect(refusalIn(response)).toEqual({
    code: 'direct-call',
    message: 'This only works through our website. Open the website and try again.',
  });
});

describe('a signed-in route', () => {
  const getMe = (verify: () => Promise<typeof caller | null>) =>
    serve('getMe', {
      schemas: getMeSchemas,
      verify,
      handle: (async ({ caller }) => ({
        answer: {
          id: caller.userId,
          email: caller.email,
          firstName: '',
          lastName: '',
          isConfirmed: true,
          language: defaultLanguage,
          completedQuizzes: {},
        },
      })) satisfies Handler<'getMe'>,
      log,
      measure,
    });

  test('passes the caller of the token to the handler', async () => {
    expect(bodyOf(await getMe(async () => caller)(event()))).toMatchObject({ id: caller.userId, email: caller.email });
  });

  test.each(['', 'Bearer', 'Bearer ', 'Bearer a.b', 'Bearer a.b.c d', 'Basic YTpi', 'a.b.c', 'Bearer a.b.c.d'])(
    'with the header %j is 401, without reading any key',
    async (authorization) => {
      const never = async () => expect.unreachable('asked to verify what is no token');
      const response = await getMe(never)(event({ headers: { authorization } }));
      expect(response).toMatchObject({ statusCode: 401, headers: { 'www-authenticate': 'Bearer' } });
      expect(refusalIn(response)).toEqual({ code: 'unauthenticated', message: 'Please log in again.' });
    },
  );

  test('with an invalid token is the same 401', async () => {
    const response = await getMe(async () => null)(event());
    expect(response.statusCode).toBe(401);
    expect(refusalIn(response)).toEqual({ code: 'unauthenticated', message: 'Please log in again.' });
  });

  test('is 503 when the keys cannot be fetched, because the user did nothing wrong', async () => {
    const response = await getMe(async () => {
      throw new Unavailable();
    })(event());
    expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  });

  test('checks the token before it looks at the body', async () => {
    const handler = serve('createSubmission', {
      schemas: createSubmissionSchemas,
      handle: async () => expect.unreachable(),
      verify: async () => null,
      log,
      measure,
    });
    expect((await handler(event({ rawBody: 'x'.repeat(100_000) }))).statusCode).toBe(401);
  });
});

describe('a query', () => {
  const getResult = serve('getResult', {
    schemas: getResultSchemas,
    verify: async () => caller,
    handle: async () => refuse('not-found', 'Not here.'),
    log,
    measure,
  });

  test.each<Record<string, string> | undefined>([
    undefined,
    {},
    { submissionId: '' },
    { submissionId: 'x'.repeat(65) },
  ])('of %j is 400', async (query) => {
    const response = await getResult(event(query ? { query } : {}));
    expect(response.statusCode).toBe(400);
    expect(bodyOf(response).message).toContain('submissionId');
  });

  test('with an id of any other form reaches the handler', async () => {
    expect((await getResult(event({ query: { submissionId: '../../x' } }))).statusCode).toBe(404);
  });
});

describe('a response', () => {
  test('has headers that keep it out of every cache', async () => {
    const { headers } = await login(token)(event({ body: credentials }));
    expect(headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('that is polled has a strong tag, and no body while it is unchanged', async () => {
    const rows = [
      {
        _id: id,
        submissionId: id,
        quizId: productQuizId,
        submittedAt: '',
        status: 'ready' as const,
      },
    ];
    const list = serve('listSubmissions', {
      schemas: listSubmissionsSchemas,
      handle: async () => ({ answer: rows }),
      verify: async () => caller,
    });
    const ask = (known?: string) => list(event({ query: {}, headers: known ? { 'if-none-match': known } : {} }));
    const first = await ask();
    const tag = String(first.headers?.etag);
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect(await ask(known)).toEqual({ statusCode: 304, headers: first.headers, body: '' });
    rows.push({ ...rows[0], submissionId: 'b' } as (typeof rows)[number]);
    const changed = await ask(tag);
    expect(changed).toMatchObject({ statusCode: 200, body: expect.stringContaining('"submissionId":"b"') });
    expect(changed.headers?.etag).not.toBe(tag);
  });

  test('to a repeat of a successful call has a status of its own, if the route declares one', async () => {
    const answer = { userId: asUserId('u'), token: 'a.b.c' };
    const statusOf = async (isRepeat: boolean) => {
      const register = serve('register', { schemas: registerSchemas, handle: async () => ({ answer, isRepeat }) });
      return (await register(event({ body: credentials }))).statusCode;
    };
    expect([await statusOf(false), await statusOf(true)]).toEqual([201, 200]);
    const again = login(async () => ({ ...(await token()), isRepeat: true }));
    expect(await again(event({ body: credentials }))).toMatchObject({ statusCode: 200 });
  });

  test('that is large is compressed for a client that can unpack it', async () => {
    const handler = login(async () => ({ answer: { token: 'x'.repeat(300 * 1024) } }));
    const to = async (encoding: string) =>
      handler(event({ body: credentials, headers: { 'accept-encoding': encoding } }));
    expect(await to('gzip')).toMatchObject({ isBase64Encoded: true, headers: { 'content-encoding': 'gzip' } });
    expect(await to('identity')).not.toHaveProperty('isBase64Encoded');
  });

  test('has no field outside the contract', async () => {
    const answer = { token: 'a.b.c', password: 'canary' };
    expect((await login(async () => ({ answer }))(event({ body: credentials }))).body).toBe('{"token":"a.b.c"}');
  });

  test('that breaks the contract is a 500 without its content', async () => {
    const answer = { token: { canary: 'canary-9' } } as unknown as { token: string };
    const response = await login(async () => ({ answer }))(event({ body: credentials }));
    expect(response.statusCode).toBe(500);
    expect(output.logged().at(-1)).toMatchObject({ failure: 'AnswerBrokeContract' });
    expect(JSON.stringify(response) + output.lines.join()).not.toContain('canary-9');
  });

  test('that is a refusal carries its status, code, sentence and the time to wait', async () => {
    const handle = async () => refuse('slow-down', 'Wait a little.', { retryAfterSeconds: 60 });
    const response = await login(handle)(event({ body: credentials }));
    expect(response).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } });
    expect(refusalIn(response)).toEqual({ code: 'slow-down', message: 'Wait a little.' });
  });
});

describe('an error', () => {
  test('is a problem by RFC 9457, with a message for users and a code for our own programs', async () => {
    const validation = { answered_count: 3, total_questions: 38 };
    const handle = async () => refuse('too-few-answers', 'Answer a few more questions.', { validation });
    const response = await login(handle)(event({ body: credentials }));
    expect(response.headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
    expect(bodyOf(response)).toEqual({
      type: '/api/openapi.json#/x-problem-types/too-few-answers',
      title: 'Too few answers',
      status: 422,
      detail: 'Answer a few more questions.',
      instance: '/api/requests/request-1',
      message: 'Answer a few more questions.',
      code: 'too-few-answers',
      validation,
    });
  });

  test('names the request in a form that any URL can hold', async () => {
    const sent = event({ body: credentials });
    sent.requestContext.requestId = 'JKJaX/mPLv=';
    const response = await login(async () => refuse('slow-down', 'Wait a little.'))(sent);
    expect(bodyOf(response).instance).toBe('/api/requests/JKJaX%2FmPLv%3D');
  });
});

describe('an unexpected error', () => {
  const failing = (error: unknown) => {
    const own = fakeOutput();
    const handler = serve('login', {
      schemas: loginSchemas,
      handle: async () => {
        throw error;
      },
      ...own,
    });
    return { own, response: handler(event({ body: credentials })) };
  };

  test('is a 500 that tells the operator the place and the user no internal detail', async () => {
    const { own, response } = failing(new TypeError('canary: cannot read ada@example.com'));
    expect(await response).toMatchObject({ statusCode: 500 });
    expect(refusalIn(await response)).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again in a moment.',
    });
    expect(own.logged()).toEqual([
      {
        level: 'error',
        message: 'request failed',
        time: expect.any(String),
        requestId: 'request-1',
        route: 'login',
        status: 500,
        failure: 'TypeError',
        at: expect.stringContaining('http.test.ts'),
      },
    ]);
    expect(own.measured('Failed')).toBe(1);
    expect(own.lines.join()).not.toContain('canary');
  });

  const named = (name: string) => Object.assign(new Error('canary'), { name });
  test.each([
    named('ThrottlingException'),
    named('ProvisionedThroughputExceededException'),
    named('RequestLimitExceeded'),
    named('TooManyRequestsException'),
    named('TimeoutError'),
    named('InternalServerError'),
    Object.assign(new Error('canary'), { code: 'ECONNREFUSED' }),
  ])('that is transient is a 503 that says when to try again (%s)', async (error) => {
    expect(await failing(error).response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  });

  test.each(['a string', null, undefined, { canary: 1 }])('may even be %j', async (thrown) => {
    expect(await failing(thrown).response).toMatchObject({ statusCode: 500 });
  });
});
