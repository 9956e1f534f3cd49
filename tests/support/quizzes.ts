import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { heartScreens } from '#shared/questions/heart/heart-screens.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { longevityScreens } from '#shared/questions/longevity/longevity-screens.ts';
import { withScreenWords } from '#shared/quiz/all-questions.ts';
import type { Quiz } from '#shared/quiz/question.ts';

/** Both as their screens show them, for tests. The browser loads the one that it shows, when it shows it. */
export const quizzes: Readonly<Record<QuizId, Quiz>> = {
  [productQuizId]: withScreenWords(longevityQuiz, longevityScreens),
  [cardiacQuizId]: withScreenWords(heartQuiz, heartScreens),
};
