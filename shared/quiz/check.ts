import { findLast } from '#shared/later-ecmascript.ts';
import { isTooFew } from './enough-answers.ts';
import { introPosition, nearestStop, nextStop, questionsOnPath, reachableStops, stops } from './path.ts';
import { asks, isAccountQuestion, isMustAnswer, type Quiz } from './question.ts';
import type { Place, QuizState } from './state.ts';
import { countAnswers } from './visible.ts';

// The list of answers before sending. It is not a position on the path: it opens over the screen at the path's end. The user can
// open each question on the path from it, and then returns to it.

export const isListShown = ({ check }: QuizState): boolean => check !== null && !check.isOpen;
export const isOpenFromList = ({ check }: QuizState): boolean => check?.isOpen === true;

/** The last screen that is not about an account: from here on the answers are complete. */
const endOfAnswers = (quiz: Quiz, state: QuizState): number =>
  findLast(stops(quiz, state), (stop) => {
    const question = quiz.questions[stop];
    return question !== undefined && !isAccountQuestion(question);
  }) ?? introPosition;

/** Whether the list may be opened on this screen. */
export const mayCheck = (quiz: Quiz, state: QuizState): boolean =>
  state.check === null && state.currentQuestion >= 0 && state.currentQuestion >= endOfAnswers(quiz, state);

/** Shows the list over the nearest screen at the end of the path. If that end cannot be reached, shows a screen before it. */
const listOver = (quiz: Quiz, state: QuizState, from: number, questionId: string | null): QuizState => {
  const reachable = reachableStops(quiz, state);
  const end = endOfAnswers(quiz, state);
  const over = nearestStop(reachable, Math.max(from, end));
  const hasList = over >= 0 && reachable.includes(end);
  return { ...state, currentQuestion: over, check: hasList ? { from: over, questionId, isOpen: false } : null };
};

export const openList = (quiz: Quiz, state: QuizState): QuizState =>
  mayCheck(quiz, state) ? listOver(quiz, state, state.currentQuestion, null) : state;

/** Opens one question from the list, to answer or change it. */
export const openFromList = (quiz: Quiz, state: QuizState, questionId: string): QuizState => {
  const question = questionsOnPath(quiz, state).find(({ id }) => id === questionId);
  if (!state.check || state.check.isOpen || !question || !asks(question)) return state;
  const check = { ...state.check, questionId, isOpen: true };
  // Starts with the first options again, so that a user who corrects an answer does not miss the serious ones.
  return { ...state, currentQuestion: quiz.questions.indexOf(question), check, laterOptionsAt: null };
};

export const backToList = (quiz: Quiz, state: QuizState): QuizState =>
  state.check ? listOver(quiz, state, state.check.from, state.check.questionId) : state;

/** The screen that the list's button leads to; undefined when it submits. */
const stopAfterList = (quiz: Quiz, state: QuizState): number | undefined => {
  const account = questionsOnPath(quiz, state).filter(isAccountQuestion);
  const open = account.find((question) => isMustAnswer(question) && !Object.hasOwn(state.answers, question.id));
  if (!open) return undefined;
  const isBeforeAccount = account.every((question) => quiz.questions.indexOf(question) > state.currentQuestion);
  return isBeforeAccount ? nextStop(quiz, state) : quiz.questions.indexOf(open);
};

/** Whether the list's button submits. Otherwise it leads on to the account. */
export const listSubmits = (quiz: Quiz, state: QuizState): boolean => stopAfterList(quiz, state) === undefined;

/** Moves on from the list, unless there are too few answers: the server would refuse them. */
export const leaveList = (quiz: Quiz, state: QuizState): QuizState => {
  if (isTooFew(countAnswers(quiz, state.answers))) return state;
  const next = stopAfterList(quiz, state);
  return next === undefined ? { ...state, phase: 'submitting' } : { ...state, currentQuestion: next, check: null };
};

/** Moves to a place from history or a draft, or to the nearest reachable one before it. */
export const standAt = (quiz: Quiz, state: QuizState, place: Place): QuizState => {
  const { currentQuestion, check = null, laterOptionsAt = null } = place;
  const nearest = () => nearestStop(reachableStops(quiz, state), currentQuestion);
  if (!check) return { ...state, currentQuestion: nearest(), check, laterOptionsAt };
  const atList = listOver(quiz, state, check.from, check.questionId);
  const isOpen = check.isOpen && check.questionId !== null;
  return isOpen ? { ...openFromList(quiz, atList, check.questionId), laterOptionsAt } : atList;
};
