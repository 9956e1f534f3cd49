import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { isAnythingKeptOf } from '#web/quiz/outbox.ts';
import { sendAnswers } from '#web/quiz/send-answers.ts';
import { signIn } from '#web/session/session.ts';
import { smallCardiacQuiz, smallQuiz } from '../quiz/small-quizzes.ts';
import { stubStorage } from './fake-storage.ts';
import { tokenOf } from './token-for-test.ts';

const answerWith = (...answers: { status: number; body: object }[]) =>
  vi.stubGlobal('fetch', async () => {
    const { status = 500, body = {} } = answers.shift() ?? {};
    return Response.json(body, { status });
  });

test('a refusal that no answer of the quiz is to blame for is told in the API’s own words', async () => {
  stubStorage();
  signIn(tokenOf('ines'), { remember: true });
  const message = 'Write the name without links or angle brackets.';
  answerWith({ status: 400, body: { code: 'malformed', message } });
  const walk = { quiz: smallQuiz, quizId: productQuizId, answers: {}, run: 'run-1' } as const;
  expect(await sendAnswers(walk)).toMatchObject({ type: 'refused', message });
  expect(await isAnythingKeptOf('ines')).toBe(false);
});

test('the second quiz, handed in while the first is still unsent, waits with it', async () => {
  stubStorage();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  signIn(tokenOf('ines'), { remember: true });
  const down = { status: 503, body: {} };
  answerWith(down, down, { status: 403, body: { code: 'longevity-first', message: 'Longevity first' } });
  const first = { quiz: smallQuiz, quizId: productQuizId, answers: {}, run: 'run-1' } as const;
  expect(await sendAnswers(first)).toEqual({ type: 'waiting' });
  const second = { quiz: smallCardiacQuiz, quizId: cardiacQuizId, answers: {}, run: 'run-2' } as const;
  expect(await sendAnswers(second)).toEqual({ type: 'waiting' });
  expect(await isAnythingKeptOf('ines')).toBe(true);
});
