import { asks } from './kinds.ts';
import { questionsOnPath } from './path.ts';
import type { Question, Quiz } from './question.ts';
import type { QuizState } from './state.ts';

/**
 * 0-100: the share of the questions on this person's path (titles and privacy not among them, section titles are) up
 * to the current one; 0 before the first, 100 when the quiz is completed.
 */
export const progressPercent = (quiz: Quiz, state: QuizState): number => {
  if (state.phase === 'completed') return 100;
  const counted = questionsOnPath(quiz, state).filter(({ type }) => type !== 'title' && type !== 'privacy');
  if (counted.length === 0) return 0;
  const passed = counted.filter((question) => quiz.questions.indexOf(question) <= state.currentQuestion);
  return Math.min(100, Math.max(0, Math.round((passed.length / counted.length) * 100)));
};

/** One stretch of the bar in the header: `passed` of its `total` questions lie behind or under the person. */
export type Chapter = { section: string; total: number; passed: number };

export const chapters = (quiz: Quiz, state: QuizState): Chapter[] => {
  const bySection = Map.groupBy(questionsOnPath(quiz, state), (question) => question.section);
  return [...bySection].map(([section, questions]) => ({
    section,
    total: questions.filter(asks).length,
    passed: questions.filter((question) => asks(question) && isPassed(quiz, state, question)).length,
  }));
};

/** 'Question 7 of 41': counts what asks something; null on any other screen. */
export const questionNumber = (quiz: Quiz, state: QuizState): { number: number; total: number } | null => {
  const asking = questionsOnPath(quiz, state).filter(asks);
  const current = quiz.questions[state.currentQuestion];
  const index = current ? asking.indexOf(current) : -1;
  return index === -1 ? null : { number: index + 1, total: asking.length };
};

const isPassed = (quiz: Quiz, state: QuizState, question: Question): boolean =>
  state.phase === 'completed' || quiz.questions.indexOf(question) <= state.currentQuestion;
