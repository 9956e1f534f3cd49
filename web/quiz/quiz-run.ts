import { createStore } from 'zustand/vanilla';
import type { RunId } from '#shared/contract/ids.ts';
import { findLast } from '#shared/later-ecmascript.ts';
import { doubtAbout } from '#shared/quiz/input/plausible.ts';
import { type Setting, step } from '#shared/quiz/machine.ts';
import { currentQuestion } from '#shared/quiz/path.ts';
import type { Answer, Answers, Question, Quiz } from '#shared/quiz/question.ts';
import { type GivenAnswer, initialState, type Place, type QuizEvent, type QuizState } from '#shared/quiz/state.ts';
import type { Typed, TypedAnswers } from '#shared/quiz/units/measured.ts';
import type { Inputs } from '#web/measured/measured-inputs.ts';
import type { Draft, Retake } from './draft/drafts.ts';
import type { Emergencies } from './emergencies.ts';
import { noteSubmitEnded } from './outbox/resend.ts';
import type { Ending } from './send-answers.ts';

/** What the screens show of one quiz run. `Draft` is the part of it that must survive the page. */
export type QuizView = {
  state: QuizState;
  /** A random id. It is the API's `sessionId`, so every retry of this run is the same submission. */
  runId: RunId;
  /** The id of the user who gave the answers, or null. It stays when their session expires. */
  owner: string | null;
  /** Text in the inputs that is not an answer yet, by question id. */
  typed: Readonly<Record<string, Inputs>>;
  /** What was typed for an answer, if there is a choice of units. */
  typedAnswers: TypedAnswers;
  /** The questions whose unlikely answers the user has confirmed. */
  confirmed: readonly string[];
  /** Codes of the emergency notices that the user has read. */
  dismissedNotices: readonly string[];
  sendWhenSignedIn: boolean;
  /** What the run started from; null if it started empty. */
  retake: Retake | null;
  /** True if a draft was found. The next screen says so, once. */
  isResumed: boolean;
  /** True if the user skipped one of the questions that matter most. The next screen says what that means. */
  skippedOneThatMatters: boolean;
  /** How the submission ended, if the user has to know. */
  ending: Exclude<Ending, { type: 'sent' }> | null;
};

type Deps = {
  setting: Setting;
  userId: string | null;
  newRunId: () => RunId;
  emergencies: Pick<Emergencies, 'raisedBy' | 'dueIn'>;
  send: (view: QuizView) => Promise<Ending>;
};

export type QuizRun = ReturnType<typeof createQuizRun>;

/**
 * One run through one quiz: it drives the pure machine, and holds what the screens show besides the machine's state.
 */
export function createQuizRun({ setting, userId, newRunId, emergencies, send }: Deps) {
  let userIdNow = userId;
  const fresh = () => freshView(newRunId(), userIdNow);
  const store = createStore<QuizView>()(fresh);
  const get = store.getState;
  const set = (change: Partial<QuizView>) => store.setState(change);

  /** Runs an event through the machine, and applies `how` in the same change. */
  const dispatch = (event: QuizEvent, how?: Partial<QuizView>) => {
    const before = get().state;
    const state = step(setting, before, event);
    if (state === before) return how && set(how);
    const notices = state.answers !== before.answers && { dismissedNotices: stillRaised(state.answers) };
    set({ ...clearedBy(before, event), ...how, state, ...notices });
    if (state.phase === 'submitting' && before.phase !== 'submitting') void submit();
  };

  /**
   * The dismissed notices that are still raised. A notice is shown again if its answer was changed and then given
   * again.
   */
  const stillRaised = (answers: Answers) => {
    const raised = emergencies.raisedBy(answers).map(({ code }) => code);
    return get().dismissedNotices.filter((code) => raised.includes(code));
  };

  const submit = async () => {
    const ending = await send(get());
    if (ending.type === 'refused' && ending.isUsedUp) set({ runId: newRunId() });
    noteSubmitEnded({ isWaiting: ending.type === 'waiting' });
    if (ending.type !== 'sent') set({ ending, sendWhenSignedIn: false });
    dispatch({ type: ending.type === 'sent' || ending.type === 'waiting' ? 'submitted' : 'refused' });
    if (ending.type === 'refused' && ending.questionId) goTo(ending.questionId, { ending });
    const field = ending.type === 'not registered' && idOf(ending.at);
    if (field) goTo(field, { ending });
  };

  const goTo = (questionId: string, how?: Partial<QuizView>) => {
    const index = setting.quiz.questions.findIndex((question) => question.id === questionId);
    if (index !== -1) dispatch({ type: 'went', currentQuestion: index }, how);
  };

  const idOf = (type: Question['type']) => setting.quiz.questions.find((question) => question.type === type)?.id;

  const forgetTyped = (questionId: string) => {
    const { [questionId]: _, ...typed } = get().typed;
    set({ typed });
  };

  const begin = () => {
    identify(userIdNow);
    dispatch({ type: 'started' });
  };

  /** Makes a single change, so that no subscriber sees a new run with old answers. */
  const startOver = () => {
    const reset = step(setting, get().state, { type: 'reset' });
    set({ ...fresh(), state: step(setting, reset, { type: 'started' }) });
  };

  /**
   * Never lets a user continue with another user's answers. A visitor who registers during the submit becomes their
   * owner.
   */
  const identify = (nowSignedIn: string | null) => {
    const { owner, state } = get();
    userIdNow = nowSignedIn;
    if (owner !== null && nowSignedIn !== null && owner !== nowSignedIn && state.phase === 'running') startOver();
    if (nowSignedIn !== null && get().owner !== nowSignedIn) set({ owner: nowSignedIn });
    dispatch({ type: 'identified', signedIn: nowSignedIn !== null });
  };

  return {
    store,
    dispatch,
    begin,
    identify,
    type: (questionId: string, typed: Inputs) => {
      const { ending } = get();
      // The refusal was about the text before this change.
      set({
        typed: { ...get().typed, [questionId]: typed },
        ending: ending?.type === 'not registered' ? null : ending,
      });
    },
    answer: (questionId: string, value: Answer, how: HowGiven = {}) => {
      dispatch({ type: 'answered', questionId, value }, withHow(setting.quiz, get(), { questionId, value }, how));
    },
    /** Corrects an answer of an earlier screen, and stays on this one. */
    correct: (questionId: string, value: Answer) => {
      const { state } = get();
      dispatch({ ...state, type: 'restored', answers: { ...state.answers, [questionId]: value } });
    },
    skip: () => {
      const question = currentQuestion(setting.quiz, get().state);
      if (question) forgetTyped(question.id);
      dispatch({ type: 'skipped' });
      if (question?.mattersMost && get().state.phase === 'running') set({ skippedOneThatMatters: true });
    },
    /** Opens the list of answers. `answer` is the answer in the inputs, if it is complete. */
    check: (answer?: GivenAnswer, how: HowGiven = {}) => {
      if (answer) dispatch({ type: 'checked', answer }, withHow(setting.quiz, get(), answer, how));
      else dispatch({ type: 'checked' });
    },
    startOver,
    /** Goes to the screen of this question, or to the nearest one before it that can be reached. */
    goTo: (questionId: string) => goTo(questionId),
    /** Loads a draft when the page opens, or when another tab has continued this quiz. */
    restore: (draft: Draft, place: Place = draft) => {
      const { answers, privacyAccepted, runId, dismissedNotices, sendWhenSignedIn, retake = null } = draft;
      const { typedAnswers = {}, confirmed = [] } = draft;
      const { currentQuestion, check = null, laterOptionsAt = null } = place;
      const event = { type: 'restored', currentQuestion, check, laterOptionsAt, answers, privacyAccepted } as const;
      const state = step(setting, get().state, event);
      const owner = draft.owner ?? userIdNow;
      const typed = { ...draft.typed, ...get().typed };
      set({ state, runId, owner, typed, typedAnswers, confirmed, dismissedNotices, sendWhenSignedIn, retake });
    },
    markResumed: () => set({ isResumed: true }),
    /** Call it when the user goes to log in, before they leave the page, so that the draft records it. */
    sendWhenSignedIn: () => set({ ending: null, sendWhenSignedIn: true }),
    /** Submits from the last screen, with the answers as they are. */
    sendNow: () => {
      set({ sendWhenSignedIn: false });
      dispatch({ type: 'handedIn' });
    },
    /** Closes the message about the ending. If there are too few answers, the list then shows which are missing. */
    closeEnding: () => {
      const { ending } = get();
      set({ ending: null });
      if (ending?.type === 'refused' && ending.isTooFew) dispatch({ type: 'checked' });
    },
    changeAddress: () => {
      const address = idOf('email');
      if (address) goTo(address);
    },
    /**
     * Removes the latest answer without which one of these notices would not be raised, and asks its question again.
     */
    takeBack: (codes: readonly string[]) => {
      const { state } = get();
      const countRaised = (answers: Answers) =>
        emergencies.raisedBy(answers).filter(({ code }) => codes.includes(code)).length;
      const without = (questionId: string): Answers => {
        const { [questionId]: _, ...rest } = state.answers;
        return rest;
      };
      const raised = countRaised(state.answers);
      const question = findLast(
        setting.quiz.questions,
        ({ id }) => Object.hasOwn(state.answers, id) && countRaised(without(id)) < raised,
      );
      if (!question) return;
      forgetTyped(question.id);
      const currentQuestion = setting.quiz.questions.indexOf(question);
      dispatch({ ...state, type: 'restored', answers: without(question.id), currentQuestion });
    },
    dismissNotices: (codes: readonly string[]) => set({ dismissedNotices: [...get().dismissedNotices, ...codes] }),
    /** The emergency notices that are due and that the user has not read yet. */
    pendingEmergencies: ({ state, dismissedNotices }: QuizView) =>
      emergencies.dueIn(state).filter(({ code }) => !dismissedNotices.includes(code)),
  };
}

const freshView = (runId: RunId, owner: string | null): QuizView => ({
  state: initialState,
  runId,
  owner,
  typed: {},
  typedAnswers: {},
  confirmed: [],
  dismissedNotices: [],
  sendWhenSignedIn: false,
  retake: null,
  isResumed: false,
  skippedOneThatMatters: false,
  ending: null,
});

/**
 * What a step clears: the message of the screen before and, if the user took the step, the wish to send after the
 * login, because that was about the answers as they were.
 */
const clearedBy = ({ phase }: QuizState, { type }: QuizEvent): Partial<QuizView> => ({
  isResumed: false,
  skippedOneThatMatters: false,
  ...(phase === 'running' && type !== 'identified' && { ending: null, sendWhenSignedIn: false }),
});

/** `typed` is the text, if there is a choice of units. `isConfirmed`: the user has confirmed an unlikely answer. */
type HowGiven = { typed?: Typed | null; isConfirmed?: boolean };

/** Replaces the text in the inputs by how the answer was typed and whether it was confirmed. */
const withHow = (
  quiz: Quiz,
  { state, ...view }: QuizView,
  { questionId, value }: GivenAnswer,
  { typed = null, isConfirmed = false }: HowGiven,
) => {
  const { [questionId]: _, ...inputs } = view.typed;
  const { [questionId]: __, ...others } = view.typedAnswers;
  const typedAnswers = typed ? { ...others, [questionId]: typed } : others;
  const before = { answers: state.answers, typed: view.typedAnswers };
  const after = { answers: { ...state.answers, [questionId]: value }, typed: typedAnswers };
  // A confirmation holds only while exactly the same doubt would be raised.
  const same = view.confirmed.filter((id) => {
    const doubt = doubtAbout(quiz, id, after);
    return doubt && JSON.stringify(doubt) === JSON.stringify(doubtAbout(quiz, id, before));
  });
  const confirmed = isConfirmed ? [...same.filter((id) => id !== questionId), questionId] : same;
  return { typed: inputs, typedAnswers, confirmed };
};
