import { describe, expect, test } from 'vitest';
import { createSubmission } from '#functions/submissions/create-submission.ts';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { prune } from '#shared/quiz/visible.ts';
import type { QuizVersion } from '#shared/quiz-versions.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';
import { caller, client, fakeOutput, fakeSubmissions } from '#tests/unit/functions/fakes.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

// The same people answered both versions of the quizzes: what a request without a version is taken for.

const today = readVectors('personas');
const people: Record<QuizVersion, Record<QuizId, Answers>> = {
  '1.0': {
    [productQuizId]: longevityPersonas.heavySmoker50M?.answers ?? {},
    [cardiacQuizId]: Object.values(cardiacPersonas)[0]?.answers ?? {},
  } as Record<QuizId, Answers>,
  '2.1': {
    [productQuizId]: today.longevity.heavySmoker50M.answers,
    [cardiacQuizId]: Object.values<{ answers: Answers }>(today.cardiac_health)[0]?.answers ?? {},
  } as Record<QuizId, Answers>,
};

const setUp = () => {
  const submissions = fakeSubmissions();
  const { log, measure } = fakeOutput();
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 0, 15, 12, minutes));
  const send = createSubmission({ ...submissions, log, measure, now });
  return {
    ...submissions,
    send: async (body: CreateSubmissionRequest) => {
      minutes += 1;
      return send({ body, query: null, caller, client });
    },
    storedOf: (sessionId: string) => [...submissions.stored.values()].find((each) => each.sessionId === sessionId),
  };
};

type Change = { quizVersion?: QuizVersion; sessionId?: string; changed?: Record<string, unknown> };

/** The second version asks which kidney disease it is. */
const onlyInFirst = { kidneyDisease: 'yes' };

/** The answers of a person to one version, as a browser of that version sent them. */
const requestOf = async (quizId: QuizId, answered: QuizVersion, change: Change = {}) => {
  const { quizVersion, sessionId = `session-${quizId}`, changed = {} } = change;
  const answers = { ...prune(await loadQuiz(quizId, answered), people[answered][quizId]), ...changed };
  const request = {
    userId: caller.userId,
    quizId,
    submittedAnswers: Object.entries(answers).map(([questionId, value]) => ({ questionId, questionText: '', value })),
    contact: { email: '', firstName: '', lastName: '' },
    sessionId,
    ...(quizVersion && { quizVersion }),
  };
  return request as CreateSubmissionRequest;
};

describe('answers are stored with the version of the quiz that they were given to', () => {
  test.each(['1.0', '2.1'] as const)('the version %s that a browser names', async (quizVersion) => {
    const { send, storedOf } = setUp();
    const body = await requestOf(productQuizId, quizVersion, { quizVersion });
    expect(await send(body)).toHaveProperty('answer');
    expect(storedOf(body.sessionId)?.quizVersion).toBe(quizVersion);
  });

  test('without a name, as in the contract of the customer: today’s, if today’s screens can have given them', async () => {
    const { send, storedOf } = setUp();
    const body = await requestOf(productQuizId, '2.1');
    await send(body);
    expect(storedOf(body.sessionId)?.quizVersion).toBe('2.1');
  });

  test('without a name, from a tab that is older than this release: the first, and nothing is lost', async () => {
    const { send, storedOf } = setUp();
    await send(await requestOf(productQuizId, '2.1'));
    const body = await requestOf(cardiacQuizId, '1.0', { changed: onlyInFirst });
    await send(body);
    expect(storedOf(body.sessionId)).toMatchObject({ quizVersion: '1.0', answers: onlyInFirst });
  });
});

describe('refused in the words of today’s quiz', () => {
  const listed = { code: 'answer-not-acceptable', message: 'Choose one of the answers on the list.' };

  test('is a value that neither version has', async () => {
    const { send, stored } = setUp();
    const body = await requestOf(productQuizId, '2.1', { changed: { smoking: 'sometimes' } });
    expect(await send(body)).toEqual({ refusal: { ...listed, questionId: 'smoking' } });
    expect(stored.size).toBe(0);
  });

  test('is a value of the first version under the name of today’s', async () => {
    const { send } = setUp();
    await send(await requestOf(productQuizId, '2.1'));
    const body = await requestOf(cardiacQuizId, '2.1', { quizVersion: '2.1', changed: onlyInFirst });
    expect(await send(body)).toEqual({ refusal: { ...listed, questionId: 'kidneyDisease' } });
  });
});

describe('a submission keeps to the answers of the other quiz that were the newest when it was sent', () => {
  test('a first longevity quiz has none to keep to', async () => {
    const { send, storedOf } = setUp();
    const body = await requestOf(productQuizId, '2.1');
    await send(body);
    expect(storedOf(body.sessionId)).not.toHaveProperty('heartSessionId');
    expect(storedOf(body.sessionId)).not.toHaveProperty('longevitySessionId');
  });

  test('each retake of the longevity quiz keeps to the newest heart answers', async () => {
    const { send, storedOf } = setUp();
    await send(await requestOf(productQuizId, '2.1', { sessionId: 'longevity-1' }));
    await send(await requestOf(cardiacQuizId, '2.1', { sessionId: 'heart-old' }));
    await send(await requestOf(cardiacQuizId, '2.1', { sessionId: 'heart-new' }));
    await send(await requestOf(productQuizId, '2.1', { sessionId: 'longevity-2' }));
    await send(await requestOf(cardiacQuizId, '2.1', { sessionId: 'heart-later' }));
    expect(storedOf('longevity-2')?.heartSessionId).toBe('heart-new');
    expect(storedOf('heart-later')?.longevitySessionId).toBe('longevity-2');
    expect(storedOf('heart-later')).not.toHaveProperty('heartSessionId');
  });

  test('a retry changes nothing of it', async () => {
    const { send, storedOf, stored } = setUp();
    const body = await requestOf(productQuizId, '2.1', { sessionId: 'longevity-1' });
    await send(body);
    await send(await requestOf(cardiacQuizId, '2.1', { sessionId: 'heart-new' }));
    expect(await send(body)).toHaveProperty('answer');
    expect(storedOf('longevity-1')).not.toHaveProperty('heartSessionId');
    expect(stored.size).toBe(2);
  });

  test('answers that are refused cost no query', async () => {
    const { send } = setUp();
    const { list, ...rest } = fakeSubmissions();
    const { log, measure } = fakeOutput();
    let queries = 0;
    const counting = createSubmission({
      ...rest,
      list: async (userId) => {
        queries += 1;
        return list(userId);
      },
      log,
      measure,
      now: () => new Date(0),
    });
    const refused = await requestOf(productQuizId, '2.1', { changed: { smoking: 'sometimes' } });
    await counting({ body: refused, query: null, caller, client });
    expect(queries).toBe(0);
    expect(await send(refused)).toHaveProperty('refusal');
  });
});
