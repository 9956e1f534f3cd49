import { asks, isAccountQuestion } from './kinds.ts';
import { questionsOnPath } from './path.ts';
import type { Question, Quiz } from './question.ts';
import type { QuizState } from './state.ts';

/** To look at an earlier answer from the list of all of them is no step back. */
const reached = ({ check, currentQuestion }: QuizState): number => check?.from ?? currentQuestion;

/**
 * 0-100: the share of the questions on this person's path (titles and privacy not among them, section titles are) up
 * to the current one; 0 before the first, 100 when the quiz is completed.
 */
export const progressPercent = (quiz: Quiz, state: QuizState): number => {
  if (state.phase === 'completed') return 100;
  const counted = questionsOnPath(quiz, state).filter(({ type }) => type !== 'title' && type !== 'privacy');
  if (counted.length === 0) return 0;
  const passed = counted.filter((question) => quiz.questions.indexOf(question) <= reached(state));
  return Math.min(100, Math.max(0, Math.round((passed.length / counted.length) * 100)));
};

/**
 * One stretch of the bar in the header: `passed` of its `total` questions lie behind or under the person. It counts hidden
 * questions as well, so that no answer moves the bar backwards.
 */
export type Chapter = { section: string; total: number; passed: number };

export const chapters = (quiz: Quiz, state: QuizState): Chapter[] => {
  const possible = quiz.questions.filter((question) => !state.signedIn || !isAccountQuestion(question));
  const bySection = Map.groupBy(possible, (question) => question.section);
  return [...bySection].map(([section, questions]) => ({
    section,
    total: questions.filter(asks).length,
    passed: questions.filter((question) => asks(question) && isPassed(quiz, state, question)).length,
  }));
};

/** 'Question 7': counts what asks something; null on any other screen. There is no total: it changes with the answers. */
export const questionNumber = (quiz: Quiz, state: QuizState): number | null => {
  const asking = questionsOnPath(quiz, state).filter(asks);
  const current = quiz.questions[state.currentQuestion];
  const index = current ? asking.indexOf(current) : -1;
  return index === -1 ? null : index + 1;
};

const isPassed = (quiz: Quiz, state: QuizState, question: Question): boolean =>
  state.phase === 'completed' || quiz.questions.indexOf(question) <= reached(state);
