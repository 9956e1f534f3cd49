import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { submissionsPerPage } from '#shared/contract/limits.ts';
import { neededBefore, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { introPosition } from '#shared/quiz/path.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { initialState, type QuizState } from '#shared/quiz/state.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz-intro.ts';
import { useSession, useSubmissions, whenKnown } from '../session/session.ts';
import { takeRetakeRequest } from '../session/start-over.ts';
import { Header, Screen } from '../shell/screen.tsx';
import { Button, PageSpinner } from '../ui/button.tsx';
import { loadStyles } from '../ui/loading.ts';
import { Column, Message, PageHeading } from '../ui/page.tsx';
import { useIsPrerendered } from '../ui/painting.ts';
import type { FoundDraft } from './draft/find-draft.ts';
import type { OpenQuiz } from './open-quiz.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { QuizView } from './quiz-run.ts';
import { IntroScreen } from './screens/intro-screen.tsx';
import type { WhoseDraft } from './screens/whose-draft-screen.tsx';

/** A quiz from the intro to the end. The intro is small and comes first; the rest loads while the visitor reads it. */
export function QuizPage({ quizId, quiz }: { quizId: QuizId; quiz: Quiz }) {
  const { flow, doubt, mayShowIntro, hasFailed, enter } = useOpening(quizId, quiz);
  const access = useAccess(quizId);
  const introState = useIntroState(flow);
  if (hasFailed) return <NotLoadedScreen quizId={quizId} />;
  if (access === 'locked') return <Locked quizId={quizId} />;
  if (access === 'loading') return <Loading />;
  if (doubt) return <doubt.WhoseDraftScreen {...doubt} />;
  if (introState && (flow || mayShowIntro)) {
    const header = (
      <Header progress={<ProgressBar quiz={quiz} state={introState} words={quizRecords[quizId].title} />} />
    );
    return (
      <IntroScreen
        quiz={quiz}
        header={header}
        onContinue={enter}
        savedNote={flow && <flow.SavedNote open={flow.open} />}
      />
    );
  }
  return flow ? <flow.QuizFlow open={flow.open} /> : <Loading />;
}

/** Loaded on demand: few users get here, because Home shows the heart quiz as locked. */
function Locked({ quizId }: { quizId: QuizId }) {
  const [Shown, show] = useState<ComponentType>(() => Loading);
  useEffect(() => {
    import('./screens/locked-screen.tsx').then(
      ({ LockedScreen }) => show(() => LockedScreen),
      () => show(() => () => <NotLoadedScreen quizId={quizId} />),
    );
  }, [quizId]);
  return <Shown />;
}

const Loading = () => (
  <Screen>
    <PageSpinner words={words.loading} />
  </Screen>
);

/** The heart quiz opens once the first quiz has been submitted. A visitor may answer it, but must log in to submit. */
function useAccess(quizId: QuizId): 'free' | 'loading' | 'locked' {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const completed = useSession(({ user }) => user?.completedQuizzes);
  const { submissions, isLoading, hasFailed } = useSubmissions();
  const needed = neededBefore(quizId);
  if (!needed || !isSignedIn) return 'free';
  // Either is enough: the profile counts all submissions, and the list may be newer.
  if (completed?.[needed] || submissions.some((row) => row.quizId === needed)) return 'free';
  if (isLoading) return 'loading';
  // If nothing could be loaded, or only a full page that may lack the first quiz, the API decides at the end.
  const isKnown = completed !== undefined || submissions.length < submissionsPerPage;
  return hasFailed || !isKnown ? 'free' : 'locked';
}

type LoadedFlow = Awaited<ReturnType<typeof loadFlow>> & { open: OpenQuiz };
type Opened = {
  /** The screens after the intro and what they need; null until loaded. */
  flow: LoadedFlow | null;
  /** A draft whose owner the user has to confirm before any of it is shown. */
  doubt: (Awaited<ReturnType<typeof loadQuestion>> & WhoseDraft) | null;
  /** True if there is no draft, so that the intro may be shown before `flow` is loaded. */
  mayShowIntro: boolean;
  hasFailed: boolean;
};

/** Loads the whole style sheet as well, because a prerendered page has only its own rules. */
const loadFlow = () => Promise.all([import('./quiz-flow.tsx'), loadStyles('app')]).then(([flow]) => flow);
const loadQuestion = () => import('./screens/whose-draft-screen.tsx');

const closed: Opened = { flow: null, doubt: null, mayShowIntro: false, hasFailed: false };

/**
 * Loads the draft and the screens at the same time. A prerendered intro stays until a draft is found. The quiz stays
 * open until its answers may be another user's.
 */
function useOpening(quizId: QuizId, quiz: Quiz) {
  const isPrerendered = useIsPrerendered();
  const [opened, setOpened] = useState({ ...closed, mayShowIntro: isPrerendered });
  const [wantsToContinue, setWantsToContinue] = useState(false);
  /** Each new value opens the quiz again, with the run that the user has claimed. */
  const [turn, setTurn] = useState<{ acceptedRunId?: string | undefined }>({});
  const isWritten = useRef<Promise<void>>(undefined);
  useEffect(() => {
    let isClosed = false;
    let open: OpenQuiz | null = null;
    const show = (change: Partial<Opened>) => isClosed || setOpened((before) => ({ ...before, ...change }));
    const reopen = (acceptedRunId?: string) => {
      if (isClosed) return;
      setWantsToContinue(false);
      setOpened(closed);
      setTurn({ acceptedRunId });
    };
    const start = async () => {
      await isWritten.current;
      const found: (FoundDraft & { isDropped?: boolean }) | null | undefined = await draftOf(
        quizId,
        turn.acceptedRunId,
      );
      if (found && (found.standing !== 'theirs' || found.isDropped)) {
        const screen = await loadQuestion();
        return show({ doubt: { ...screen, ...found, quiz, quizId, onAnswer: reopen } });
      }
      show({ mayShowIntro: !found });
      const flow = await loadFlow();
      if (isClosed) return;
      open = await flow.openQuiz(quizId, quiz, found ? found.draft : found, () => reopen());
      if (isClosed) return open.close();
      show({ flow: { ...flow, open } });
      flow.prepareScreens(open);
    };
    loadFlow().catch(() => {}); // preloads; `start` reports a failure
    start().catch(() => show({ hasFailed: true }));
    return () => {
      isClosed = true;
      isWritten.current = open?.close();
    };
  }, [quizId, quiz, turn]);
  const { flow } = opened;
  useEffect(() => {
    if (!flow || !wantsToContinue) return;
    flow.leaveIntro(flow.open);
    setWantsToContinue(false);
  }, [flow, wantsToContinue]);
  /** Leaves the intro now, or as soon as `flow` is loaded. */
  const enter = () => (flow ? flow.leaveIntro(flow.open) : setWantsToContinue(true));
  return { ...opened, enter };
}

/**
 * The draft; undefined if it could not be read. With `isDropped` a retake would remove it, so the user is asked first.
 */
const draftOf = async (quizId: QuizId, acceptedRunId?: string) => {
  const { readDraft, removeDraft } = await import('./draft/drafts.ts');
  const retake = takeRetakeRequest(quizId);
  if (retake === 'drop') await removeDraft(quizId);
  // Most users have no draft, and need none of the code that judges one.
  if ((await readDraft(quizId)) === null) return null;
  const { findDraft, isEmpty } = await import('./draft/find-draft.ts');
  await whenKnown();
  const found = await findDraft(quizId, useSession.getState().user, Date.now(), acceptedRunId);
  if (!found || retake === null) return found;
  if (!isEmpty(found.draft)) return { ...found, isDropped: true };
  await removeDraft(quizId, found.draft.runId);
  return null;
};

const stateBeforeLoading: QuizState = { ...initialState, phase: 'running' };
const noSubscription = () => () => {};

/**
 * The state at the intro, even before the run exists. Null from the next screen on, so that the page is not rendered
 * again with each step.
 */
function useIntroState(flow: LoadedFlow | null): QuizState | null {
  const store = flow?.open.run.store;
  return useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => (store ? introStateOf(store.getState()) : stateBeforeLoading),
    () => stateBeforeLoading,
  );
}

const introStateOf = ({ state, ending }: QuizView): QuizState | null =>
  state.phase === 'running' && state.currentQuestion === introPosition && !ending ? state : null;

function NotLoadedScreen({ quizId }: { quizId: QuizId }) {
  return (
    <Screen>
      <Column>
        <Message
          heading={<PageHeading documentTitle={quizRecords[quizId].title}>{words.notLoaded}</PageHeading>}
          actions={<Button onClick={() => location.reload()}>{labels.tryAgain}</Button>}
        >
          {words.notLoadedSafe}
        </Message>
      </Column>
    </Screen>
  );
}
