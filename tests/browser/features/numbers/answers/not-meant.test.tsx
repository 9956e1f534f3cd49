import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { MyAnswersPage } from '#web/features/numbers/answers/my-answers-page.tsx';
import { RetakePage } from '#web/features/numbers/retake/retake-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../../../support/api.ts';
import { longevityAnswers, ownAnswers } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';
import { rowOf } from '../../../support/submissions.ts';

// Screens that the quiz skips for a person do not appear anywhere else for them either.

const heart = { chestPain: 'never', medAdherence: 'never', kidneyDisease: 'no' };

const open = async (gender: string) => {
  signIn(tokenOf('ines'), { remember: true });
  useSession.setState({
    submissions: [rowOf('s-1', { quizId: cardiacQuizId }), rowOf('s-0', { minutesAgo: 60 })],
  });
  playApi({
    getSubmission: [
      { body: ownAnswers(cardiacQuizId, heart) },
      { body: { ...ownAnswers(productQuizId, { ...longevityAnswers, gender }), submissionId: 's-0' } },
    ],
    getResult: { status: 404, body: { code: 'not-found', message: 'Not ready.' } },
    getMe: { body: {} },
    listSubmissions: { body: [] },
  });
};

const answers = async (gender: string) => {
  await open(gender);
  const screen = await show(<MyAnswersPage />, '/answers/:submissionId', '/answers/s-1');
  await expect.element(screen.getByRole('button', { name: 'Change Chest pain' })).toBeVisible();
  return screen;
};

test('a man does not find the questions on pregnancy among his answers', async () => {
  const { getByRole } = await answers('male');
  await expect.poll(() => getByRole('button', { name: /Answer Pregnancy/ }).elements()).toEqual([]);
});

test('a woman finds them', async () => {
  const { getByRole } = await answers('female');
  await expect.element(getByRole('button', { name: 'Answer Pregnancy', exact: true })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Answer Pregnancy and menopause' })).toBeVisible();
});

test('the lists of a retake do not ask a man about a pregnancy', async () => {
  await open('male');
  const { getByRole, getByText, container } = await show(<RetakePage />, '/retake/:submissionId', '/retake/s-1');
  await getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(getByText(/^Part 1 of/)).toBeVisible();
  await expect.poll(() => container.querySelector('[data-question="pregnancyNow"]')).toBeNull();
  expect(container.querySelector('[data-question="chestPain"]')).not.toBeNull();
});
