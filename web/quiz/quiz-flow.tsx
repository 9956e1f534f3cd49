import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { currentQuestion, isLastStop, previousStop, privacyPosition } from '#shared/quiz/path.ts';
import { useSubmissions } from '../api/use-account.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import type { OpenQuiz } from './open-quiz.ts';
import { ProgressBar } from './progress-bar.tsx';
import { QuizDialog } from './quiz-dialog.tsx';
import type { QuizView } from './quiz-session.ts';
import { ChapterScreen } from './screens/chapter-screen.tsx';
import { CompletionScreen } from './screens/completion-screen.tsx';
import { IntroScreen } from './screens/intro-screen.tsx';
import { LockedScreen } from './screens/locked-screen.tsx';
import { PrivacyScreen } from './screens/privacy-screen.tsx';
import { QuestionScreen } from './screens/question-screen.tsx';
import { RedFlagScreen } from './screens/red-flag-screen.tsx';
import { SubmittingScreen } from './screens/submitting-screen.tsx';
import { browserBackTo } from './step-history.ts';

/** The screen that the state of the quiz asks for, and the dialog on top of it. */
export function QuizFlow({ open }: { open: OpenQuiz }) {
  const view = useStore(open.session.store);
  const access = useAccess(open, view);
  useSendWhenSignedIn(open, view, access);
  if (access === 'loading') return <Screen>{<PageSpinner words="Loading the quiz" />}</Screen>;
  if (access === 'locked') return <LockedScreen />;
  return (
    <>
      <CurrentScreen open={open} view={view} />
      <QuizDialog open={open} ending={view.ending} />
    </>
  );
}

function CurrentScreen({ open, view }: { open: OpenQuiz; view: QuizView }) {
  const { quiz, session } = open;
  const { state } = view;
  const header = <Header progress={<ProgressBar quiz={quiz} state={state} />} />;
  const onBack = () => browserBackTo(previousStop(quiz, state)) || session.dispatch({ type: 'back' });
  const props = { open, view, header, onBack };
  if (state.phase === 'completed') return <CompletionScreen open={open} />;
  if (state.phase === 'submitting') return <SubmittingScreen header={header} />;
  const flags = session.pendingEmergencies(view);
  if (flags.length > 0) return <RedFlagScreen {...props} flags={flags} />;
  if (state.currentQuestion === privacyPosition) return <PrivacyScreen {...props} />;
  const question = currentQuestion(quiz, state);
  if (!question) return <IntroScreen {...props} />;
  // A new key for each: inputs, errors and the heading's focus start afresh.
  return question.type === 'section-title' ? (
    <ChapterScreen key={question.id} {...props} question={question} />
  ) : (
    <QuestionScreen key={question.id} {...props} question={question} />
  );
}

type Access = 'free' | 'loading' | 'locked';

/** The cardiac quiz opens once the first one was submitted. Who is not signed in may walk through, and is told at the end. */
function useAccess({ quizId }: OpenQuiz, { state }: QuizView): Access {
  const { submissions, isLoading, hasFailed } = useSubmissions();
  if (quizId !== cardiacQuizId || !state.signedIn || state.phase === 'completed') return 'free';
  if (isLoading) return 'loading';
  // When the list could not be loaded, the API decides at the end.
  return hasFailed || submissions.some((submission) => submission.quizId === productQuizId) ? 'free' : 'locked';
}

/** Somebody logged in to submit: the answers go out by themselves. */
function useSendWhenSignedIn({ quiz, session }: OpenQuiz, { state, sendWhenSignedIn }: QuizView, access: Access) {
  const isDue = sendWhenSignedIn && state.signedIn && access === 'free' && isLastStop(quiz, state);
  useEffect(() => {
    if (isDue) session.sendNow();
  }, [isDue, session]);
}
