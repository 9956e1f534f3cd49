import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import type { Quiz } from './quiz/question.ts';

/** The registry of questionnaires. Each is a chunk of its own: no browser downloads, and no Lambda parses, another one. */
const loaders: Readonly<Record<QuizId, () => Promise<Quiz>>> = {
  [productQuizId]: async () => (await import('./questions/longevity/longevity-quiz.ts')).longevityQuiz,
  [cardiacQuizId]: async () => (await import('./questions/heart/heart-quiz.ts')).heartQuiz,
};

/** The questions and options of a quiz, for those who check, score or quote answers. */
export const loadQuiz = (quizId: QuizId): Promise<Quiz> => loaders[quizId]();
