import { findLast } from '#shared/later-ecmascript.ts';
import { isAccountQuestion, isMustAnswer, type Question, type Quiz } from './question.ts';
import type { QuizState } from './state.ts';
import { visibleQuestions } from './visible.ts';

export const introPosition = -2;
export const privacyPosition = -1;

export const currentQuestion = (quiz: Quiz, state: QuizState): Question | undefined =>
  quiz.questions[state.currentQuestion];

/** The questions on this person's path: visible by their answers, and not about an account they already have. */
export const questionsOnPath = (quiz: Quiz, { answers, signedIn }: Pick<QuizState, 'answers' | 'signedIn'>) =>
  visibleQuestions(quiz, answers).filter((question) => !signedIn || !isAccountQuestion(question));

/** The current question is the first of its kind that this person meets: what is the same for all of them is said here, once. */
export const isFirstOnPath = (quiz: Quiz, state: QuizState, isOfKind: (question: Question) => boolean): boolean => {
  const first = questionsOnPath(quiz, state).find(isOfKind);
  return first !== undefined && first === currentQuestion(quiz, state);
};

/** Nothing but the account is asked from here on, and this person has none. */
export const isAccountAhead = (quiz: Quiz, state: QuizState): boolean => {
  const ahead = questionsOnPath(quiz, state).filter(
    (question) => quiz.questions.indexOf(question) > state.currentQuestion,
  );
  return ahead.length > 0 && ahead.every(isAccountQuestion);
};

/** Every position on this person's path, in order. The cardiac quiz has no privacy screen, so Back leads to -2. */
export const stops = (quiz: Quiz, state: QuizState): readonly number[] => {
  const onPath = new Set(questionsOnPath(quiz, state));
  const indexes = quiz.questions.flatMap((question, index) => (onPath.has(question) ? [index] : []));
  const privacy = quiz.privacy && !state.signedIn ? [privacyPosition] : [];
  return [introPosition, ...privacy, ...indexes];
};

/** True on the screen whose button submits; a question that was opened from the list of answers leads back to it. */
export const isLastStop = (quiz: Quiz, state: QuizState): boolean =>
  state.check?.isOpen !== true && stops(quiz, state).at(-1) === state.currentQuestion;

export const nextStop = (quiz: Quiz, state: QuizState): number | undefined =>
  stops(quiz, state).find((stop) => stop > state.currentQuestion);

export const previousStop = (quiz: Quiz, state: QuizState): number =>
  findLast(stops(quiz, state), (stop) => stop < state.currentQuestion) ?? introPosition;

/** Up to the first screen that cannot be passed yet. */
export const reachableStops = (quiz: Quiz, state: QuizState): readonly number[] => {
  const all = stops(quiz, state);
  const barrier = all.findIndex((stop) => !isPassable(quiz, state, stop));
  return barrier === -1 ? all : all.slice(0, barrier + 1);
};

const isPassable = (quiz: Quiz, state: QuizState, stop: number): boolean => {
  if (stop === privacyPosition) return state.privacyAccepted;
  const question = quiz.questions[stop];
  return !question || !isMustAnswer(question) || Object.hasOwn(state.answers, question.id);
};

export const nearestStop = (among: readonly number[], position: number): number =>
  findLast(among, (stop) => stop <= position) ?? introPosition;
