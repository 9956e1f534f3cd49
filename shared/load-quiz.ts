import { productQuizId, type QuizId } from './derived-names.ts';
import type { Quiz } from './quiz/question.ts';

/**
 * The questions and options of a quiz, for those who check, score or quote answers. Each quiz is a chunk of its own: no
 * browser downloads, and no Lambda parses, the questions of the other one.
 */
export const loadQuiz = async (quizId: QuizId): Promise<Quiz> =>
  quizId === productQuizId
    ? (await import('./longevity/questions/longevity-quiz.ts')).longevityQuiz
    : (await import('./heart/questions/heart-quiz.ts')).heartQuiz;
