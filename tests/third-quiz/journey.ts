import { expect, test } from 'vitest';
import { quizIdFrom } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { retakeAnswers } from '#shared/quiz/derive.ts';
import { step } from '#shared/quiz/machine.ts';
import { currentQuestion } from '#shared/quiz/path.ts';
import type { Answer, Quiz } from '#shared/quiz/question.ts';
import { initialState, type QuizEvent, type QuizState } from '#shared/quiz/state.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import { retakeRules } from '#shared/retake-rules.ts';
import { checkFile } from '#shared/verify/check-file.ts';
import { contentOf } from '#shared/verify/content-of.ts';
import { eventually } from '#tests/support/eventually.ts';
import { bytesOf, checkWith } from '#tests/support/signing-key.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { submissionRequest } from '#tests/support/submissions.ts';
import { resultOf, submissionsOf, submitted } from '../integration/api/journey.ts';

// Runs in the copy where the quiz is registered (`tests/infra/third-quiz.test.ts`).

const day = '2026-11-21';
const answers = { reads: 'yes', pages: '20', hours: 8, tall: { ft: 5, in: 7 }, since: '2020-01-31', remark: 'Tea.' };

/** From the intro to Submit, as the screens do it. */
const walk = (quiz: Quiz): QuizState => {
  const given: Readonly<Record<string, Answer>> = answers;
  const begin: QuizEvent[] = [{ type: 'started' }, { type: 'identified', signedIn: true }];
  let state = begin.reduce((before, event) => step({ quiz, today: day }, before, event), initialState);
  for (let steps = 0; state.phase === 'running' && steps < 20; steps++) {
    const { id = '' } = currentQuestion(quiz, state) ?? {};
    const value = given[id];
    const event: QuizEvent = value === undefined ? { type: 'continued' } : { type: 'answered', questionId: id, value };
    state = step({ quiz, today: day }, state, event);
  }
  return state;
};

test('a third quiz can be taken, scored, mailed, exported, verified, retaken and erased', async () => {
  await using stack = await startTestStack();
  const quizId = quizIdFrom('evening');
  if (!quizId) throw new Error('The quiz is not registered.');
  const quiz = await loadQuiz(quizId);
  expect(visibleQuestions(quiz, answers).map(({ id }) => id)).toEqual(Object.keys(answers));
  expect(visibleQuestions(quiz, { ...answers, reads: 'no' }).map(({ id }) => id)).not.toContain('pages');

  expect(walk(quiz)).toMatchObject({ phase: 'submitting', answers });

  const account = await stack.register();
  await stack.confirm(account);
  const wrong = submissionRequest({ answers: { ...answers, hours: 13 }, quizId, userId: account.userId });
  expect((await stack.call('POST', '/api/submissions/create', { token: account.token, body: wrong })).status).toBe(400);
  const first = await submitted(stack, account, submissionRequest({ answers, quizId, userId: account.userId }));
  const result = await resultOf(stack, account, first);
  expect(result.quiz_id).toBe('evening');
  expect(result.content.overall_summary.biologicalAge).toBe(22);
  await eventually(async () => {
    const [mail] = await stack.resultMails(account.email);
    expect(mail?.subject).toBe('Your Evening results are ready');
    expect(mail?.text).toContain('Evening age');
  });

  const definition = await stack.call('GET', '/api/fhir/Questionnaire/evening');
  expect((await definition.json()).item).toBeDefined();

  const exported = await (await stack.call('GET', '/api/users/me/export', { token: account.token })).json();
  expect(exported.parts.submissions).toMatchObject([{ answers }]);
  const { keys } = await (await stack.call('GET', '/.well-known/jwks.json')).json();
  const checked = await checkFile(bytesOf(JSON.stringify(exported)), checkWith(keys));
  const content = 'signed' in checked ? await contentOf(checked.signed) : null;
  expect([checked.verdict, content?.results.length]).toEqual(['genuine', 1]);

  const start = retakeAnswers(quiz, retakeRules[quizId], { answers, typed: {} }, day);
  expect(start.takenOver.answers).toEqual({ tall: answers.tall });
  const again = { ...start.takenOver.answers, ...start.lastTime.answers, hours: 6 };
  const retake = submissionRequest({ answers: again, quizId, userId: account.userId, basedOn: first });
  const second = await submitted(stack, account, retake);
  expect((await resultOf(stack, account, second)).content.overall_summary.biologicalAge).toBe(24);
  expect((await submissionsOf(stack, account)).map(({ quizId: of }) => of)).toEqual(['evening', 'evening']);

  const { token, password } = account;
  expect((await stack.call('POST', '/api/users/me/erase', { token, body: { password } })).status).toBe(202);
  expect((await stack.call('GET', '/api/submissions/me', { token })).status).toBe(401);
});
