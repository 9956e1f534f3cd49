import { createStore } from 'zustand/vanilla';
import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import { asks } from '#shared/quiz/kinds.ts';
import { type QuizEvent, type Setting, step } from '#shared/quiz/machine.ts';
import { currentQuestion } from '#shared/quiz/path.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import { initialState } from '#shared/quiz/state.ts';
import type { Draft } from './drafts.ts';
import type { QuizView } from './quiz-view.ts';
import { expectUnsent, showUnsent } from './resend.ts';
import type { Ending } from './send-answers.ts';
import type { Typed } from './typed.ts';

type Deps = {
  setting: Setting;
  /** Who is signed in at the start. */
  userId: string | null;
  newRun: () => string;
  redFlags: (answers: Answers) => readonly RedFlagNotice[];
  send: (view: QuizView) => Promise<Ending>;
};

export type QuizSession = ReturnType<typeof createQuizSession>;

/** One walk through one quiz: the pure machine, and beside it what the person should be told. */
export function createQuizSession({ setting, userId, newRun, redFlags, send }: Deps) {
  let userIdNow = userId;
  const fresh = (): QuizView => ({
    state: initialState,
    run: newRun(),
    owner: userIdNow,
    typed: {},
    putAway: [],
    sendWhenSignedIn: false,
    isResumed: false,
    skippedOneThatMatters: false,
    ending: null,
  });
  const store = createStore<QuizView>()(fresh);
  const get = store.getState;
  const set = (change: Partial<QuizView>) => store.setState(change);

  /** Runs an event through the machine. What was said about the last screen is said no longer. */
  const dispatch = (event: QuizEvent) => {
    const before = get().state;
    const state = step(setting, before, event);
    if (state === before) return;
    set({ state, isResumed: false, skippedOneThatMatters: false });
    if (state.answers !== before.answers) set({ putAway: stillRaised(state.answers) });
    if (state.phase === 'submitting' && before.phase !== 'submitting') void submit();
  };

  /** A notice put away is shown again when the answer that raised it was changed and is then given again. */
  const stillRaised = (answers: Answers) => {
    const raised = redFlags(answers).map(({ code }) => code);
    return get().putAway.filter((code) => raised.includes(code));
  };

  const submit = async () => {
    const ending = await send(get());
    if (ending.type === 'refused' && ending.isUsedUp) set({ run: newRun() });
    if (ending.type === 'waiting') expectUnsent();
    else void showUnsent();
    if (ending.type !== 'sent') set({ ending, sendWhenSignedIn: false });
    dispatch({ type: ending.type === 'sent' || ending.type === 'waiting' ? 'submitted' : 'refused' });
    if (ending.type === 'refused' && ending.questionId) goTo(ending.questionId);
  };

  const goTo = (questionId: string) => {
    const index = setting.quiz.questions.findIndex((question) => question.id === questionId);
    if (index !== -1) dispatch({ type: 'went', currentQuestion: index });
  };

  const forget = (questionId: string) => {
    const { [questionId]: _, ...typed } = get().typed;
    set({ typed });
  };

  const begin = () => {
    identify(userIdNow);
    dispatch({ type: 'started' });
  };

  /** In one change: whoever follows never sees a new walk with old answers. */
  const startOver = () => {
    const reset = step(setting, get().state, { type: 'reset' });
    set({ ...fresh(), state: step(setting, reset, { type: 'started' }) });
  };

  /** Nobody goes on with somebody else's answers. Who registers with them, while they are submitted, makes them theirs. */
  const identify = (nowSignedIn: string | null) => {
    const { owner, state } = get();
    userIdNow = nowSignedIn;
    if (owner !== null && nowSignedIn !== null && owner !== nowSignedIn && state.phase === 'walking') startOver();
    if (nowSignedIn !== null && get().owner !== nowSignedIn) set({ owner: nowSignedIn });
    dispatch({ type: 'identified', signedIn: nowSignedIn !== null });
  };

  return {
    store,
    dispatch,
    begin,
    identify,
    type: (questionId: string, typed: Typed) => set({ typed: { ...get().typed, [questionId]: typed } }),
    answer: (questionId: string, value: Answer) => {
      forget(questionId);
      dispatch({ type: 'answered', questionId, value });
    },
    skip: () => {
      const question = currentQuestion(setting.quiz, get().state);
      if (question) forget(question.id);
      dispatch({ type: 'skipped' });
      if (question?.mattersMost && get().state.phase === 'walking') set({ skippedOneThatMatters: true });
    },
    startOver,
    /** Takes up a draft: on opening the page, or when another tab went on with this quiz. */
    restore: (draft: Draft, currentQuestion = draft.currentQuestion) => {
      const { answers, privacyAccepted, run, putAway, sendWhenSignedIn } = draft;
      const state = step(setting, get().state, { type: 'restored', currentQuestion, answers, privacyAccepted });
      const owner = draft.owner ?? userIdNow;
      set({ state, run, owner, typed: { ...draft.typed, ...get().typed }, putAway, sendWhenSignedIn });
    },
    welcomeBack: () => set({ isResumed: true }),
    /** The person goes to log in; the draft must say so before they leave. */
    sendWhenSignedIn: () => set({ ending: null, sendWhenSignedIn: true }),
    /** From the last screen, as it stands. */
    sendNow: () => {
      set({ sendWhenSignedIn: false });
      const question = currentQuestion(setting.quiz, get().state);
      const isAnswered = question !== undefined && question.id in get().state.answers;
      const isAsked = question !== undefined && asks(question);
      dispatch({ type: isAsked && !isAnswered ? 'skipped' : 'continued' });
    },
    closeEnding: () => set({ ending: null }),
    putAway: (codes: readonly string[]) => set({ putAway: [...get().putAway, ...codes] }),
    /** Emergencies raised by the answers so far and not put away yet. */
    pendingEmergencies: ({ state, putAway }: QuizView) =>
      redFlags(state.answers).filter(({ level, code }) => level === 'emergency' && !putAway.includes(code)),
  };
}
