import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { QuizFlow } from '#web/quiz/quiz-flow.tsx';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="elsewhere" data-state={JSON.stringify(state)}>
      {pathname}
    </p>
  );
}

/**
 * Renders a page or a part of one at `path`. `address` is its address if the path has parameters. Every other address
 * shows its path and its state, which `elsewhere` finds.
 */
export const show = async (page: ReactNode, path = '/here', address = path) => {
  const routes = [
    { path, element: page },
    { path: '*', element: <Elsewhere /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(<RouterProvider router={router} />);
  return { ...screen, router, elsewhere: screen.getByTestId('elsewhere') };
};

type Given = { quizId?: QuizId; privacy?: Quiz['privacy']; now?: () => number };

/** Not the first-look screen, which belongs to the product's quiz. */
export const lastScreen: Extract<Question, { type: 'section-title' }> = {
  id: 'last-title',
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
