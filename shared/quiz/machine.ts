// The quiz as one pure function over the specification's positions: -2 intro, -1 privacy, 0 and up the questions.
// It is hard because the path is not a list: answers hide and show questions, and being signed in removes some.
// So nothing here remembers a path: `path.ts` computes it from the state; every event moves along it or changes nothing.

import { refuseAnswer } from './answer.ts';
import { asks, isMustAnswer } from './kinds.ts';
import { currentQuestion, nearestStop, nextStop, previousStop, privacyPosition, reachableStops } from './path.ts';
import type { Answer, Answers, Quiz } from './question.ts';
import { initialState, type QuizState } from './state.ts';

export type QuizEvent =
  | { type: 'started' }
  | { type: 'reset' }
  /** A draft from an earlier visit, or from another tab. */
  | { type: 'restored'; currentQuestion: number; answers: Answers; privacyAccepted: boolean }
  | { type: 'identified'; signedIn: boolean }
  | { type: 'privacyAccepted'; accepted: boolean }
  | { type: 'answered'; questionId: string; value: Answer }
  /** Continue on a screen that asks nothing, or whose answer stands. */
  | { type: 'continued' }
  | { type: 'skipped' }
  | { type: 'back' }
  /** The browser's own Back and Forward. */
  | { type: 'went'; currentQuestion: number }
  | { type: 'submitted' }
  /** The submission did not go through; the person stays where they are, with every answer. */
  | { type: 'refused' };

type RestoredEvent = Extract<QuizEvent, { type: 'restored' }>;

export type Setting = { quiz: Quiz /** 'YYYY-MM-DD' where the person is. */; today: string };

/** An event that makes no sense in this state changes nothing: the very same object comes back. */
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

type RunningEvent = Extract<
  QuizEvent,
  { type: 'privacyAccepted' | 'answered' | 'continued' | 'skipped' | 'back' | 'went' }
>;

const stepOnward = (setting: Setting, state: QuizState, event: RunningEvent): QuizState => {
  const { quiz } = setting;
  switch (event.type) {
    case 'privacyAccepted':
      return state.currentQuestion === privacyPosition ? { ...state, privacyAccepted: event.accepted } : state;
    case 'answered':
      return answer(setting, state, event.questionId, event.value);
    case 'continued':
      return isSettled(quiz, state) ? forward(quiz, state) : state;
    case 'skipped':
      return skip(quiz, state);
    case 'back':
      return { ...state, currentQuestion: previousStop(quiz, state) };
    case 'went':
      return { ...state, currentQuestion: nearestStop(reachableStops(quiz, state), event.currentQuestion) };
  }
};

const answer = (setting: Setting, state: QuizState, questionId: string, value: Answer): QuizState => {
  const question = currentQuestion(setting.quiz, state);
  if (question?.id !== questionId || !asks(question)) return state;
  if (refuseAnswer(question, value, setting.today) !== null) return state;
  return forward(setting.quiz, { ...state, answers: { ...state.answers, [questionId]: value } });
};

const skip = (quiz: Quiz, state: QuizState): QuizState => {
  const question = currentQuestion(quiz, state);
  if (!question || !asks(question) || isMustAnswer(question)) return state;
  const { [question.id]: _, ...answers } = state.answers;
  return forward(quiz, { ...state, answers });
};

/** Past the last stop, the quiz is submitted: the position stays, for the case that this fails. */
const forward = (quiz: Quiz, state: QuizState): QuizState => {
  const next = nextStop(quiz, state);
  return next === undefined ? { ...state, phase: 'submitting' } : { ...state, currentQuestion: next };
};

const fresh = ({ signedIn }: QuizState): QuizState => ({ ...initialState, signedIn, privacyAccepted: signedIn });

/** Consent stays when a session runs out half-way: nobody is sent back to the start for that. */
const identify = (quiz: Quiz, state: QuizState, signedIn: boolean): QuizState =>
  settle(quiz, { ...state, signedIn, privacyAccepted: state.privacyAccepted || signedIn });

const restore = ({ quiz, today }: Setting, state: QuizState, draft: RestoredEvent): QuizState => {
  // The questionnaire may have changed since the draft was kept: an answer that no screen could give now is let go.
  const acceptable = quiz.questions.flatMap((question) => {
    const value = draft.answers[question.id];
    return value === undefined || refuseAnswer(question, value, today) !== null ? [] : [[question.id, value] as const];
  });
  return settle(quiz, {
    ...state,
    phase: 'running',
    currentQuestion: draft.currentQuestion,
    answers: Object.fromEntries(acceptable),
    privacyAccepted: draft.privacyAccepted || state.signedIn,
  });
};

/** Moves off a screen that is no longer on the path, to the nearest one before it that can be reached. */
const settle = (quiz: Quiz, state: QuizState): QuizState => ({
  ...state,
  currentQuestion: nearestStop(reachableStops(quiz, state), state.currentQuestion),
});

/** Whether Continue may leave this screen as it stands. */
const isSettled = (quiz: Quiz, state: QuizState): boolean => {
  if (state.currentQuestion === privacyPosition) return state.privacyAccepted;
  const question = currentQuestion(quiz, state);
  return !question || !asks(question) || Object.hasOwn(state.answers, question.id);
};

const isOpen = ({ phase }: QuizState): boolean => phase === 'running' || phase === 'submitting';
