import { asks, isAccountQuestion } from './kinds.ts';
import type { Question, Quiz } from './question.ts';
import type { QuizState } from './state.ts';
import { visibleQuestions } from './visible.ts';

/** How long a person has taken for how many screens. */
export type Pace = { readonly screens: number; readonly seconds: number };

/** Before anything is known: the middle of the 10 to 15 minutes that both quizzes are said to take, for about 45 screens. */
export const noPace: Pace = { screens: 4, seconds: 66 };
/** Whoever takes longer over one screen has made a break. */
const longestSeconds = 60;

export const withScreen = ({ screens, seconds }: Pace, taken: number): Pace => ({
  screens: screens + 1,
  seconds: seconds + Math.min(Math.max(taken, 0), longestSeconds),
});

/** A question that shows only after an answer which is still to come counts half: else the time would jump up with it. */
const likelihood = (quiz: Quiz, { answers, signedIn }: QuizState, visible: readonly Question[]) => {
  const shown = new Set(visible);
  return (question: Question): number => {
    if (!asks(question) || (signedIn && isAccountQuestion(question))) return 0;
    if (shown.has(question)) return 1;
    const asked = question.condition?.questionId ?? '';
    return Object.hasOwn(answers, asked) || !quiz.questions.some(({ id }) => id === asked) ? 0 : 0.5;
  };
};

/** 'about 4 minutes left'; blank before the first question, on the list of answers and at the end. */
export function timeLeft(quiz: Quiz, state: QuizState, { screens, seconds }: Pace): string {
  if (state.phase !== 'running' || state.currentQuestion < 0 || state.check) return '';
  const likely = likelihood(quiz, state, visibleQuestions(quiz, state.answers));
  const ahead = quiz.questions.slice(state.currentQuestion).reduce((sum, question) => sum + likely(question), 0);
  if (ahead === 0) return '';
  const minutes = Math.max(1, Math.round((ahead * seconds) / screens / 60));
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}
