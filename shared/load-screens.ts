import { type ScreenWords, withScreenWords } from '#shared/quiz/all-questions.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import { loadQuiz } from './load-quiz.ts';

type WordsById = Readonly<Record<string, ScreenWords | undefined>>;

/** The registry of what stands around the questions. Apart from the questions, so that no worker carries it. */
const loaders: Readonly<Record<QuizId, () => Promise<WordsById>>> = {
  [productQuizId]: async () => (await import('#shared/questions/longevity/longevity-screens.ts')).longevityScreens,
  [cardiacQuizId]: async () => (await import('#shared/questions/heart/heart-screens.ts')).heartScreens,
};

export const loadScreenWords = (quizId: QuizId): Promise<WordsById> => loaders[quizId]();

/** A quiz with what stands around its questions, for those who show them. */
export const loadScreens = async (quizId: QuizId): Promise<Quiz> => {
  const [quiz, words] = await Promise.all([loadQuiz(quizId), loadScreenWords(quizId)]);
  return withScreenWords(quiz, words);
};
