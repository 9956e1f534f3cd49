import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import { heartRetake } from './questions/heart/retake.ts';
import { longevityRetake } from './questions/longevity/retake.ts';
import type { RetakeRule } from './quiz/derive.ts';

/** What a retake does with the last answers of each quiz. */
export const retakeRules: Readonly<Record<QuizId, readonly RetakeRule[]>> = {
  [productQuizId]: longevityRetake,
  [cardiacQuizId]: heartRetake,
};
