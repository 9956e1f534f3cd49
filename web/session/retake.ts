import { useNavigate } from 'react-router-dom';
import { type QuizId, quizPaths } from '#shared/derived-names.ts';
import { useSession } from './session.ts';

let requested: QuizId | null = null;

/**
 * Starts a quiz over and opens its page. The page with the button has not loaded the quiz's code, so the request waits here
 * until the quiz page opens. It is in memory only, because a reload must not reset the quiz again.
 */
export function useEmptyQuiz(): (quizId: QuizId) => void {
  const navigate = useNavigate();
  return (quizId) => {
    requested = quizId;
    navigate(quizPaths[quizId]);
  };
}

/** Leads to the ways of taking a quiz again, or to the empty quiz where the earlier answers are not known. */
export function useRetake(): (quizId: QuizId) => void {
  const navigate = useNavigate();
  const startEmpty = useEmptyQuiz();
  return (quizId) => {
    const newest = useSession.getState().submissions?.find((row) => row.quizId === quizId);
    if (newest) navigate(`/retake/${newest.submissionId}`);
    else startEmpty(quizId);
  };
}

/** For the quiz page: returns true once after an empty quiz was requested. */
export function takeRetakeRequest(quizId: QuizId): boolean {
  const isRequested = requested === quizId;
  if (isRequested) requested = null;
  return isRequested;
}
