import { liveVersion } from '#shared/quiz-versions.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { isAnythingUnsentOf, unsentOf } from '#web/quiz/outbox/unsent.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { sendAnswers } from '#web/quiz/send-answers.ts';
import { signIn } from '#web/session/session.ts';
import { smallCardiacQuiz, smallQuiz } from '../quiz/small-quizzes.ts';
import { stubStorage } from './fake-storage.ts';

const answerWith = (...answers: { status: number; body: object }[]) =>
  vi.stubGlobal('fetch', async () => {
    const { status = 500, body = {} } = answers.shift() ?? {};
    return Response.json(body, { status });
  });

test('a refusal that no answer of the quiz caused is shown in the API’s own words', async () => {
  stubStorage();
  signIn(tokenOf('ines'), { remember: true });
  const message = 'Write the name without links or angle brackets.';
  answerWith({ status: 400, body: { code: 'malformed', message } });
  const walk = { quiz: smallQuiz, quizId: productQuizId, answers: {}, runId: 'run-1' } as const;
  expect(await sendAnswers(walk)).toMatchObject({ type: 'refused', message });
});

describe('a refused submission', () => {
  const tooFew = { status: 422, body: { code: 'too-few-answers', message: 'Too few' } };
  const walk = { quiz: smallQuiz, quizId: productQuizId, answers: { pet: 'no' }, runId: 'run-7' } as const;
  const draft = {
    runId: 'run-7',
    savedAt: Date.now(),
    owner: 'ines',
    currentQuestion: 2,
    quizVersion: liveVersion,
    privacyAccepted: true,
    answers: walk.answers,
    typed: {},
    dismissedNotices: [],
    sendWhenSignedIn: false,
  };
  beforeEach(async () => {
    await clear(quizStore);
    stubStorage();
    signIn(tokenOf('ines'), { remember: true });
    answerWith(tooFew);
  });

  test('is the unfinished quiz again, and no longer waits to be sent', async () => {
    await saveDraft(productQuizId, draft, 0);
    await sendAnswers(walk);
    expect(await isAnythingUnsentOf('ines')).toBe(false);
  });

  test('stays in the outbox when another tab has ended that run meanwhile: nothing else has it', async () => {
    await saveDraft(productQuizId, { ...draft, runId: 'run-8' }, 0);
    await sendAnswers(walk);
    expect(await unsentOf('ines')).toMatchObject([{ request: { sessionId: 'run-7' }, refusal: tooFew.body }]);
  });
});

test('the second quiz, submitted while the first is still unsent, waits with it', async () => {
  stubStorage();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  signIn(tokenOf('ines'), { remember: true });
  const down = { status: 503, body: {} };
  answerWith(down, down, { status: 403, body: { code: 'longevity-first', message: 'Longevity first' } });
  const first = { quiz: smallQuiz, quizId: productQuizId, answers: {}, runId: 'run-1' } as const;
  expect(await sendAnswers(first)).toEqual({ type: 'waiting' });
  const second = { quiz: smallCardiacQuiz, quizId: cardiacQuizId, answers: {}, runId: 'run-2' } as const;
  expect(await sendAnswers(second)).toEqual({ type: 'waiting' });
  expect(await isAnythingUnsentOf('ines')).toBe(true);
});
