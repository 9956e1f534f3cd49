import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { QuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { initialState } from '#shared/quiz/state.ts';
import { takeRetakeRequest } from '../session/retake.ts';
import { readDraft, removeDraft } from './draft/drafts.ts';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-view.ts';
import type { WhoseDraft } from './screens/whose-draft-screen.tsx';

type LoadedFlow = Awaited<ReturnType<typeof loadFlow>> & { open: OpenQuiz };
type Doubt = Awaited<ReturnType<typeof loadQuestion>> & WhoseDraft;

type Opened = {
  quiz: Quiz | null;
  /** The screens after the intro and what they need; null until loaded. */
  flow: LoadedFlow | null;
  /** Answers of which nobody has said whose they are. Nothing of them is shown before. */
  doubt: Doubt | null;
  /** There is no draft, so the intro may be shown before `flow` is loaded. */
  mayShowIntro: boolean;
  hasFailed: boolean;
};

export type Opening = Opened & {
  /** Leaves the intro, at once or as soon as `flow` is loaded. */
  enter: () => void;
};

const loadFlow = () => import('./quiz-flow.tsx');
const loadQuestion = () => import('./screens/whose-draft-screen.tsx');

const closed: Opened = { quiz: null, flow: null, doubt: null, mayShowIntro: false, hasFailed: false };

/** Loads the questions, the draft and the screens at the same time. */
export function useOpening(quizId: QuizId): Opening {
  const [opened, setOpened] = useState(closed);
  const [wantsToContinue, setWantsToContinue] = useState(false);
  /** A new one opens the quiz anew. It has the run that the person has called theirs. */
  const [turn, setTurn] = useState<{ acceptedRunId?: string }>({});
  const isWritten = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const page = openPage(quizId, turn, isWritten.current, {
      show: (change) => setOpened((before) => ({ ...before, ...change })),
      reopen: (acceptedRunId) => {
        setWantsToContinue(false);
        setOpened(closed);
        setTurn(acceptedRunId === undefined ? {} : { acceptedRunId });
      },
    });
    return () => {
      isWritten.current = page.close();
    };
  }, [quizId, turn]);
  const { flow } = opened;
  useEffect(() => {
    if (!flow || !wantsToContinue) return;
    flow.open.run.dispatch({ type: 'continued' });
    setWantsToContinue(false);
  }, [flow, wantsToContinue]);
  return { ...opened, enter: () => setWantsToContinue(true) };
}

type Shown = { show: (change: Partial<Opened>) => void; reopen: (acceptedRunId?: string) => void };

/** Opens the quiz once. It stays open until it is closed, or until its answers may be somebody else's. */
function openPage(
  quizId: QuizId,
  { acceptedRunId }: { acceptedRunId?: string },
  isWritten: Promise<void> | undefined,
  { show, reopen }: Shown,
) {
  let isClosed = false;
  let open: OpenQuiz | null = null;
  const start = async () => {
    await isWritten;
    const [quiz, found] = await Promise.all([loadQuiz(quizId), draftOf(quizId, acceptedRunId)]);
    if (found && found.standing !== 'theirs') {
      const screen = await loadQuestion();
      return isClosed || show({ doubt: { ...screen, ...found, quiz, quizId, onAnswer: reopen } });
    }
    if (isClosed) return;
    show({ quiz, mayShowIntro: !found });
    const flow = await loadFlow();
    if (isClosed) return;
    open = await flow.openQuiz(quizId, quiz, found?.draft ?? null, () => isClosed || reopen());
    if (isClosed) await open.close();
    else show({ flow: { ...flow, open } });
  };
  loadFlow().catch(() => {}); // started early; `start` reports a failure
  start().catch(() => isClosed || show({ hasFailed: true }));
  const close = async () => {
    isClosed = true;
    await open?.close();
  };
  return { close };
}

const draftOf = async (quizId: QuizId, acceptedRunId?: string) => {
  if (takeRetakeRequest(quizId)) await removeDraft(quizId);
  // Most people have none, and need no rules about it.
  if ((await readDraft(quizId)) === null) return null;
  return (await import('./draft/find-for-opening.ts')).findForOpening(quizId, acceptedRunId);
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
