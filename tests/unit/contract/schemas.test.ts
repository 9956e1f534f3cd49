import { describe, expect, expectTypeOf, test } from 'vitest';
import type { LoginRequest, LoginResponse, RegisterRequest, RegisterResponse, User } from '#shared/contract/account.ts';
import type { Result } from '#shared/contract/result.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { type AnswerOf, type BodyOf, type QueryOf, schemas } from '#shared/contract/schemas.ts';
import type { CreateSubmissionRequest, CreateSubmissionResponse, SubmissionRow } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';

// The compiler checks this one: a schema that forgot an optional field would still satisfy its type, and drop the field.
test('a schema parses into exactly the type of the contract, no field more and none less', () => {
  expectTypeOf<BodyOf<'login'>>().toEqualTypeOf<LoginRequest>();
  expectTypeOf<AnswerOf<'login'>>().toEqualTypeOf<LoginResponse>();
  expectTypeOf<BodyOf<'register'>>().toEqualTypeOf<RegisterRequest>();
  expectTypeOf<AnswerOf<'register'>>().toEqualTypeOf<RegisterResponse>();
  expectTypeOf<BodyOf<'getMe'>>().toEqualTypeOf<null>();
  expectTypeOf<AnswerOf<'getMe'>>().toEqualTypeOf<User>();
  expectTypeOf<AnswerOf<'listSubmissions'>>().toEqualTypeOf<SubmissionRow[]>();
  expectTypeOf<BodyOf<'createSubmission'>>().branded.toEqualTypeOf<CreateSubmissionRequest>();
  expectTypeOf<AnswerOf<'createSubmission'>>().toEqualTypeOf<CreateSubmissionResponse>();
  expectTypeOf<QueryOf<'getResult'>>().toEqualTypeOf<{ submissionId: string }>();
  expectTypeOf<AnswerOf<'getResult'>>().branded.toEqualTypeOf<Result>();
});

test('every route that takes a body is a POST, and only those', () => {
  for (const name of routeNames) expect('body' in schemas[name], name).toBe(routes[name].method === 'POST');
});

describe('what is not in the contract', () => {
  const user = { id: 'u', email: 'a@b.example', firstName: 'A', lastName: 'B' };

  test('is dropped from an answer', () => {
    expect(schemas.getMe.answer.parse({ ...user, passwordHash: 'secret' })).toEqual(user);
  });

  test('is dropped from a request, a key named __proto__ included', () => {
    const body = JSON.parse('{"email":"a@b.example","password":"long enough","__proto__":{"admin":true},"x":1}');
    const parsed = schemas.login.body.parse(body);
    expect(Object.keys(parsed).sort()).toEqual(['email', 'password']);
    expect('admin' in parsed).toBe(false);
  });
});

describe('a session id', () => {
  const body = {
    userId: 'u',
    quizId: productQuizId,
    submittedAnswers: [],
    contact: { email: '', firstName: '', lastName: '' },
  };
  const accepts = (sessionId: unknown) => schemas.createSubmission.body.safeParse({ ...body, sessionId }).success;

  test.each(['aB3._:-8', 'Z-_0'.repeat(32)])(
    'of 8 to 128 letters, digits and . _ : - is accepted (%s)',
    (sessionId) => {
      expect(accepts(sessionId)).toBe(true);
    },
  );

  test.each(['a'.repeat(7), 'a'.repeat(129), 'with a space in it', 'ünicode-session-id', '', null, 17])(
    'like %j is refused',
    (sessionId) => {
      expect(accepts(sessionId)).toBe(false);
    },
  );
});
