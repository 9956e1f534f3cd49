import type { Refusal } from '#functions/edge/outcome.ts';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { TypedAnswers } from '#shared/quiz/measured.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { liveVersion, type QuizVersion } from '#shared/quiz-versions.ts';
import { checkAnswers, refuseTooFew, unconfirmedIn } from './check-answers.ts';

type Request = Pick<CreateSubmissionRequest, 'quizId' | 'quizVersion' | 'submittedAnswers' | 'confirmed'>;
type Read = { answers: Answers; typed: TypedAnswers; unconfirmed: string[]; quizVersion: QuizVersion };

/** The answers, with the version of the quiz that they belong to: today's where the request names none. */
export const readAnswers = async (
  { quizId, quizVersion = liveVersion, submittedAnswers, confirmed }: Request,
  today: string,
): Promise<Read | { refusal: Refusal }> => {
  const quiz = await loadQuiz(quizId);
  const checked = checkAnswers(quiz, submittedAnswers, today);
  if ('refusal' in checked) return checked;
  const unconfirmed = unconfirmedIn(quiz, checked, confirmed);
  return refuseTooFew(quiz, checked.answers) ?? { ...checked, unconfirmed, quizVersion };
};
