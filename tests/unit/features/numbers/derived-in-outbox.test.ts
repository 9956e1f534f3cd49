import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { cardiacQuizId, liveVersion } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { withNumbers } from '#shared/quiz/all-questions.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { loadDraft, stubStorage } from '#tests/unit/web/shared-browser.ts';
import { sendDerived } from '#web/features/numbers/answers/use-sending.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { send, sendAgain } from '#web/quiz/outbox/send.ts';
import { removeFromOutbox, unsentOf } from '#web/quiz/outbox/unsent.ts';
import { reopenAnswers } from '#web/quiz/outbox/unsent-notice.tsx';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { signIn } from '#web/session/session.ts';

// The server refuses answers that are based on earlier ones after the user has left the page. Nothing about their origin may be
// lost.

const request: RepeatableRequest = {
  userId: asUserId('ines'),
  quizId: cardiacQuizId,
  quizVersion: liveVersion,
  submittedAnswers: [
    { questionId: 'chestPain', questionText: 'Pain?', value: 'never' },
    { questionId: 'a1c', questionText: 'A1c', value: '57', typed: { text: '57', unit: 'percent' } },
    { questionId: 'labDate', questionText: 'When?', value: '2026-05-01' },
  ],
  contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
  sessionId: asRunId('run-1'),
  basedOn: asSubmissionId('s-1'),
};

/** Responds to the calls in turn. */
const answerWith = (...given: { status: number; body: object }[]) =>
  vi.stubGlobal('fetch', async () => {
    const { status, body } = given.shift() ?? { status: 500, body: {} };
    return Response.json(body, { status });
  });

beforeEach(async () => {
  stubStorage();
  vi.stubGlobal('addEventListener', () => {});
  await clear(quizStore);
  signIn(tokenOf('ines'), { remember: true });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const refusedAfterWaiting = async (refusal: object) => {
  answerWith({ status: 503, body: {} }, { status: 422, body: refusal });
  await send(request);
  await sendAgain();
  const [unsent] = await unsentOf('ines');
  if (unsent) await reopenAnswers(unsent);
  const draft = await loadDraft(cardiacQuizId, 'ines', Date.now());
  if (!draft) throw new Error('The answers are not a draft again.');
  return draft;
};

test('the draft is based on the same answers and has the exact numbers, which the quiz then asks about', async () => {
  const draft = await refusedAfterWaiting({ code: 'too-few-answers', message: 'Too few.' });
  expect(draft.retake).toEqual({ basedOn: 's-1', numbers: ['a1c', 'labDate'], lastTime: {} });
  expect(draft.answers).toMatchObject({ a1c: '57', labDate: '2026-05-01' });
});

test('a refused number is the question that the user is sent to', async () => {
  const draft = await refusedAfterWaiting({
    code: 'answer-not-acceptable',
    message: 'Please look again.',
    questionId: 'a1c',
  });
  const { questions } = withNumbers(heartQuiz, draft.retake?.numbers ?? []);
  expect(questions[draft.currentQuestion]?.id).toBe('a1c');
});

test('the lists of a retake are not offered again while their answers wait, or once they were sent', async () => {
  answerWith({ status: 503, body: {} }, { status: 201, body: { submissionId: 's-2', _id: 's-2' } });
  const sheets = {
    runId: asRunId('run-1'),
    savedAt: Date.now(),
    owner: 'ines',
    currentQuestion: 2,
    quizVersion: liveVersion,
    privacyAccepted: true,
    answers: { chestPain: 'never' },
    typed: {},
    dismissedNotices: [],
    sendWhenSignedIn: false,
  };
  await saveDraft(`retake ${cardiacQuizId}`, sheets, 0);
  await send(request);
  expect(await readDraft(`retake ${cardiacQuizId}`)).toBeNull();
  // As if the user had left the page while it was sending.
  await saveDraft(`retake ${cardiacQuizId}`, sheets, 0);
  await sendAgain();
  expect(await readDraft(`retake ${cardiacQuizId}`)).toBeNull();
});

test('answers that another tab has sent meanwhile are not shown as unsent', async () => {
  vi.stubGlobal('fetch', async () => {
    await removeFromOutbox('run-1');
    throw new TypeError('Failed to fetch');
  });
  const given = { answers: { chestPain: 'never' }, typed: {} };
  const ending = await sendDerived({
    quiz: heartQuiz,
    quizId: cardiacQuizId,
    given,
    basedOn: asSubmissionId('s-1'),
    confirmed: [],
    why: 'change',
    runId: asRunId('run-1'),
  });
  expect(ending).toMatchObject({ is: 'refused', title: 'Sent from another tab' });
});
