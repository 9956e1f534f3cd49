import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { currentQuestion, isLastStop, previousStop, privacyPosition } from '#shared/quiz/path.ts';
import { Header } from '../shell/header.tsx';
import type { OpenQuiz } from './open-quiz.ts';
import { ProgressBar } from './progress-bar.tsx';
import { QuizDialog } from './quiz-dialog.tsx';
import type { QuizView } from './quiz-view.ts';
import { watchOutbox } from './resend.ts';
import { ChapterScreen } from './screens/chapter-screen.tsx';
import { CompletionScreen } from './screens/completion-screen.tsx';
import { KeptHere } from './screens/kept-here.tsx';
import { PrivacyScreen } from './screens/privacy-screen.tsx';
import { QuestionScreen } from './screens/question-screen.tsx';
import { RedFlagScreen } from './screens/red-flag-screen.tsx';
import { SubmittingScreen } from './screens/submitting-screen.tsx';
import { browserBackTo } from './step-history.ts';

export { openQuiz } from './open-quiz.ts';

/** The screen that the state of the quiz asks for, and the dialog on top of it. The intro is the page's own. */
export function QuizFlow({ open }: { open: OpenQuiz }) {
  const view = useStore(open.session.store);
  useEffect(watchOutbox, []);
  useSendWhenSignedIn(open, view);
  return (
    <>
      <CurrentScreen open={open} view={view} />
      <QuizDialog open={open} ending={view.ending} />
    </>
  );
}

/** On the intro, when there are answers already. */
export function Kept({ open }: { open: OpenQuiz }) {
  const { answers } = useStore(open.session.store).state;
  return Object.keys(answers).length > 0 && <KeptHere session={open.session} />;
}

function CurrentScreen({ open, view }: { open: OpenQuiz; view: QuizView }) {
  const { quiz, session } = open;
  const { state } = view;
  const flags = session.pendingEmergencies(view);
  useStartAtTop(`${state.phase} ${state.currentQuestion} ${flags.length}`);
  const header = <Header progress={<ProgressBar quiz={quiz} state={state} />} />;
  const onBack = () => browserBackTo(previousStop(quiz, state)) || session.dispatch({ type: 'back' });
  const props = { open, view, header, onBack };
  if (state.phase === 'completed') return <CompletionScreen open={open} header={header} />;
  if (state.phase === 'submitting') return <SubmittingScreen header={header} />;
  if (flags.length > 0) return <RedFlagScreen {...props} flags={flags} />;
  if (state.currentQuestion === privacyPosition) return <PrivacyScreen {...props} />;
  const question = currentQuestion(quiz, state);
  if (!question) return null;
  // A new key for each: inputs, errors and the heading's focus start afresh.
  return question.type === 'section-title' ? (
    <ChapterScreen key={question.id} {...props} question={question} />
  ) : (
    <QuestionScreen key={question.id} {...props} question={question} />
  );
}

/** The page stays and only its screen changes, so the window would stay scrolled down. */
function useStartAtTop(screen: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [screen]);
}

/** Somebody logged in to submit: the answers go out by themselves. */
function useSendWhenSignedIn({ quiz, session }: OpenQuiz, { state, sendWhenSignedIn }: QuizView) {
  const isDue = sendWhenSignedIn && state.signedIn && isLastStop(quiz, state);
  useEffect(() => {
    if (isDue) session.sendNow();
  }, [isDue, session]);
}
