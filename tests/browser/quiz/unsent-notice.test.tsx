import { beforeEach, expect, test } from 'vitest';
import { productQuizId, quizTitles } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { showUnsent } from '#web/quiz/outbox/resend.ts';
import { send } from '#web/quiz/outbox/send.ts';
import { unsentOf } from '#web/quiz/outbox/unsent.ts';
import { UnsentNotice } from '#web/quiz/outbox/unsent-notice.tsx';
import { signIn } from '#web/session/session.ts';
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
  await send({ ...request, sessionId: 'run-2' });
  await showUnsent();
  await expect.element(getByText('Not sent yet')).not.toBeInTheDocument();
});

test('what the API refused waits with the reason, apart from what waits for the network', async () => {
  const { getByRole, getByText } = await showAfter({ status: 422, body: tooFew });
  const notice = getByRole('complementary', { name: `${quizTitles[productQuizId]}: We need a few more answers` });
  await expect.element(notice).toMatchTextContent('You answered 1 out of 37 questions.');
  expect(getByText('Not sent yet').query()).toBeNull();
});

test('refused answers do not replace a newer unfinished quiz unasked', async () => {
  const draft = {
    runId: 'run-2',
    savedAt: Date.now(),
    owner: 'ines',
    currentQuestion: 1,
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
