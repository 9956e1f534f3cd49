import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import { heartQuiz } from './heart/questions/heart-quiz.ts';
import { heartScreens } from './heart/questions/heart-screens.ts';
import { longevityQuiz } from './longevity/questions/longevity-quiz.ts';
import { longevityScreens } from './longevity/questions/longevity-screens.ts';
import type { Quiz } from './quiz/question.ts';
import { withScreenWords } from './quiz/screen-words.ts';

/** Both as their screens show them, for tests. The browser loads the one that it shows, when it shows it. */
export const quizzes: Readonly<Record<QuizId, Quiz>> = {
  [productQuizId]: withScreenWords(longevityQuiz, longevityScreens),
  [cardiacQuizId]: withScreenWords(heartQuiz, heartScreens),
};
