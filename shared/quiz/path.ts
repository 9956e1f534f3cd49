import { findLast } from '#shared/later-ecmascript.ts';
import { isAccountQuestion, isMustAnswer, type Question, type Quiz } from './question.ts';
import type { QuizState } from './state.ts';
import { visibleQuestions } from './visible.ts';

export const introPosition = -2;
export const privacyPosition = -1;

export const currentQuestion = (quiz: Quiz, state: QuizState): Question | undefined =>
  quiz.questions[state.currentQuestion];

/** The questions on this user's path: those that their answers show, without account questions if they are signed in. */
export const questionsOnPath = (quiz: Quiz, { answers, signedIn }: Pick<QuizState, 'answers' | 'signedIn'>) =>
  visibleQuestions(quiz, answers).filter((question) => !signedIn || !isAccountQuestion(question));

/** Whether this is the first question of its kind on the path. What all of them share is said only there. */
export const isFirstOnPath = (quiz: Quiz, state: QuizState, isOfKind: (question: Question) => boolean): boolean => {
  const first = questionsOnPath(quiz, state).find(isOfKind);
  return first !== undefined && first === currentQuestion(quiz, state);
};

/** Whether only account questions follow. */
export const isAccountAhead = (quiz: Quiz, state: QuizState): boolean => {
  const ahead = questionsOnPath(quiz, state).filter(
    (question) => quiz.questions.indexOf(question) > state.currentQuestion,
  );
  return ahead.length > 0 && ahead.every(isAccountQuestion);
};

/** Every position on this user's path, in order. The heart quiz has no privacy screen, so Back leads to -2. */
export const stops = (quiz: Quiz, state: QuizState): readonly number[] => {
  const onPath = new Set(questionsOnPath(quiz, state));
  const indexes = quiz.questions.flatMap((question, index) => (onPath.has(question) ? [index] : []));
  const privacy = quiz.privacy && !state.signedIn ? [privacyPosition] : [];
  return [introPosition, ...privacy, ...indexes];
};

/** Whether this screen's button submits. A question opened from the list of answers leads back to the list instead. */
export const isLastStop = (quiz: Quiz, state: QuizState): boolean =>
  state.check?.isOpen !== true && stops(quiz, state).at(-1) === state.currentQuestion;

export const nextStop = (quiz: Quiz, state: QuizState): number | undefined =>
  stops(quiz, state).find((stop) => stop > state.currentQuestion);

export const previousStop = (quiz: Quiz, state: QuizState): number =>
  findLast(stops(quiz, state), (stop) => stop < state.currentQuestion) ?? introPosition;

/** The stops up to the first screen that cannot be passed yet. */
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
