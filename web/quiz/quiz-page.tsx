import { type ComponentType, useEffect, useState } from 'react';
import { submissionsPerPage } from '#shared/contract/limits.ts';
import { neededBefore, type QuizId, quizRecords } from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { useSubmissions } from '../api/use-account.ts';
import { useSession } from '../session/session.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { IntroScreen } from './screens/intro-screen.tsx';
import { NotLoadedScreen } from './screens/not-loaded-screen.tsx';
import { type Opening, useIntroState, useOpening } from './use-opening.ts';

/** One of the two quizzes, from the intro to the end. The intro is small and comes first; the rest loads while it is read. */
export function QuizPage({ quizId, quiz }: { quizId: QuizId; quiz: Quiz }) {
  const opening = useOpening(quizId, quiz);
  const access = useAccess(quizId);
  if (opening.hasFailed) return <NotLoadedScreen quizId={quizId} />;
  if (access === 'locked') return <Locked quizId={quizId} />;
  if (access === 'loading') return <Loading />;
  return <OpeningQuiz quizId={quizId} quiz={quiz} opening={opening} />;
}

function OpeningQuiz({ quizId, quiz, opening }: { quizId: QuizId; quiz: Quiz; opening: Opening }) {
  const { flow, doubt, mayShowIntro, enter } = opening;
  const introState = useIntroState(opening);
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
        savedNote={flow && <flow.SavedAnswersNote open={flow.open} />}
      />
    );
  }
  return flow ? <flow.QuizFlow open={flow.open} /> : <Loading />;
}

/** Loaded on use: hardly anybody gets here, because Home shows the heart quiz as locked. */
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
    <PageSpinner words="Loading the quiz" />
  </Screen>
);

/** The heart quiz opens after the first quiz was submitted. A person who is not signed in may answer it and must log in to submit. */
function useAccess(quizId: QuizId): 'free' | 'loading' | 'locked' {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const completed = useSession(({ user }) => user?.completedQuizzes);
  const { submissions, isLoading, hasFailed } = useSubmissions();
  const needed = neededBefore(quizId);
  if (!needed || !isSignedIn) return 'free';
  // A fact of either is enough: the profile knows all submissions, and the list may be newer.
  if (completed?.[needed] || submissions.some((row) => row.quizId === needed)) return 'free';
  if (isLoading) return 'loading';
  // When nothing could be loaded, or only a full page that may lack the first quiz, the API decides at the end.
  const isKnown = completed !== undefined || submissions.length < submissionsPerPage;
  return hasFailed || !isKnown ? 'free' : 'locked';
}
