// The quiz as one pure function over the specification's positions: -2 intro, -1 privacy, 0 and up the questions.
// It is hard because the path is not a list: answers hide and show questions, and signing in removes some. So nothing here
// remembers a path: `path.ts` computes it from the state, and every event moves along it or changes nothing.

import { refuseAnswer } from './answer.ts';
import { backToList, isListShown, isOpenFromList, leaveList, openFromList, openList, standAt } from './check.ts';
import { areLaterOptionsShown } from './later-options.ts';
import { currentQuestion, isLastStop, nextStop, previousStop, privacyPosition } from './path.ts';
import { asks, isMustAnswer, type Quiz } from './question.ts';
import {
  type GivenAnswer,
  initialState,
  type Place,
  type QuizEvent,
  type QuizState,
  type RestoredEvent,
  type RunningEvent,
} from './state.ts';

export type Setting = {
  quiz: Quiz;
  /** 'YYYY-MM-DD' in the user's time zone. */
  today: string;
};

/** The state after an event. If the event makes no sense in this state, returns the same object. */
export const step = (setting: Setting, state: QuizState, event: QuizEvent): QuizState => {
  switch (event.type) {
    case 'started':
      return isOpen(state) ? state : { ...fresh(state), phase: 'running' };
    case 'reset':
      return fresh(state);
    case 'restored':
      return state.phase === 'submitting' ? state : restore(setting, state, event);
    case 'identified':
      return event.signedIn === state.signedIn ? state : identify(setting.quiz, state, event.signedIn);
    case 'submitted':
      return state.phase === 'submitting' ? { ...state, phase: 'completed' } : state;
    case 'refused':
      return state.phase === 'submitting' ? { ...state, phase: 'running' } : state;
    default:
      return state.phase === 'running' ? stepOnward(setting, state, event) : state;
  }
};

const stepOnward = (setting: Setting, state: QuizState, event: RunningEvent): QuizState => {
  const { quiz } = setting;
  if (event.type === 'went') return go(quiz, state, event);
  if (event.type === 'handedIn') return isLastStop(quiz, state) ? { ...state, phase: 'submitting' } : state;
  if (isListShown(state)) return stepFromList(quiz, state, event);
  switch (event.type) {
    case 'privacyAccepted':
      return state.currentQuestion === privacyPosition ? { ...state, privacyAccepted: event.accepted } : state;
    case 'answered': {
      const answered = answer(setting, state, event);
      return answered === state ? state : forward(quiz, answered);
    }
    case 'continued':
      return isSettled(quiz, state) ? forward(quiz, state) : state;
    case 'skipped':
      return skip(quiz, state);
    case 'laterOptionsOpened': {
      const hasLater = currentQuestion(quiz, state)?.laterOptions !== undefined;
      return hasLater ? { ...state, laterOptionsAt: state.currentQuestion } : state;
    }
    case 'back':
      if (areLaterOptionsShown(state)) return { ...state, laterOptionsAt: null };
      return isOpenFromList(state) ? backToList(quiz, state) : { ...state, currentQuestion: previousStop(quiz, state) };
    case 'checked':
      return openList(quiz, event.answer ? answer(setting, state, event.answer) : state);
    case 'opened':
      return state;
  }
};

const stepFromList = (quiz: Quiz, state: QuizState, event: RunningEvent): QuizState => {
  if (event.type === 'back') return { ...state, check: null };
  if (event.type === 'continued') return leaveList(quiz, state);
  return event.type === 'opened' ? openFromList(quiz, state, event.questionId) : state;
};

/** Back to the list, at the line of the question that was opened last. The history entry does not have that question. */
const go = (quiz: Quiz, state: QuizState, place: Place): QuizState => {
  if (!state.check || place.check?.isOpen !== false) return standAt(quiz, state, place);
  return isListShown(state) ? state : backToList(quiz, state);
};

/** Stores an answer. Returns the same state when this screen could not have given it. */
const answer = ({ quiz, today }: Setting, state: QuizState, { questionId, value }: GivenAnswer): QuizState => {
  const question = currentQuestion(quiz, state);
  if (question?.id !== questionId || !asks(question)) return state;
  if (refuseAnswer(question, value, today) !== null) return state;
  return { ...state, answers: { ...state.answers, [questionId]: value } };
};

/** Skip never submits. On the last question it leads to the list, where the user sees what would be sent. */
const skip = (quiz: Quiz, state: QuizState): QuizState => {
  const question = currentQuestion(quiz, state);
  if (!question || !asks(question) || isMustAnswer(question)) return state;
  const { [question.id]: _, ...answers } = state.answers;
  const skipped = { ...state, answers };
  const isLast = !isOpenFromList(state) && nextStop(quiz, skipped) === undefined;
  return isLast ? openList(quiz, skipped) : forward(quiz, skipped);
};

/** The next stop. After the last one, submits the quiz and keeps the position, because submitting can fail. */
const forward = (quiz: Quiz, state: QuizState): QuizState => {
  if (isOpenFromList(state)) return backToList(quiz, state);
  const next = nextStop(quiz, state);
  return next === undefined ? { ...state, phase: 'submitting' } : { ...state, currentQuestion: next };
};

const fresh = ({ signedIn }: QuizState): QuizState => ({ ...initialState, signedIn, privacyAccepted: signedIn });

/** Keeps consent when a session expires halfway, so that the user does not have to start over. */
const identify = (quiz: Quiz, state: QuizState, signedIn: boolean): QuizState =>
  standAt(quiz, { ...state, signedIn, privacyAccepted: state.privacyAccepted || signedIn }, state);

const restore = ({ quiz, today }: Setting, state: QuizState, draft: RestoredEvent): QuizState => {
  // The quiz may have changed since the draft was saved, so drop answers that no screen would give now.
  const acceptable = quiz.questions.flatMap((question) => {
    const value = draft.answers[question.id];
    return value === undefined || refuseAnswer(question, value, today) !== null ? [] : [[question.id, value] as const];
  });
  const privacyAccepted = draft.privacyAccepted || state.signedIn;
  const restored: QuizState = { ...state, phase: 'running', answers: Object.fromEntries(acceptable), privacyAccepted };
  return standAt(quiz, restored, draft);
};

/** Whether Continue may leave this screen as it is. */
const isSettled = (quiz: Quiz, state: QuizState): boolean => {
  if (state.currentQuestion === privacyPosition) return state.privacyAccepted;
  const question = currentQuestion(quiz, state);
  return !question || !asks(question) || Object.hasOwn(state.answers, question.id);
};

const isOpen = ({ phase }: QuizState): boolean => phase === 'running' || phase === 'submitting';
