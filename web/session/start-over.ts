import { useNavigate } from 'react-router-dom';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';

// Starts a quiz over and opens its page. The page with the button has not loaded the quiz's code, so the request waits
// here until the quiz page opens. It is kept only in memory, because a reload must not reset the quiz again.

/**
 * What happens to an unfinished draft. 'ask': the quiz page asks first. 'drop': the page with the button has already
 * asked.
 */
type Request = { quizId: QuizId; draft: 'ask' | 'drop' };
let requested: Request | null = null;

const useRequest = (draft: Request['draft']): ((quizId: QuizId) => void) => {
  const navigate = useNavigate();
  return (quizId) => {
    requested = { quizId, draft };
    void navigate(quizRecords[quizId].path);
  };
};

/** 'Retake' of the specification: resets the quiz and goes to its page. */
export const useRetake = () => useRequest('ask');

/** Like `useRetake`, for a user who has already read that an unfinished draft will be dropped. */
export const useEmptyQuiz = () => useRequest('drop');

/** Tells the quiz page what to do with a draft, once for each request; null if there was none. */
export function takeRetakeRequest(quizId: QuizId): Request['draft'] | null {
  if (requested?.quizId !== quizId) return null;
  const { draft } = requested;
  requested = null;
  return draft;
}
