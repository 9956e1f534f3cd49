import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { initialState } from '#shared/quiz/state.ts';
import { takeRetakeRequest } from '../session/retake.ts';
import { useSession } from '../session/session.ts';
import { loadDraft, removeDraft } from './drafts.ts';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-view.ts';

type LoadedFlow = Awaited<ReturnType<typeof loadFlow>> & { open: OpenQuiz };

export type Opening = {
  quiz: Quiz | null;
  /** The screens after the intro and what they need; null until loaded. */
  flow: LoadedFlow | null;
  /** There is no draft, so the intro may be shown before `flow` is loaded. */
  mayShowIntro: boolean;
  hasFailed: boolean;
  /** Leaves the intro, at once or as soon as `flow` is loaded. */
  enter: () => void;
};

const loadFlow = () => import('./quiz-flow.tsx');

/** Loads the questions, the draft and the screens at the same time. */
export function useOpening(quizId: QuizId): Opening {
  const [quiz, setQuiz] = useState<Quiz | null>(null);
  const [flow, setFlow] = useState<LoadedFlow | null>(null);
  const [mayShowIntro, setMayShowIntro] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [wantsToContinue, setWantsToContinue] = useState(false);
  useEffect(() => {
    let isClosed = false;
    let opened: OpenQuiz | null = null;
    const open = async () => {
      const [loadedQuiz, draft] = await Promise.all([loadQuiz(quizId), draftOf(quizId)]);
      setQuiz(loadedQuiz);
      setMayShowIntro(draft === null);
      const loadedFlow = await loadFlow();
      opened = await loadedFlow.openQuiz(quizId, loadedQuiz, draft);
      if (isClosed) opened.close();
      else setFlow({ ...loadedFlow, open: opened });
    };
    loadFlow().catch(() => {}); // started early; `open` reports a failure
    open().catch(() => setFailed(true));
    return () => {
      isClosed = true;
      opened?.close();
    };
  }, [quizId]);
  useEffect(() => {
    if (!flow || !wantsToContinue) return;
    flow.open.run.dispatch({ type: 'continued' });
    setWantsToContinue(false);
  }, [flow, wantsToContinue]);
  return { quiz, flow, mayShowIntro, hasFailed, enter: () => setWantsToContinue(true) };
}

const draftOf = async (quizId: QuizId) => {
  if (takeRetakeRequest(quizId)) await removeDraft(quizId);
  return (await loadDraft(quizId, useSession.getState().user?.id ?? null, Date.now())) ?? null;
};

type EarlyView = Pick<QuizView, 'state' | 'ending'>;
const viewBeforeLoading: EarlyView = { state: { ...initialState, phase: 'running' }, ending: null };
const noSubscription = () => () => {};

/** The view of the run. Before the run exists, it is the view of a person at the intro. */
export function useView({ flow }: Opening): EarlyView {
  const store = flow?.open.run.store;
  return useSyncExternalStore<EarlyView>(
    store?.subscribe ?? noSubscription,
    store?.getState ?? (() => viewBeforeLoading),
    () => viewBeforeLoading,
  );
}
