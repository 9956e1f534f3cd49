import { describe, expect, test } from 'vitest';
import { getResult } from '#functions/results/get-result.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { caller, client, fakeOutput, fakeSubmissions } from '#tests/unit/functions/fakes.ts';

const noon = Date.parse('2026-01-15T12:00:00.000Z');
const at = (seconds: number) => new Date(noon + seconds * 1000);

const submission = (over: Partial<Submission> = {}): Submission => ({
  userId: caller.userId,
  sessionId: 'session-1-of-user-1',
  submissionId: '01KF0000000000000000000001',
  quizId: productQuizId,
  submittedAt: at(0).toISOString(),
  answers: {},
  answersHash: 'hash',
  email: caller.email,
  firstName: 'Ada',
  state: 'received',
  waitingSince: at(0).toISOString(),
  ...over,
});

const setUp = (known: Submission[], results: Result[] = []) => {
  const store = fakeSubmissions();
  for (const each of known) store.stored.set(`${each.userId}/${each.sessionId}`, each);
  const output = fakeOutput();
  const ask = (submissionId: string, seconds: number, over: object = {}) =>
    getResult({
      ...store,
      ...output,
      now: () => at(seconds),
      findResult: async (userId, id) =>
        (userId === caller.userId && results.find((each) => each.submissionId === id)) || null,
      ...over,
    })({ body: null, query: { submissionId }, caller, client });
  return { ...store, ...output, ask };
};

describe('a result', () => {
  const { submissionId } = submission();
  const notFound = { refusal: { code: 'not-found', message: expect.stringContaining('no result here yet') } };

  test('that is there is answered', async () => {
    const result = { submissionId, quiz_id: productQuizId } as Result;
    expect(await setUp([submission()], [result]).ask(submissionId, 5)).toEqual({ answer: result });
  });

  test('that is stored and cannot be read is an error that says what to do, with the number to search for', async () => {
    const { ask, queue } = setUp([submission()]);
    const outcome = await ask(submissionId, 500, { findResult: async () => 'unreadable' });
    expect(outcome).toEqual({ refusal: { code: 'internal', message: expect.stringContaining(submissionId) } });
    expect(queue).toEqual([]);
  });

  test('is one and the same 404 when it is unknown, not ready, or of somebody else', async () => {
    const theirs = submission({ userId: 'user-2', sessionId: 's2', submissionId: '01KF0000000000000000000002' });
    const { ask, queue } = setUp([submission(), theirs]);
    const outcomes = await Promise.all([ask('nowhere', 500), ask(submissionId, 5), ask(theirs.submissionId, 500)]);
    for (const outcome of outcomes) expect(outcome).toEqual(notFound);
    expect(queue).toEqual([]);
  });

  test('that is overdue has its job enqueued again, once a minute however many ask', async () => {
    const { ask, queue, logged } = setUp([submission()]);
    await ask(submissionId, 59);
    expect(queue).toHaveLength(0);
    await Promise.all(Array.from({ length: 20 }, () => ask(submissionId, 61)));
    const { userId, sessionId } = submission();
    expect(queue).toEqual([{ userId, sessionId, submissionId }]);
    await ask(submissionId, 100);
    expect(queue).toHaveLength(1);
    await ask(submissionId, 122);
    expect(queue).toHaveLength(2);
    expect(logged()).toMatchObject([
      { message: 'waiting job enqueued again', submissionId },
      { message: 'waiting job enqueued again', submissionId },
    ]);
  });

  test('is left to the pipeline when it was put off into the future', async () => {
    const { ask, queue } = setUp([submission({ waitingSince: at(900).toISOString() })]);
    await ask(submissionId, 300);
    expect(queue).toEqual([]);
  });

  test('is answered with 404, not 500, when the queue is down', async () => {
    const { ask, logged } = setUp([submission()]);
    expect(await ask(submissionId, 61, { enqueue: () => Promise.reject(new Error('down')) })).toEqual(notFound);
    expect(logged()).toMatchObject([{ message: 'waiting job not checked', submissionId, failure: 'Error' }]);
  });
});
