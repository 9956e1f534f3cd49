import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import { cardiacHealthQuiz } from './engine-1/quizzes/cardiac-health.ts';
import { longevityQuiz } from './engine-1/quizzes/longevity.ts';
import type { Quiz } from './quiz/question.ts';

/** For the server and for tests. The browser imports the one quiz that it shows, when it shows it. */
export const quizzes: Readonly<Record<QuizId, Quiz>> = {
  [productQuizId]: longevityQuiz,
  [cardiacQuizId]: cardiacHealthQuiz,
} as Record<QuizId, Quiz>;
