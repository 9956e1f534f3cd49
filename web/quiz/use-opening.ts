import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { initialState } from '#shared/quiz/state.ts';
import { takeRetakeWish } from '../session/retake.ts';
import { useSession } from '../session/session.ts';
import { loadDraft, removeDraft } from './drafts.ts';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-view.ts';

type Walk = Awaited<ReturnType<typeof loadWalk>> & { open: OpenQuiz };

export type Opening = {
  quiz: Quiz | null;
  /** The screens after the intro and all they need. */
  walk: Walk | null;
  /** There is no draft to go on with: the intro may be shown before the walk is there. */
  mayShowIntro: boolean;
  hasFailed: boolean;
  /** Continue on the intro; before the walk is there, as soon as it is. */
  enter: () => void;
};

const loadWalk = () => import('./quiz-flow.tsx');

/** Loads the questions, the draft and the walk, all at once. */
export function useOpening(quizId: QuizId): Opening {
  const [quiz, setQuiz] = useState<Quiz | null>(null);
  const [walk, setWalk] = useState<Walk | null>(null);
  const [mayShowIntro, setMayShowIntro] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [wantsOn, setWantsOn] = useState(false);
  useEffect(() => {
    let closed = false;
    let opened: OpenQuiz | null = null;
    const open = async () => {
      const [loadedQuiz, draft] = await Promise.all([loadQuiz(quizId), draftOf(quizId)]);
      setQuiz(loadedQuiz);
      setMayShowIntro(draft === null);
      const loadedWalk = await loadWalk();
      opened = await loadedWalk.openQuiz(quizId, loadedQuiz, draft);
      if (closed) opened.close();
      else setWalk({ ...loadedWalk, open: opened });
    };
    loadWalk().catch(() => {}); // started early; `open` tells of a failure
    open().catch(() => setFailed(true));
    return () => {
      closed = true;
      opened?.close();
    };
  }, [quizId]);
  useEffect(() => {
    if (!walk || !wantsOn) return;
    walk.open.session.dispatch({ type: 'continued' });
    setWantsOn(false);
  }, [walk, wantsOn]);
  return { quiz, walk, mayShowIntro, hasFailed, enter: () => setWantsOn(true) };
}

const draftOf = async (quizId: QuizId) => {
  if (takeRetakeWish(quizId)) await removeDraft(quizId);
  return (await loadDraft(quizId, useSession.getState().user?.id ?? null, Date.now())) ?? null;
};

type Glimpse = Pick<QuizView, 'state' | 'ending'>;
const early: Glimpse = { state: { ...initialState, phase: 'walking' }, ending: null };
const never = () => () => {};

/** What is to be shown: the walk's view, or before there is one, that of somebody at the intro. */
export function useView({ walk }: Opening): Glimpse {
  const store = walk?.open.session.store;
  return useSyncExternalStore<Glimpse>(store?.subscribe ?? never, store?.getState ?? (() => early), () => early);
}
