import { expect, test, vi } from 'vitest';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { cardiacQuizId, liveVersion } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { reopenAnswers } from '#web/quiz/outbox/unsent-notice.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';

// Answers that started from earlier ones and came back out of the outbox, open as a quiz again.

const open = async (onDoubt?: () => void) => {
  signIn(tokenOf('ines'), { remember: true });
  const request: RepeatableRequest = {
    userId: 'ines',
    quizId: cardiacQuizId,
    quizVersion: liveVersion,
    submittedAnswers: [
      { questionId: 'chestPain', questionText: 'Pain?', value: 'never' },
      { questionId: 'a1c', questionText: 'A1c', value: '5.7' },
      { questionId: 'labDate', questionText: 'When?', value: '2026-05-01' },
    ],
    contact: { email: 'ines@example.com', firstName: 'Ines', lastName: '' },
    sessionId: 'run-1',
    basedOn: 's-1',
  };
  await reopenAnswers({ request, refusal: null, storedAt: Date.now() });
  return openQuiz(cardiacQuizId, heartQuiz, (await readDraft(cardiacQuizId)) ?? null, onDoubt);
};

test('they are sent with their numbers and what they are based on, under a new run', async () => {
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

test('who starts over is asked for no numbers: the quiz is opened anew', async () => {
  const reopen = vi.fn();
  const quiz = await open(reopen);
  expect(reopen).not.toHaveBeenCalled();
  quiz.run.startOver();
  expect(reopen).toHaveBeenCalled();
  await quiz.close();
});
