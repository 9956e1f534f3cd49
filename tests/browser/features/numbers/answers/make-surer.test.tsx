import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { openQuestions } from '#shared/quiz/open-questions.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { MyAnswersPage } from '#web/features/numbers/answers/my-answers-page.tsx';
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { loadStyles } from '#web/ui/loading.ts';
import { playApi } from '../../../support/api.ts';
import { ownAnswers } from '../../../support/own-answers.ts';
import { show } from '../../../support/show.tsx';
import { rowOf } from '../../../support/submissions.ts';

const quiz = quizzes[productQuizId];

/** Everything except strength training, sleep and stress. */
const all: Answers = { ...vectors.longevity.average45F.answers, pregnancyNow: 'no', selfRatedHealth: 'good' };
const { strengthTraining: _, sleepHours: __, stressLevels: ___, ...some } = all;
const open = openQuestions(quiz, some).map(({ id }) => id);

const own = (submittedAt = new Date().toISOString(), answers = some) => ({
  ...ownAnswers(productQuizId, answers),
  submittedAt,
});

const play = (body: object) => {
  signIn(tokenOf('ines'), { remember: true });
  return playApi({
    getSubmission: { body },
    getResult: { status: 404, body: { code: 'not-found', message: 'Not ready.' } },
    getMe: { body: {} },
    listSubmissions: { body: [] },
    createSubmission: { status: 201, body: { submissionId: 's-2', _id: 's-2' } },
  });
};

const openRound = async (body: object) => {
  const api = play(body);
  const screen = await show(<MyAnswersPage />, '/answers/:submissionId');
  await screen.router.navigate('/answers/s-1', { state: { question: open[0], isRound: true } });
  return {
    ...screen,
    api,
    heading: screen.getByRole('heading', { level: 1 }),
    button: (name: string | RegExp) => screen.getByRole('button', { name, exact: true }),
  };
};

const textOf = (id: string | undefined) => quiz.questions.find((question) => question.id === id)?.text ?? '';
const firstOption = (id: string | undefined) => {
  const question = quiz.questions.find((one) => one.id === id);
  if (question?.type !== 'multiple-choice') throw new Error(`${id} has no options.`);
  return question.options[0].label;
};

test('only the open questions are asked, one after another, and a result of the same day is replaced without a question', async () => {
  expect(open).toEqual(['strengthTraining', 'sleepHours', 'stressLevels']);
  const { heading, button, getByText, api } = await openRound(own());
  await expect.element(heading).toHaveTextContent(textOf('strengthTraining'));
  await expect.element(getByText('Make it surer: 3 questions left')).toBeVisible();
  await button(firstOption('strengthTraining')).click();

  await expect.element(heading).toHaveTextContent(textOf('sleepHours'));
  await expect.element(getByText('Make it surer: 2 questions left')).toBeVisible();
  await button('Back').click();
  await expect.element(heading).toHaveTextContent(textOf('strengthTraining'));
  await button('Use this answer').click();
  await expect.element(heading).toHaveTextContent(textOf('sleepHours'));
  await button('Skip').click();
  await expect.element(heading).toHaveTextContent(textOf('stressLevels'));
  await button('Skip').click();

  await expect.element(heading).toHaveTextContent('My answers');
  await button('Update my result').click();
  await expect.element(heading).toHaveTextContent('We’re updating your result');
  await expect.element(getByText(/It replaces the one with fewer answers\.$/)).toBeVisible();
  expect(api.named('createSubmission').map(({ body }) => body)).toMatchObject([{ basedOn: 's-1', corrects: true }]);
});

test('on another day the result with more answers is added to the earlier one', async () => {
  const { heading, button, getByText, api } = await openRound(own('2026-01-15T10:00:00.000Z'));
  await button(firstOption('strengthTraining')).click();
  await button('Skip').click();
  await button('Skip').click();
  await expect.element(heading).toHaveTextContent('My answers');
  await button('Update my result').click();
  await expect.element(getByText(/Your earlier result stays in your trend\.$/)).toBeVisible();
  expect(api.named('createSubmission')[0]?.body).not.toHaveProperty('corrects');
});

const today = new Date().toISOString().slice(0, 10);

const openResult = async (answers: Answers, newest = 's-1') => {
  const submittedAt = new Date(Date.now() - 60_000).toISOString();
  const content = composeResult({ quizId: productQuizId, answers, today });
  play(own(submittedAt, answers));
  const row = { ...rowOf('s-1'), submittedAt };
  useSession.setState({ submissions: newest === 's-1' ? [row] : [rowOf(newest), row] });
  const api = playApi({
    getResult: { body: { submissionId: asSubmissionId('s-1'), quiz_id: productQuizId, submittedAt, content } },
    getSubmission: { body: own(submittedAt, answers) },
    getMe: { body: {} },
    listSubmissions: { body: [] },
  });
  const screen = await show(<ResultsPage />, '/results/:submissionId', '/results/s-1');
  await expect.element(screen.getByRole('heading', { name: 'What next' })).toBeInTheDocument();
  return { ...screen, api };
};

test('a result with open questions leads to the first of them', async () => {
  const { getByRole, elsewhere, router } = await openResult(some);
  await expect.element(getByRole('heading', { name: 'Make it surer' })).toBeVisible();
  await getByRole('link', { name: 'Answer 3 more questions' }).click();
  await expect.element(elsewhere).toHaveTextContent('/answers/s-1');
  expect(router.state.location.state).toEqual({ question: 'strengthTraining', isRound: true });
});

test.each([
  ['every question was answered', all, 's-1'],
  ['a newer result stands', some, 's-9'],
])('it offers nothing, and asks for no answers, if %s', async (_why, answers, newest) => {
  const { getByRole, api } = await openResult(answers, newest);
  // Everything that might send a request has had its chance.
  await Promise.all([import('#web/features/numbers/answers/open-questions.tsx'), loadStyles('rest')]);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  expect(api.named('getSubmission')).toEqual([]);
  expect(getByRole('heading', { name: 'Make it surer' }).query()).toBeNull();
});
