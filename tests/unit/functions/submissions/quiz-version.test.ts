import { describe, expect, test } from 'vitest';
import { createSubmission } from '#functions/submissions/create-submission.ts';
import { asRunId, asSubmissionId } from '#shared/contract/ids.ts';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId, type QuizVersion } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { prune } from '#shared/quiz/visible.ts';
import { caller, client, fakeOutput, fakeSubmissions } from '#tests/unit/functions/fakes.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

// The version of a request without one, and the answers to the other quiz to which a submission is pinned.

const today = readVectors('personas');
const people: Readonly<Record<QuizId, Answers>> = {
  [productQuizId]: today.longevity.heavySmoker50M.answers,
  [cardiacQuizId]: Object.values<{ answers: Answers }>(today.cardiac_health)[0]?.answers ?? {},
} as Record<QuizId, Answers>;

const setUp = () => {
  const submissions = fakeSubmissions();
  const { log, measure } = fakeOutput();
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 0, 15, 12, minutes));
  const send = createSubmission({ ...submissions, log, measure, now });
  return {
    ...submissions,
    send: async (body: RepeatableRequest) => {
      minutes += 1;
      return send({ body, query: null, caller, client });
    },
    storedOf: (sessionId: string) => [...submissions.stored.values()].find((each) => each.runId === sessionId),
  };
};

type Change = { quizVersion?: QuizVersion; sessionId?: string; changed?: Record<string, unknown> };

/** The answers of a person, as a browser sends them. */
const requestOf = async (quizId: QuizId, change: Change = {}) => {
  const { quizVersion, sessionId = `session-${quizId}`, changed = {} } = change;
  const answers = { ...prune(await loadQuiz(quizId), people[quizId]), ...changed };
  const request = {
    userId: caller.userId,
    quizId,
    submittedAnswers: Object.entries(answers).map(([questionId, value]) => ({ questionId, questionText: '', value })),
    contact: { email: '', firstName: '', lastName: '' },
    sessionId,
    ...(quizVersion && { quizVersion }),
  };
  return request as RepeatableRequest;
};

describe('answers are stored with the version of the quiz that they were given to', () => {
  test.each<[string, Change]>([
    ['that a browser names', { quizVersion: liveVersion }],
    ['of today where none is named, as in the contract of the customer', {}],
  ])('the version %s', async (_, change) => {
    const { send, storedOf } = setUp();
    const body = await requestOf(productQuizId, change);
    expect(await send(body)).toHaveProperty('answer');
    expect(storedOf(body.sessionId)?.quizVersion).toBe(liveVersion);
  });
});

describe('refused in the words of today’s quiz', () => {
  const listed = { code: 'answer-not-acceptable', message: 'Choose one of the answers.' };

  test('is a value that is not on the list', async () => {
    const { send, stored } = setUp();
    const body = await requestOf(productQuizId, { changed: { smoking: 'sometimes' } });
    expect(await send(body)).toEqual({ refusal: { ...listed, questionId: 'smoking' } });
    expect(stored.size).toBe(0);
  });
});

describe('a submission is pinned to the newest answers of the other quiz at the time it is sent', () => {
  test('a first longevity quiz is pinned to none', async () => {
    const { send, storedOf } = setUp();
    const body = await requestOf(productQuizId);
    await send(body);
    expect(storedOf(body.sessionId)).not.toHaveProperty('heartRunId');
    expect(storedOf(body.sessionId)).not.toHaveProperty('longevityRunId');
  });

  test('each retake of the longevity quiz is pinned to the newest heart answers', async () => {
    const { send, storedOf } = setUp();
    await send(await requestOf(productQuizId, { sessionId: asRunId('longevity-1') }));
    await send(await requestOf(cardiacQuizId, { sessionId: asRunId('heart-old') }));
    await send(await requestOf(cardiacQuizId, { sessionId: asRunId('heart-new') }));
    await send(await requestOf(productQuizId, { sessionId: asRunId('longevity-2') }));
    await send(await requestOf(cardiacQuizId, { sessionId: asRunId('heart-later') }));
    expect(storedOf('longevity-2')?.heartRunId).toBe('heart-new');
    expect(storedOf('heart-later')?.longevityRunId).toBe('longevity-2');
    expect(storedOf('heart-later')).not.toHaveProperty('heartRunId');
  });

  test('a retry does not change it', async () => {
    const { send, storedOf, stored } = setUp();
    const body = await requestOf(productQuizId, { sessionId: asRunId('longevity-1') });
    await send(body);
    await send(await requestOf(cardiacQuizId, { sessionId: asRunId('heart-new') }));
    expect(await send(body)).toHaveProperty('answer');
    expect(storedOf('longevity-1')).not.toHaveProperty('heartRunId');
    expect(stored.size).toBe(2);
  });

  test.each([
    ['a first quiz', productQuizId, {}],
    ['a first quiz that starts from earlier answers', productQuizId, { basedOn: asSubmissionId('earlier') }],
    ['a heart quiz', cardiacQuizId, {}],
  ] as const)('%s reads the user’s submissions once', async (_, quizId, over) => {
    const { listAll, ...rest } = fakeSubmissions();
    const { log, measure } = fakeOutput();
    let queries = 0;
    const counting = createSubmission({
      ...rest,
      listAll: async (userId) => {
        queries += 1;
        return listAll(userId);
      },
      log,
      measure,
      now: () => new Date(0),
    });
    const body = { ...(await requestOf(quizId)), ...over };
    await counting({ body, query: null, caller, client });
    expect(queries).toBe(1);
  });
});
