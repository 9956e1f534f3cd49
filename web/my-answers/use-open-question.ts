import { useLocation, useNavigate } from 'react-router-dom';
import type { Question, Quiz } from '#shared/quiz/question.ts';

type State = { question?: unknown; line?: unknown } | null;

/** Which question is open, as an entry of the browser's history: Back leads to the list. Ids only stand there. */
export function useOpenQuestion(quiz: Quiz) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { question, line } = (state as State) ?? {};
  const find = (id: unknown): Question | undefined =>
    [...quiz.questions, ...(quiz.besides ?? [])].find((each) => each.id === id);
  return {
    question: find(question),
    /** The line to come back to. */
    line: typeof line === 'string' ? line : null,
    open: (questionId: string) => {
      // The entry of the list remembers the line, for the browser's own Back too.
      navigate(pathname, { replace: true, state: { ...state, line: questionId } });
      navigate(pathname, { state: { ...state, question: questionId } });
    },
    close: () => navigate(-1),
  };
}
