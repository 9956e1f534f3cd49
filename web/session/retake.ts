import { useNavigate } from 'react-router-dom';
import { type QuizId, quizPaths } from '#shared/derived-names.ts';

let wanted: QuizId | null = null;

/**
 * Retake: resets and starts that quiz, then goes to its page. The quiz's code is not loaded where the button stands, so
 * the wish is left here and the quiz page takes it when it opens. In memory on purpose: a reload must not reset again.
 */
export function useRetake(): (quizId: QuizId) => void {
  const navigate = useNavigate();
  return (quizId) => {
    wanted = quizId;
    navigate(quizPaths[quizId]);
  };
}

/** For the quiz page: true once after a retake was asked for. */
export function takeRetakeWish(quizId: QuizId): boolean {
  const isWanted = wanted === quizId;
  if (isWanted) wanted = null;
  return isWanted;
}
