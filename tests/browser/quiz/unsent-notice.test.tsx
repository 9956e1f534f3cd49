import { beforeEach, expect, test, vi } from 'vitest';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { cardiacQuizId, liveVersion, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { showUnsent } from '#web/quiz/outbox/resend.ts';
import { send, sendAgain } from '#web/quiz/outbox/send.ts';
import { discardUnsentOf, unsentOf } from '#web/quiz/outbox/unsent.ts';
import { reopenAnswers, UnsentNotice } from '#web/quiz/outbox/unsent-notice.tsx';
import { findWaiting } from '#web/quiz/outbox/use-waiting.ts';
import { endSession, signIn } from '#web/session/session.ts';
import { setSharedDevice } from '#web/session/storage.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const request = {
  userId: asUserId('ines'),
  quizId: productQuizId,
  submittedAnswers: [{ questionId: 'gender', questionText: 'Sex?', value: 'female' }],
  contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
  sessionId: asRunId('run-1'),
};
const tooFew = {
  code: 'too-few-answers',
  message: 'Too few.',
  validation: { answered_count: 1, total_questions: 37 },
};

beforeEach(() => {
  signIn(tokenOf('ines'), { remember: true });
});

const showAfter = async (createSubmission: PlayedAnswer) => {
  playApi({ createSubmission });
  await send(request);
  await showUnsent();
  return show(<UnsentNotice />);
};

test('the notice says what waits for the network, until it is sent', async () => {
  const { getByText } = await showAfter('no network');
  await expect.element(getByText('Not sent yet')).toBeVisible();
  await expect.element(getByText(/Your answers are safe on this device/)).toBeVisible();
  playApi({ createSubmission: { status: 201 } });
  await sendAgain();
  await showUnsent();
  await expect.element(getByText('Not sent yet')).not.toBeInTheDocument();
});

test('the notice shows refused answers with the reason, separately from answers that wait for the network', async () => {
  const { getByRole, getByText } = await showAfter({ status: 422, body: tooFew });
  const notice = getByRole('complementary', {
    name: `${quizRecords[productQuizId].title}: We need a few more answers`,
  });
  await expect.element(notice).toMatchTextContent('You answered 1 out of 37 questions.');
  expect(getByText('Not sent yet').query()).toBeNull();
});

test('refused answers replace a newer unfinished quiz only after asking', async () => {
  const draft = {
    runId: asRunId('run-2'),
    savedAt: Date.now(),
    owner: 'ines',
    currentQuestion: 1,
    quizVersion: liveVersion,
    privacyAccepted: true,
    answers: { birthdate: '1980-06-01' },
    typed: {},
    dismissedNotices: [],
    sendWhenSignedIn: false,
  };
  const { getByRole } = await showAfter({ status: 422, body: tooFew });
  await saveDraft(productQuizId, draft, 0);
  await getByRole('button', { name: 'Open my answers' }).click();
  await expect.element(getByRole('alertdialog', { name: 'Replace the unfinished quiz?' })).toBeVisible();
  await getByRole('button', { name: 'Keep the unfinished one' }).click();
  await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
  expect(await unsentOf('ines')).toHaveLength(1);
});

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a shared device asks before leaving while answers wait, even if their owner has to log in again', async () => {
  setSharedDevice(true);
  await showAfter('no network');
  expect(asksBeforeLeaving()).toBe(true);
  endSession();
  await showUnsent();
  expect(asksBeforeLeaving()).toBe(true);
  const waiting = await findWaiting(null);
  if (!waiting) throw new Error('Nothing waits.');
  const { getByRole } = await show(<waiting.WaitingNotice unsent={waiting.unsent} isAtLogin />);
  const notice = getByRole('complementary', { name: 'A finished quiz on this device hasn’t been sent' });
  await expect.element(notice).toMatchTextContent('Keep this page open until then.');
  await expect.element(notice).not.toMatchTextContent('We’ll keep it here until');
  await discardUnsentOf('ines');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a shared device opens refused answers in this page, because a new page would not have them', async () => {
  setSharedDevice(true);
  const { getByRole, elsewhere } = await showAfter({ status: 422, body: tooFew });
  await getByRole('button', { name: 'Open my answers' }).click();
  await expect.element(elsewhere).toHaveTextContent(quizRecords[productQuizId].path);
  expect(await readDraft(productQuizId)).toMatchObject({ owner: 'ines', answers: { gender: 'female' } });
  expect(await unsentOf('ines')).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
});

// Answers based on earlier ones that were reopened from the outbox as a quiz.

const open = async (onDoubt?: () => void) => {
  signIn(tokenOf('ines'), { remember: true });
  const request: RepeatableRequest = {
    userId: asUserId('ines'),
    quizId: cardiacQuizId,
    quizVersion: liveVersion,
    submittedAnswers: [
      { questionId: 'chestPain', questionText: 'Pain?', value: 'never' },
      { questionId: 'a1c', questionText: 'A1c', value: '5.7' },
      { questionId: 'labDate', questionText: 'When?', value: '2026-05-01' },
    ],
    contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
    sessionId: asRunId('run-1'),
    basedOn: asSubmissionId('s-1'),
  };
  await reopenAnswers({ request, refusal: null, storedAt: Date.now() });
  return openQuiz(cardiacQuizId, heartQuiz, (await readDraft(cardiacQuizId)) ?? null, onDoubt);
};

test('reopened answers are sent with their numbers and the submission they are based on, under a new run', async () => {
  const api = playApi({ createSubmission: { status: 201, body: { submissionId: 's-2', _id: 's-2' } } });
  const quiz = await open();
  quiz.run.dispatch({ type: 'back' }); // from the list to the screen under it
  for (let before = -3; before !== quiz.run.store.getState().state.currentQuestion; ) {
    before = quiz.run.store.getState().state.currentQuestion;
    quiz.run.dispatch({ type: 'continued' });
  }
  quiz.run.sendNow();
  await expect.poll(() => api.named('createSubmission').length).toBe(1);
  const body = api.named('createSubmission')[0]?.body as { sessionId: string; submittedAnswers: unknown[] };
  expect(body).toMatchObject({ basedOn: 's-1' });
  expect(body.submittedAnswers).toContainEqual(expect.objectContaining({ questionId: 'labDate', value: '2026-05-01' }));
  expect(body.sessionId).not.toBe('run-1');
  await quiz.close();
});

test('starting over drops the numbers, and the quiz opens empty', async () => {
  const reopen = vi.fn();
  const quiz = await open(reopen);
  expect(reopen).not.toHaveBeenCalled();
  quiz.run.startOver();
  expect(reopen).toHaveBeenCalled();
  await quiz.close();
});
