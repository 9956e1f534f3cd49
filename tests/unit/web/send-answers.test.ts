import { asRunId, asUserId } from '#shared/contract/ids.ts';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { smallCardiacQuiz, smallQuiz } from '#tests/unit/quiz/small-quizzes.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { isAnythingUnsentOf, unsentOf } from '#web/quiz/outbox/unsent.ts';
import { createQuizRun } from '#web/quiz/quiz-run.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { type Ending, sendAnswers } from '#web/quiz/send-answers.ts';
import { signIn } from '#web/session/session.ts';
import { stubStorage } from './shared-browser.ts';

const answerWith = (...answers: { status: number; body: object }[]) =>
  vi.stubGlobal('fetch', async () => {
    const { status = 500, body = {} } = answers.shift() ?? {};
    return Response.json(body, { status });
  });

test('a refusal that no answer of the quiz caused is shown in the API’s own words', async () => {
  stubStorage();
  signIn(tokenOf('ines'), { remember: true });
  const message = 'Leave out links and angle brackets.';
  answerWith({ status: 400, body: { code: 'malformed', message } });
  const walk = { quiz: smallQuiz, quizId: productQuizId, answers: {}, runId: asRunId('run-1') } as const;
  expect(await sendAnswers(walk)).toMatchObject({ type: 'refused', message });
});

describe('a refused submission', () => {
  const tooFew = { status: 422, body: { code: 'too-few-answers', message: 'Too few' } };
  const walk = { quiz: smallQuiz, quizId: productQuizId, answers: { pet: 'no' }, runId: asRunId('run-7') } as const;
  const draft = {
    runId: asRunId('run-7'),
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

  test('stays in the outbox if another tab has ended that run meanwhile, because nothing else has it', async () => {
    await saveDraft(productQuizId, { ...draft, runId: asRunId('run-8') }, 0);
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
  const first = { quiz: smallQuiz, quizId: productQuizId, answers: {}, runId: asRunId('run-1') } as const;
  expect(await sendAnswers(first)).toEqual({ type: 'waiting' });
  const second = { quiz: smallCardiacQuiz, quizId: cardiacQuizId, answers: {}, runId: asRunId('run-2') } as const;
  expect(await sendAnswers(second)).toEqual({ type: 'waiting' });
  expect(await isAnythingUnsentOf('ines')).toBe(true);
});

describe('confirmed answers', () => {
  // The user's confirmations of unlikely answers are sent with the answers.

  const quiz = longevityQuiz;
  // 85 lb at 5 ft 10 in, where 85 kg were meant.
  const answers = { height: { ft: 5, in: 10 }, weight: 85 };
  const typedAnswers = { weight: { text: '85', unit: 'lb' } } as const;

  /** Responds to the calls in turn, and returns their bodies. */
  const answerWith = (...given: { status: number; body: object }[]) => {
    const bodies: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      const { status, body } = given.shift() ?? { status: 500, body: {} };
      return Response.json(body, { status });
    });
    return bodies;
  };

  beforeEach(async () => {
    stubStorage();
    await clear(quizStore);
    signIn(tokenOf('ines'), { remember: true });
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });

  test('a confirmed answer is sent under its name', async () => {
    const bodies = answerWith({ status: 201, body: { submissionId: '1', _id: '1' } });
    const walk = {
      quiz,
      quizId: productQuizId,
      answers,
      typedAnswers,
      confirmed: ['weight'],
      runId: asRunId('run-1'),
    } as const;
    expect(await sendAnswers(walk)).toEqual({ type: 'sent' });
    expect(bodies).toMatchObject([{ confirmed: ['weight'] }]);
    const rows = bodies[0]?.submittedAnswers as { questionId: string; typed?: unknown }[];
    expect(rows.find(({ questionId }) => questionId === 'weight')?.typed).toEqual(typedAnswers.weight);
  });

  /** Only these questions, so that each can be reached at once, and a last screen, so that the quiz is not sent. */
  const body = {
    ...quiz,
    questions: quiz.questions.filter(({ id }) => ['gender', 'height', 'weight', 'wrap-title'].includes(id)),
  };

  const startRun = (send: () => Promise<Ending> = async () => ({ type: 'sent' })) => {
    const run = createQuizRun({
      setting: { quiz: body, today: '2026-03-01' },
      userId: asUserId('ines'),
      newRunId: () => asRunId('run-1'),
      emergencies: { raisedBy: () => [], dueIn: () => [] },
      send,
    });
    run.begin();
    /** On the question's own screen, like the user. */
    const give: typeof run.answer = (id, value, how) => {
      run.dispatch({ type: 'went', currentQuestion: body.questions.findIndex((question) => question.id === id) });
      run.answer(id, value, how);
      expect(run.store.getState().state.answers[id]).toEqual(value);
    };
    return { give, confirmed: () => run.store.getState().confirmed };
  };
  const byHand = { isConfirmed: true, typed: typedAnswers.weight };

  test('a confirmation applies to exactly this answer, while the related answers raise the same doubt', () => {
    const { give, confirmed } = startRun();
    give('gender', 'male');
    give('height', answers.height);
    give('weight', 85, byHand);
    expect(confirmed()).toEqual(['weight']);
    give('gender', 'female');
    expect(confirmed()).toEqual(['weight']);
    give('weight', 84, { typed: { text: '84', unit: 'lb' } });
    expect(confirmed()).toEqual([]);
  });

  test('a confirmation is dropped if a related answer makes it likely', () => {
    const { give, confirmed } = startRun();
    give('gender', 'male');
    give('height', answers.height);
    give('weight', 85, byHand);
    give('height', { ft: 4, in: 8 });
    expect(confirmed()).toEqual([]);
  });
});
