import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { readDraft, removeDraft } from '#web/quiz/draft/drafts.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { QuizPage } from '#web/quiz/quiz-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { useRetake } from '#web/session/start-over.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

// What 'Retake Quiz' on the dashboard and on Home leads to.

function DashboardThenQuiz() {
  const retake = useRetake();
  const [isLeft, setLeft] = useState(false);
  const press = () => {
    retake(productQuizId);
    setLeft(true);
  };
  return isLeft ? (
    <QuizPage quizId={productQuizId} quiz={longevityQuiz} />
  ) : (
    <button type="button" onClick={press}>
      Retake Quiz
    </button>
  );
}

const earlier = {
  _id: 's-1',
  submissionId: 's-1',
  quizId: productQuizId,
  submittedAt: '2026-01-02T03:04:05.000Z',
  status: 'ready' as const,
};

const pressRetake = async () => {
  playApi({ getMe: { body: {} }, listSubmissions: { body: [] } });
  useSession.setState({ submissions: [earlier] });
  const screen = await show(<DashboardThenQuiz />, quizRecords[productQuizId].path);
  await screen.getByRole('button', { name: 'Retake Quiz' }).click();
  return { ...screen, heading: screen.getByRole('heading', { level: 1 }) };
};

const unfinished = () => saveDraft(productQuizId, someDraft({ savedAt: Date.now() }), 0);

afterEach(() => removeDraft(productQuizId));

test('the quiz starts at its first screen, which offers the last answers beside the empty start', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { heading, getByRole } = await pressRetake();
  await expect.element(heading).toHaveTextContent(longevityQuiz.intro.text);
  await expect.element(getByRole('link', { name: 'Use my last answers' })).toHaveAttribute('href', '/retake/s-1');
  await getByRole('button', { name: 'Continue' }).click();
  await expect.element(heading).not.toHaveTextContent(longevityQuiz.intro.text);
});

test('an unfinished quiz is asked about, and stays when the user continues it', async () => {
  signIn(tokenOf('ines'), { remember: true });
  await unfinished();
  const { heading, getByRole } = await pressRetake();
  await expect.element(heading).toHaveTextContent('You have an unfinished quiz');
  await getByRole('button', { name: 'Go on with it' }).click();
  await expect.element(heading).not.toHaveTextContent('You have an unfinished quiz');
  expect(await readDraft(productQuizId)).toMatchObject({ answers: someDraft({ savedAt: 0 }).answers });
});

test('an unfinished quiz is dropped once the user agrees', async () => {
  signIn(tokenOf('ines'), { remember: true });
  await unfinished();
  const { heading, getByRole } = await pressRetake();
  await getByRole('button', { name: 'Start with nothing filled in' }).click();
  await expect.element(heading).toHaveTextContent(longevityQuiz.intro.text);
  expect(await readDraft(productQuizId)).toBeNull();
});
