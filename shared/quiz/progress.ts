import { groupBy } from '#shared/later-ecmascript.ts';
import * as words from '#words/quiz-progress.ts';
import { questionsOnPath } from './path.ts';
import { asks, isAccountQuestion, type Question, type Quiz } from './question.ts';
import type { QuizState } from './state.ts';

/**
 * 0-100: the share of the screens on this user's path up to the current one. Section titles count; titles and privacy do not. 0
 * before the first question, 100 when the quiz is completed.
 */
export const progressPercent = (quiz: Quiz, state: QuizState): number => {
  if (state.phase === 'completed') return 100;
  const counted = questionsOnPath(quiz, state).filter(({ type }) => type !== 'title' && type !== 'privacy');
  if (counted.length === 0) return 0;
  const passed = counted.filter((question) => quiz.questions.indexOf(question) <= reached(state));
  return Math.min(100, Math.max(0, Math.round((passed.length / counted.length) * 100)));
};

/**
 * One segment of the progress bar: the user has reached `passed` of its `total` questions. Hidden questions count too, so that
 * no answer moves the bar backwards.
 */
type Chapter = { section: string; total: number; passed: number };

export const chapters = (quiz: Quiz, state: QuizState): Chapter[] => {
  const possible = quiz.questions.filter((question) => !state.signedIn || !isAccountQuestion(question));
  const bySection = groupBy(possible, (question) => question.section);
  return [...bySection].map(([section, questions]) => ({
    section,
    total: questions.filter(asks).length,
    passed: questions.filter((question) => asks(question) && isPassed(quiz, state, question)).length,
  }));
};

/** The 7 of 'Question 7'; null on a screen without a question. There is no total, because it changes with the answers. */
export const questionNumber = (quiz: Quiz, state: QuizState): number | null => {
  const asking = questionsOnPath(quiz, state).filter(asks);
  const current = quiz.questions[state.currentQuestion];
  const index = current ? asking.indexOf(current) : -1;
  return index === -1 ? null : index + 1;
};

/**
 * 'Question 8 of 40': the current question (the next one, on a screen that asks nothing) and how many this user's path has. Account
 * questions do not count.
 */
export const placeInWords = (quiz: Quiz, state: QuizState): string => {
  const asking = questionsOnPath(quiz, state).filter((question) => asks(question) && !isAccountQuestion(question));
  const passed = asking.filter((question) => quiz.questions.indexOf(question) < state.currentQuestion).length;
  return words.placeOf(Math.min(passed + 1, asking.length), asking.length);
};

const isPassed = (quiz: Quiz, state: QuizState, question: Question): boolean =>
  state.phase === 'completed' || quiz.questions.indexOf(question) <= reached(state);

/** Opening an earlier question from the list of answers does not move the bar back. */
const reached = ({ check, currentQuestion }: QuizState): number => check?.from ?? currentQuestion;
