import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asRunId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { saidIn } from '#tests/support/expectations.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  askForResult,
  cardiacRequest,
  longevityRequest,
  resultOf,
  submissionsOf,
  submit,
  submitted,
} from './journey.ts';

// Every call of the API through its real HTTP server, with every ending it can have.

let stack: TestStack;
let ada: Account;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  ada = await stack.register();
});

const login = (body: unknown) => stack.call('POST', '/api/auth/login', { body });
const register = (body: unknown) => stack.call('POST', '/api/auth/register', { body });
const ending = async (response: Response) => {
  const body = (await response.json()) as object;
  return { status: response.status, ...(response.ok ? body : saidIn(body)) };
};

describe('POST /api/auth/register', () => {
  test('201 with the id and a token that works at once', async () => {
    const email = `new-${Date.now()}@example.com`;
    const response = await register({ firstName: 'Ada', lastName: 'Example', email, password: 'long enough' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { userId, token } = (await response.json()) as Account;
    const me = await stack.call('GET', '/api/users/me', { token });
    const profile = {
      id: userId,
      email,
      firstName: 'Ada',
      lastName: 'Example',
      isConfirmed: false,
      language: 'en',
      completedQuizzes: {},
    };
    expect(await ending(me)).toEqual({ status: 200, ...profile });
  });

  test('201 without names', async () => {
    const response = await register({ email: `bare-${Date.now()}@example.com`, password: 'long enough' });
    const { token } = (await response.json()) as Account;
    expect(await ending(await stack.call('GET', '/api/users/me', { token }))).toMatchObject({
      firstName: '',
      lastName: '',
    });
  });

  test('409 for an address that has an account, in any spelling, with what to do', async () => {
    const again = await register({ email: ada.email.toUpperCase(), password: 'another password' });
    expect(await ending(again)).toEqual({
      status: 409,
      code: 'account-exists',
      message: 'There’s already an account with this email. Log in, or use another email.',
    });
  });

  test.each([
    [{ email: 'nobody', password: 'long enough' }, 'Please enter a valid email address.', 'email'],
    [{ email: 'a@b.example', password: 'short' }, 'Enter a password of at least 8 characters.'],
    [{ email: 'a@b.example' }, 'Something is missing or not as expected: password.'],
  ])('400 for %j', async (body, message, questionId?: string) => {
    const named = questionId && { questionId };
    expect(await ending(await register(body))).toEqual({ status: 400, code: 'malformed', message, ...named });
  });
});

describe('POST /api/auth/login', () => {
  test('200 with a token, for the address in any spelling', async () => {
    const { email, password } = ada;
    const response = await login({ email: ` ${email.toUpperCase()} `, password });
    expect(response.status).toBe(200);
    const { token } = (await response.json()) as { token: string };
    expect((await stack.call('GET', '/api/users/me', { token })).status).toBe(200);
  });

  test('401, the same for a wrong password and an unknown address', async () => {
    const wrong = await ending(await login({ email: ada.email, password: 'wrong password' }));
    expect(wrong).toEqual(await ending(await login({ email: 'nobody@example.com', password: 'wrong password' })));
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });

  test.each([`${'x'.repeat(200)}@example.com`, 'no address', 'a\nb@example.com', '🙂@example.com'])(
    '401 for what cannot be an account (%j)',
    async (email) => {
      expect((await login({ email, password: 'long enough' })).status).toBe(401);
    },
  );

  test('429 after too many wrong passwords, with how long to wait', async () => {
    for (let tries = 0; tries < 4; tries++) await login({ email: ada.email, password: `wrong ${tries}` });
    const response = await login({ email: ada.email, password: ada.password });
    expect(await ending(response)).toMatchObject({
      status: 429,
      code: 'slow-down',
      message: 'There were too many wrong passwords. Please try again in 16 minutes.',
    });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(15 * 60);
  });
});

describe('what is wrong with a request', () => {
  test('400 for what is not JSON', async () => {
    expect(await ending(await login('{"email":'))).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('415 for another type', async () => {
    const body = 'email=a&password=b';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await stack.call('POST', '/api/auth/login', { body, headers });
    expect(await ending(response)).toMatchObject({ status: 415, code: 'wrong-content-type' });
  });

  test('413 for more than 64 kB', async () => {
    const body = { ...longevityRequest(ada), padding: 'x'.repeat(64 * 1024) };
    expect(await ending(await submit(stack, ada, body))).toMatchObject({ status: 413, code: 'too-large' });
  });

  test.each([
    ['GET', '/api/auth/login'],
    ['POST', '/api/users/me'],
    ['GET', '/api/nothing'],
  ] as const)('404 for %s %s, which is no route', async (method, path) => {
    expect((await stack.call(method, path)).status).toBe(404);
  });
});

describe('POST /api/submissions/create', () => {
  test('201 with one id under both names, at the top of the list, and then its result', async () => {
    const first = await submitted(stack, ada, longevityRequest(ada));
    await resultOf(stack, ada, first);
    const response = await submit(stack, ada, cardiacRequest(ada));
    expect(response.status).toBe(201);
    const { submissionId, _id } = (await response.json()) as { submissionId: string; _id: string };
    expect(_id).toBe(submissionId);
    expect(submissionId > first).toBe(true);
    const { quiz_id, content } = await resultOf(stack, ada, submissionId);
    expect(quiz_id).toBe(cardiacQuizId);
    expect(content.overall_summary).toHaveProperty('cardiacRiskScore');
    const row = {
      submittedAt: expect.stringMatching(/Z$/),
      status: 'ready',
      headline: expect.objectContaining({ standing: 'estimated', figure: expect.any(Number) }),
    };
    expect(await submissionsOf(stack, ada)).toEqual([
      { _id, submissionId, quizId: cardiacQuizId, ...row },
      { _id: first, submissionId: first, quizId: productQuizId, ...row },
    ]);
  });

  test('400 for an answer that no screen could give, with the question', async () => {
    const body = longevityRequest(ada);
    const submittedAnswers = body.submittedAnswers.map((answer) =>
      answer.questionId === 'weight' ? { ...answer, value: 1000 } : answer,
    );
    expect(await ending(await submit(stack, ada, { ...body, submittedAnswers }))).toEqual({
      status: 400,
      code: 'answer-not-acceptable',
      questionId: 'weight',
      message: 'Enter a number from 70 to 400 lb.',
    });
    expect(await submissionsOf(stack, ada)).toEqual([]);
  });

  test.each([`a.b:c_d-${'8'.repeat(120)}`, '12345678'])(
    'the session id %s is the same in result, mail and webhook',
    async (sessionId) => {
      await stack.confirm(ada);
      const submissionId = await submitted(stack, ada, longevityRequest(ada, { sessionId: asRunId(sessionId) }));
      await resultOf(stack, ada, submissionId);
      const letters = async () => (await stack.resultMails(ada.email)).length;
      await expect.poll(letters).toBe(1);
      const calls = async () => (await stack.webhooks()).filter(({ body }) => body.includes(submissionId)).length;
      await expect.poll(calls).toBe(1);
    },
  );

  test.each([
    ['an unknown quiz', { quizId: 'horoscope' }],
    ['a session id that is too short', { sessionId: 'short' }],
    ['no answers at all', { submittedAnswers: undefined }],
  ])('400 for %s', async (_, over) => {
    const response = await submit(stack, ada, { ...longevityRequest(ada), ...over });
    expect(await ending(response)).toMatchObject({ status: 400, code: 'malformed' });
  });

  test("403 with somebody else's userId", async () => {
    const bea = await stack.register();
    expect(await ending(await submit(stack, ada, longevityRequest(bea)))).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
    expect(await submissionsOf(stack, bea)).toEqual([]);
  });

  test('403 for the cardiac quiz before the first one', async () => {
    expect(await ending(await submit(stack, ada, cardiacRequest(ada)))).toEqual({
      status: 403,
      code: 'longevity-first',
      message: `${product.name} first`,
    });
  });

  test('422 with both counts for too few answers', async () => {
    const body = longevityRequest(ada);
    const response = await submit(stack, ada, { ...body, submittedAnswers: body.submittedAnswers.slice(0, 10) });
    expect(await ending(response)).toMatchObject({
      status: 422,
      code: 'too-few-answers',
      validation: { answered_count: 10, total_questions: 38 },
    });
  });

  test('the letter goes to the address of the token, whatever the body says', async () => {
    await stack.confirm(ada);
    const contact = { email: 'victim@example.com', firstName: 'Ada', lastName: 'Example' };
    await resultOf(stack, ada, await submitted(stack, ada, longevityRequest(ada, { contact })));
    const lettersTo = async (email: string) => (await stack.resultMails(email)).length;
    await expect.poll(() => lettersTo(ada.email)).toBe(1);
    expect((await stack.mail()).filter(({ to }) => to.includes('victim@example.com'))).toEqual([]);
  });
});

describe('GET /api/results/get', () => {
  const notFound = { status: 404, code: 'not-found', message: expect.any(String) };

  test('200 with the result, which no cache may store', async () => {
    const submissionId = await submitted(stack, ada, longevityRequest(ada));
    const result = await resultOf(stack, ada, submissionId);
    expect(result).toMatchObject({ submissionId, quiz_id: productQuizId });
    expect(result.content.overall_summary.biologicalAge).toBeGreaterThan(18);
    const response = await askForResult(stack, ada, submissionId);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('the same 404 for an unknown result and for another user’s', async () => {
    const bea = await stack.register();
    const hers = await submitted(stack, bea, longevityRequest(bea));
    await resultOf(stack, bea, hers);
    expect(await ending(await askForResult(stack, ada, hers))).toEqual(notFound);
    expect(await ending(await askForResult(stack, ada, '01KF0000000000000000000000'))).toEqual(notFound);
    expect(await ending(await askForResult(stack, ada, hers))).toEqual(
      await ending(await askForResult(stack, ada, '01KF0000000000000000000000')),
    );
  });

  test('404 while it is not ready', async () => {
    await stack.fail({ sqs: { error: 'ServiceUnavailable', status: 503 } });
    try {
      const submissionId = await submitted(stack, ada, longevityRequest(ada));
      expect(await ending(await askForResult(stack, ada, submissionId))).toEqual(notFound);
      expect(await submissionsOf(stack, ada)).toMatchObject([{ submissionId, status: 'processing' }]);
    } finally {
      await stack.fail({});
    }
  });

  test.each(['', '?submissionId=', `?submissionId=${'x'.repeat(65)}`, '?id=1'])(
    '400 for the query %j',
    async (query) => {
      const response = await stack.call('GET', `/api/results/get${query}`, { token: ada.token });
      expect(await ending(response)).toMatchObject({ status: 400, code: 'malformed' });
    },
  );
});

describe('when something behind the API fails', () => {
  test.each([
    ['ProvisionedThroughputExceededException', 503, 'unavailable', '5'],
    ['AccessDeniedException', 500, 'internal', null],
  ])('%s at the table is %i, without internal details', async (error, status, code, retryAfter) => {
    await stack.fail({ dynamodb: { error } });
    const response = await stack.call('GET', '/api/submissions/me', { token: ada.token }).finally(() => stack.fail({}));
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expect(await ending(response)).toEqual({
      status,
      code,
      message: expect.stringMatching(/again in a moment\.$/),
    });
  });

  test('a throttled sign-in service is 429 at login', async () => {
    await stack.fail({ cognito: { error: 'TooManyRequestsException' } });
    const response = await login({ email: ada.email, password: ada.password }).finally(() => stack.fail({}));
    expect(await ending(response)).toMatchObject({ status: 429, code: 'slow-down' });
  });
});
