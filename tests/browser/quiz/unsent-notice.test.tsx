import { beforeEach, expect, test } from 'vitest';
import { liveVersion, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { showUnsent } from '#web/quiz/outbox/resend.ts';
import { send, sendAgain } from '#web/quiz/outbox/send.ts';
import { discardUnsentOf, unsentOf } from '#web/quiz/outbox/unsent.ts';
import { UnsentNotice } from '#web/quiz/outbox/unsent-notice.tsx';
import { findWaiting } from '#web/quiz/outbox/use-waiting.ts';
import { endSession, signIn } from '#web/session/session.ts';
import { setSharedDevice } from '#web/session/storage.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const request = {
  userId: 'ines',
  quizId: productQuizId,
  submittedAnswers: [{ questionId: 'gender', questionText: 'Sex?', value: 'female' }],
  contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
  sessionId: 'run-1',
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

test('what waits for the network is said, until it has gone', async () => {
  const { getByText } = await showAfter('no network');
  await expect.element(getByText('Not sent yet')).toBeVisible();
  await expect.element(getByText(/Your answers are safe on this device/)).toBeVisible();
  playApi({ createSubmission: { status: 201 } });
  await sendAgain();
  await showUnsent();
  await expect.element(getByText('Not sent yet')).not.toBeInTheDocument();
});

test('what the API refused waits with the reason, apart from what waits for the network', async () => {
  const { getByRole, getByText } = await showAfter({ status: 422, body: tooFew });
  const notice = getByRole('complementary', {
    name: `${quizRecords[productQuizId].title}: We need a few more answers`,
  });
  await expect.element(notice).toMatchTextContent('You answered 1 out of 37 questions.');
  expect(getByText('Not sent yet').query()).toBeNull();
});

test('refused answers do not replace a newer unfinished quiz unasked', async () => {
  const draft = {
    runId: 'run-2',
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

test('on a shared device leaving asks as long as answers wait, also when their owner has to log in again', async () => {
  setSharedDevice(true);
  await showAfter('no network');
  expect(asksBeforeLeaving()).toBe(true);
  endSession();
  await showUnsent();
  expect(asksBeforeLeaving()).toBe(true);
  const waiting = await findWaiting(null);
  if (!waiting) throw new Error('Nothing waits.');
  const { getByRole } = await show(<waiting.WaitingNotice unsent={waiting.unsent} isAtLogin />);
  const notice = getByRole('complementary', { name: 'Finished answers wait on this device' });
  await expect.element(notice).toMatchTextContent('Keep this page open until then.');
  await expect.element(notice).not.toMatchTextContent('It is kept here until');
  await discardUnsentOf('ines');
  expect(asksBeforeLeaving()).toBe(false);
});

test('on a shared device refused answers are opened in this page: a new one would have none of them', async () => {
  setSharedDevice(true);
  const { getByRole, elsewhere } = await showAfter({ status: 422, body: tooFew });
  await getByRole('button', { name: 'Open my answers' }).click();
  await expect.element(elsewhere).toHaveTextContent(quizRecords[productQuizId].path);
  expect(await readDraft(productQuizId)).toMatchObject({ owner: 'ines', answers: { gender: 'female' } });
  expect(await unsentOf('ines')).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
});
