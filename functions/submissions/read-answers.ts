import type { Refusal } from '#functions/edge/outcome.ts';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { TypedAnswers } from '#shared/quiz/measured.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { liveVersion, type QuizVersion } from '#shared/quiz-versions.ts';
import { checkAnswers, refuseTooFew, refuseUnconfirmed } from './check-answers.ts';

type Request = Pick<CreateSubmissionRequest, 'quizId' | 'quizVersion' | 'submittedAnswers' | 'confirmed'>;
type Read = { answers: Answers; typed: TypedAnswers; quizVersion: QuizVersion };

/**
 * The answers, with the version of the quiz that they belong to. The customer's contract knows no version, so a request
 * without one is read as today's quiz. If today's quiz cannot have produced it, but the first version can, then it comes
 * from a tab or an outbox that is older than this release: nobody should lose those answers.
 */
export const readAnswers = async (request: Request, today: string): Promise<Read | { refusal: Refusal }> => {
  const { quizVersion } = request;
  if (quizVersion) return readAs(quizVersion, request, today);
  const live = await readAs(liveVersion, request, today);
  if (!('refusal' in live) || live.refusal.code !== 'answer-not-acceptable') return live;
  const first = await readAs('1.0', request, today);
  return 'refusal' in first ? live : first;
};

const readAs = async (
  quizVersion: QuizVersion,
  { quizId, submittedAnswers, confirmed }: Request,
  today: string,
): Promise<Read | { refusal: Refusal }> => {
  const quiz = await loadQuiz(quizId, quizVersion);
  const checked = checkAnswers(quiz, submittedAnswers, today);
  if ('refusal' in checked) return checked;
  return (
    refuseTooFew(quiz, checked.answers) ?? refuseUnconfirmed(quiz, checked, confirmed) ?? { ...checked, quizVersion }
  );
};
