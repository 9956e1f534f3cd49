import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';

/** Each quiz is a chunk of its own: nobody downloads the questions of the other one. */
export const loadQuiz = async (quizId: QuizId): Promise<Quiz> =>
  quizId === productQuizId
    ? (await import('#shared/quizzes/longevity.ts')).longevityQuiz
    : (await import('#shared/quizzes/cardiac-health.ts')).cardiacHealthQuiz;
