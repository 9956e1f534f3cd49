import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import { heartQuiz } from './heart/questions/heart-quiz.ts';
import { longevityQuiz } from './longevity/questions/longevity-quiz.ts';
import type { Quiz } from './quiz/question.ts';

/** The live version, for the server and for tests. The browser imports the one quiz that it shows, when it shows it. */
export const quizzes: Readonly<Record<QuizId, Quiz>> = {
  [productQuizId]: longevityQuiz,
  [cardiacQuizId]: heartQuiz,
};
