import { productQuizId, type QuizId } from './derived-names.ts';
import { loadQuiz } from './load-quiz.ts';
import type { Quiz } from './quiz/question.ts';
import { withScreenWords } from './quiz/screen-words.ts';

/** A quiz with what stands around its questions, for those who show them. */
export const loadScreens = async (quizId: QuizId): Promise<Quiz> => {
  const [quiz, words] = await Promise.all([loadQuiz(quizId), loadScreenWords(quizId)]);
  return withScreenWords(quiz, words);
};

export const loadScreenWords = async (quizId: QuizId) =>
  quizId === productQuizId
    ? (await import('./longevity/questions/longevity-screens.ts')).longevityScreens
    : (await import('./heart/questions/heart-screens.ts')).heartScreens;
