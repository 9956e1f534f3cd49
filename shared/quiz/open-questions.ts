import type { Answers, Question, Quiz } from './question.ts';
import { isCounted, visibleQuestions } from './visible.ts';

/** What could still be answered, in the order of the quiz: every visible question that counts and has no answer. */
export const openQuestions = (quiz: Quiz, answers: Answers): readonly Question[] =>
  visibleQuestions(quiz, answers).filter((question) => isCounted(question) && !Object.hasOwn(answers, question.id));
