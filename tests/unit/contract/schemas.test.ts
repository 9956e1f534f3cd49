import { describe, expect, expectTypeOf, test } from 'vitest';
import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import { matchPath } from '#shared/contract/route.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { type AnswerOf, type BodyOf, type QueryOf, schemas } from '#shared/contract/schemas/schemas.ts';
import type { GivenConsent } from '#shared/contract/schemas/session-schemas.ts';
import type { Checked, Headline, OwnPlan } from '#shared/contract/submission.ts';
import { type FactorField, productQuizId, type QuizId, type QuizVersion } from '#shared/derived-names.ts';
import type { featureProfile } from '#shared/features/profile.ts';
import type { Answer } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { readNoBody } from '#tests/features/api.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

// The compiler checks this one. The types are derived from the schemas, so this writes out what they must be: the
// bodies of the specification (section 7) and our own two fields.
test('each route accepts and returns what the specification names', () => {
  expectTypeOf<BodyOf<'login'>>().toEqualTypeOf<{
    email: string;
    password: string;
    remember?: boolean | undefined;
    sharedDevice?: boolean | undefined;
  }>();
  expectTypeOf<AnswerOf<'login'>>().toEqualTypeOf<{ token: string }>();
  expectTypeOf<BodyOf<'register'>>().toEqualTypeOf<{
    firstName?: string | undefined;
    lastName?: string | undefined;
    email: string;
    password: string;
    consent?: GivenConsent | undefined;
    language?: string | undefined;
    remember?: boolean | undefined;
    sharedDevice?: boolean | undefined;
  }>();
  expectTypeOf<AnswerOf<'register'>>().toEqualTypeOf<{ userId: UserId; token: string }>();
  expectTypeOf<BodyOf<'getMe'>>().toEqualTypeOf<null>();
  expectTypeOf<Omit<AnswerOf<'getMe'>, keyof typeof featureProfile>>().toEqualTypeOf<{
    id: UserId;
    email: string;
    firstName: string;
    lastName: string;
    isConfirmed: boolean;
    consentVersion?: string | undefined;
    units?: Writable<UnitPreference> | undefined;
    language: Language;
    completedQuizzes: Partial<Record<QuizId, { completedAt: string }>>;
  }>();
  expectTypeOf<AnswerOf<'listSubmissions'>[number]>().toEqualTypeOf<{
    _id: SubmissionId;
    submissionId: SubmissionId;
    quizId: QuizId;
    submittedAt: string;
    status: 'processing' | 'ready';
    headline?: Headline | undefined;
    checked?: Checked | undefined;
    plan?: OwnPlan | undefined;
  }>();
  expectTypeOf<BodyOf<'createSubmission'>>().toEqualTypeOf<{
    userId: UserId;
    quizId: QuizId;
    quizVersion?: QuizVersion | undefined;
    submittedAnswers: {
      questionId: string;
      questionText: string;
      value: Answer;
      typed?: Writable<Typed> | undefined;
    }[];
    contact: { email: string; firstName: string; lastName: string };
    sessionId?: RunId | undefined;
    timeZone?: string | undefined;
    language?: string | undefined;
    basedOn?: SubmissionId | undefined;
    corrects?: true | undefined;
    confirmed?: string[] | undefined;
  }>();
  expectTypeOf<AnswerOf<'createSubmission'>>().toEqualTypeOf<{ submissionId: SubmissionId; _id: SubmissionId }>();
  expectTypeOf<QueryOf<'getResult'>>().toEqualTypeOf<{ submissionId: SubmissionId }>();
  expectTypeOf<keyof AnswerOf<'getResult'>['content']['overall_summary']>().toEqualTypeOf<
    | 'biologicalAge'
    | 'biologicalAgeLow'
    | 'biologicalAgeHigh'
    | 'chronologicalAge'
    | FactorField
    | 'headline'
    | 'answeredShare'
    | 'cardiacRiskScore'
    | 'cardiacRiskScoreLow'
    | 'cardiacRiskScoreHigh'
    | 'riskDescriptor'
    | 'cardiacRiskProfile'
    | 'riskCode'
    | 'confidence'
    | 'notEstimatedReason'
  >();
});

test('exactly the routes that have a body are POST', () => {
  const posts = routeNames.filter((name) => routes[name].method === 'POST' && !readNoBody.includes(name));
  expect(routeNames.filter((name) => 'body' in schemas[name])).toEqual(posts);
});

describe('a field outside the contract', () => {
  const user = {
    id: 'u',
    email: 'a@b.example',
    firstName: 'A',
    lastName: 'B',
    isConfirmed: true,
    language: 'en',
    completedQuizzes: {},
  };

  test('is dropped from a response', () => {
    expect(schemas.getMe.answer.parse({ ...user, passwordHash: 'secret' })).toEqual(user);
  });

  test('is dropped from a request, even if it is named __proto__', () => {
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

const template = '/api/fhir/{type}/{id}';

test.each([
  ['/api/fhir/Questionnaire/longevity', { type: 'Questionnaire', id: 'longevity' }],
  ['/api/fhir/a%20b/%C3%A4', { type: 'a b', id: 'ä' }],
  ['/api/fhir/%/x', { type: '%', id: 'x' }],
  ['/api/fhir/Questionnaire', null],
  ['/api/fhir/Questionnaire/', null],
  ['/api/fhir/Questionnaire/a/b', null],
  ['/api/results/Questionnaire/a', null],
])('the parts of %s are %j', (path, parts) => {
  expect(matchPath(template, path)).toEqual(parts);
});

test('a template without parameters matches only its own path', () => {
  expect(matchPath('/api/users/me', '/api/users/me')).toEqual({});
  expect(matchPath('/api/users/me', '/api/users/you')).toBeNull();
});
