import * as words from '#words/quiz-progress.ts';
import { asks, isAccountQuestion, type Question, type Quiz } from './question.ts';
import type { QuizState } from './state.ts';
import { visibleQuestions } from './visible.ts';

/** How many screens the user has passed, and in how many seconds. */
export type Pace = { readonly screens: number; readonly seconds: number };

/** The initial pace: the middle of the stated 10 to 15 minutes, for about 45 screens. */
export const noPace: Pace = { screens: 4, seconds: 66 };
/** More time than this on one screen counts as a break. */
const longestSeconds = 60;

export const withScreen = ({ screens, seconds }: Pace, taken: number): Pace => ({
  screens: screens + 1,
  seconds: seconds + Math.min(Math.max(taken, 0), longestSeconds),
});

/** For so many questions, at the pace to start with; at least one. */
export const minutesFor = (questions: number): number =>
  Math.max(1, Math.round((questions * noPace.seconds) / noPace.screens / 60));

/** 'about 4 minutes left'; blank before the first question, on the list of answers and at the end. */
export const timeLeft = (quiz: Quiz, state: QuizState, { screens, seconds }: Pace): string => {
  if (state.phase !== 'running' || state.currentQuestion < 0 || state.check) return '';
  const likely = likelihood(quiz, state, visibleQuestions(quiz, state.answers));
  const ahead = quiz.questions.slice(state.currentQuestion).reduce((sum, question) => sum + likely(question), 0);
  if (ahead === 0) return '';
  const minutes = Math.max(1, Math.round((ahead * seconds) / screens / 60));
  return words.minutesLeft(minutes);
};

/** A question that depends on an answer not given yet counts half. Otherwise the time left would jump up with that answer. */
const likelihood = (quiz: Quiz, { answers, signedIn }: QuizState, visible: readonly Question[]) => {
  const shown = new Set(visible);
  return (question: Question): number => {
    if (!asks(question) || (signedIn && isAccountQuestion(question))) return 0;
    if (shown.has(question)) return 1;
    const asked = question.condition?.questionId ?? '';
    return Object.hasOwn(answers, asked) || !quiz.questions.some(({ id }) => id === asked) ? 0 : 0.5;
  };
};
