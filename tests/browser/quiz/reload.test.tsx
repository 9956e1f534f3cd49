import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { firstLookScreen } from '#shared/longevity/growing/screens.ts';
import { currentQuestion } from '#shared/quiz/path.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { QuizFlow } from '#web/quiz/quiz-flow.tsx';
import { show } from '../support/show.tsx';

// The answers are there again, wherever in the quiz the user left the page. With a real reload:
// tests/e2e/quiz-kept.spec.ts.

const quiz = quizzes[productQuizId];

/** Opens the stored draft, as a freshly loaded page does. */
const reload = async () => openQuiz(productQuizId, quiz, (await readDraft(productQuizId)) ?? null);

/** An answer for each kind of question; undefined means skip. */
const answerTo = (question: Question): Answer | undefined => {
  switch (question.type) {
    case 'multiple-choice':
      // Its first answer is a danger sign, whose notice would cover the quiz.
      return question.id === 'pregnancyNow' ? 'no' : question.options[0]?.value;
    case 'slider':
      return question.max;
    case 'date':
      return '1980-06-01';
    case 'height':
      return { ft: 5, in: 4 };
    case 'name':
      return { firstName: 'Ines', lastName: 'Calder' };
    default:
      return undefined;
  }
};

test('a quiz that was left at any question reopens with that question and all answers', async () => {
  let open = await reload();
  open.run.dispatch({ type: 'continued' });
  open.run.dispatch({ type: 'privacyAccepted', accepted: true });
  open.run.dispatch({ type: 'continued' });
  const given: Record<string, Answer> = {};
  for (let asked = 0; ; asked += 1) {
    const before = currentQuestion(quiz, open.run.store.getState().state);
    await open.close();
    open = await reload();
    const { state } = open.run.store.getState();
    const question = currentQuestion(quiz, state) ?? expect.fail('no question');
    expect(question, `question ${asked}`).toBe(before);
    expect(state.answers, question.id).toEqual(given);
    const { getByRole, getByText, unmount } = await show(<QuizFlow open={open} />);
    // The heading of the first look depends on the answers, but the line above its button does not.
    if (question.id === firstLookScreen) await expect.element(getByText('Keep it: free account.')).toBeVisible();
    else await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(question.text);
    await unmount();
    if (question.type === 'email') break;
    const answer = answerTo(question);
    if (answer !== undefined) {
      open.run.answer(question.id, answer);
      given[question.id] = answer;
    } else open.run.dispatch({ type: question.type === 'section-title' ? 'continued' : 'skipped' });
  }
  await open.close();
  expect(Object.keys(given).length).toBeGreaterThan(35);
});
