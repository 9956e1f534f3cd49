import { onTestFinished } from 'vitest';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { QuizFlow } from '#web/quiz/quiz-flow.tsx';
import { show } from './show.tsx';

type Given = { quizId?: QuizId; privacy?: Quiz['privacy']; now?: () => number };

export const lastScreen: Extract<Question, { type: 'section-title' }> = {
  id: 'wrap-title',
  section: 'all',
  type: 'section-title',
  text: 'The end',
};

/** Shows a quiz of only these questions, on its first screen after the intro. */
export const showQuiz = async (
  questions: readonly Question[],
  { quizId = productQuizId, privacy = null, now }: Given = {},
) => {
  const quiz: Quiz = {
    id: productQuizId,
    version: '1',
    intro: { id: 'intro', section: 'start', type: 'title', text: 'Welcome' },
    privacy,
    questions,
  };
  const open = await openQuiz(quizId, quiz, null);
  onTestFinished(open.close);
  open.run.dispatch({ type: 'continued' });
  const screen = await show(<QuizFlow open={open} now={now} />);
  return {
    ...screen,
    open,
    heading: screen.getByRole('heading', { level: 1 }),
    next: screen.getByRole('button', { name: /^(Continue|Submit)$/ }),
    back: screen.getByRole('button', { name: 'Back', exact: true }),
    skip: screen.getByRole('button', { name: 'Skip' }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    answers: () => open.run.store.getState().state.answers,
  };
};
