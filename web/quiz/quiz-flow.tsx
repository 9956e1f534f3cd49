import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { earlyEndScreens, firstLookScreen } from '#shared/longevity/growing/screens.ts';
import { isListShown, isOpenFromList } from '#shared/quiz/check.ts';
import { areLaterOptionsShown } from '#shared/quiz/later-options.ts';
import { noPace, type Pace, timeLeft, withScreen } from '#shared/quiz/pace.ts';
import { currentQuestion, isLastStop, previousStop, privacyPosition } from '#shared/quiz/path.ts';
import { chapters } from '#shared/quiz/progress.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';
import { keepOnDevice } from '#web/device-copies.ts';
import { loadPlaces } from '#web/place/place.ts';
import * as words from '#words/quiz.ts';
import { chapterLook } from '../answers/chapter-look.ts';
import { useSharedDevice } from '../session/storage.ts';
import { Header, Screen } from '../shell/screen.tsx';
import { siteSettings } from '../site-settings.ts';
import { PageSpinner } from '../ui/button.tsx';
import { useRootMark } from '../ui/painting.ts';
import chapterStyles from './chapter.module.css';
import { hasAnswers } from './draft/sync-draft.ts';
import { loadGrowing, lookScreen } from './growing/load-growing.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { FramedScreenProps, OpenQuiz } from './open-quiz.ts';
import { watchOutbox } from './outbox/resend.ts';
import { usePressGuard } from './press-guard.ts';
import { ProgressBar } from './progress-bar.tsx';
import styles from './quiz.module.css';
import { QuizDialog } from './quiz-dialog.tsx';
import type { QuizView } from './quiz-run.ts';
import { CheckScreen } from './screens/check-screen.tsx';
import { CompletionScreen, SubmittingScreen } from './screens/completion-screen.tsx';
import { EmergencyScreen } from './screens/emergency-screen.tsx';
import { PrivacyScreen } from './screens/privacy-screen.tsx';
import { QuestionScreen } from './screens/question-screen.tsx';
import { browserBackTo } from './step-history.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

export { leaveIntro, openQuiz } from './open-quiz.ts';
export { prepareScreens } from './prepare-screens.tsx';
export { SavedNote } from './screens/quiz-menu.tsx';

/** The screen for the current state of the quiz, and the dialog on top of it. The page itself shows the intro. */
export function QuizFlow({ open, now }: { open: OpenQuiz; now?: () => number }) {
  const view = useStore(open.run.store);
  const guard = usePressGuard(`${screenOf(open, view)} ${view.ending?.type}`, now);
  // Mounted only when needed, because the router's hooks cost each step of the quiz some time.
  const losesAnswers = useSharedDevice() && view.state.phase !== 'completed' && hasAnswers(view);
  useEffect(watchOutbox, []);
  // Not before the privacy screen, where the user says whether others use this device.
  const isAsked = view.state.currentQuestion > privacyPosition;
  useEffect(() => {
    if (isAsked) keepOnDevice();
  }, [isAsked]);
  // The user has logged in to submit the answers.
  const isDue = view.sendWhenSignedIn && view.state.signedIn && isLastStop(open.quiz, view.state);
  useEffect(() => {
    if (isDue) open.run.sendNow();
  }, [isDue, open.run]);
  return (
    <div className={styles.screens} {...guard}>
      <CurrentScreen open={open} view={view} />
      <QuizDialog open={open} ending={view.ending} />
      {losesAnswers && (
        <LeaveDialog
          title={words.leaveTitle}
          words={words.leaveSharedDevice}
          leaveLabel={words.leaveAndLose}
          onLeave={open.run.startOver}
        />
      )}
    </div>
  );
}

/** The screen after the title of the first section. */
const firstQuestion = 1;

function CurrentScreen({ open, view }: { open: OpenQuiz; view: QuizView }) {
  const { quiz, run } = open;
  const { state } = view;
  const flags = run.pendingEmergencies(view);
  const screen = screenOf(open, view);
  // The page stays the same, so the browser does not scroll a new screen to its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [screen]);
  const isAsking = state.currentQuestion >= 0;
  useEffect(() => {
    if (isAsking) void loadPlaces();
  }, [isAsking]);
  const isNumberNear = quiz.id === productQuizId && state.currentQuestion > firstQuestion;
  useEffect(() => {
    if (isNumberNear) void loadGrowing();
  }, [isNumberNear]);
  const timeLeft = useTimeLeft(quiz, state);
  // The progress of the quiz does not matter in an emergency.
  const isEmergency = flags.length > 0;
  const progress = <ProgressBar {...{ quiz, state, timeLeft }} words={positionInWords(quiz, state)} />;
  const header = (
    <>
      {isEmergency ? <Header end={null} /> : <Header progress={progress} />}
      <UnsavedNotice name={quiz.id} />
    </>
  );
  const onBack = () => placesBefore(open, view).some(browserBackTo) || run.dispatch({ type: 'back' });
  const props = { open, view, onBack };
  const framed = { ...props, header };
  // An emergency comes before every other screen, even the one that says that the quiz is over.
  if (isEmergency) return <EmergencyScreen {...framed} key={screen} flags={flags} />;
  if (state.phase === 'completed') return <CompletionScreen open={open} header={header} />;
  if (state.phase === 'submitting') return <SubmittingScreen header={header} />;
  if (isListShown(state)) return <CheckScreen {...framed} />;
  return <PathScreen {...framed} />;
}

/**
 * The privacy screen, the beginning of a chapter, or a question. The frame stays mounted from screen to screen and only
 * its content is replaced, which halves the work of a step.
 */
function PathScreen({ header, ...props }: FramedScreenProps) {
  const { quiz } = props.open;
  const { state } = props.view;
  const question = currentQuestion(quiz, state);
  const look = useFirstLook(props.open, question);
  const isChapter = question?.type === 'section-title' && look === null;
  useRootMark('chapter', isChapter ? '' : null);
  if (question && look) {
    return (
      <Screen header={header}>
        {look === 'loading' ? (
          <PageSpinner words={words.workingOutFirstLook} />
        ) : (
          <look.FirstLookScreen {...props} question={question} />
        )}
      </Screen>
    );
  }
  return (
    <Screen header={header} className={isChapter ? chapterStyles.page : undefined}>
      {state.currentQuestion === privacyPosition && <PrivacyScreen {...props} />}
      {question && <QuestionScreen {...props} question={question} />}
    </Screen>
  );
}

type LookScreen = NonNullable<ReturnType<typeof lookScreen.get>>;

/** The first-look screen, if it replaces the plain one here; null if it does not, or cannot be loaded. */
function useFirstLook({ quizId }: OpenQuiz, question: Question | undefined): LookScreen | 'loading' | null {
  const isItsPlace = quizId === productQuizId && question?.id === firstLookScreen && siteSettings().firstLook !== false;
  const [loaded, setLoaded] = useState<LookScreen | null | undefined>(() => lookScreen.get() ?? undefined);
  useEffect(() => {
    if (isItsPlace && loaded === undefined) lookScreen.load().then(setLoaded, () => setLoaded(null));
  }, [isItsPlace, loaded]);
  if (!isItsPlace) return null;
  return loaded === undefined ? 'loading' : loaded;
}

/** Identifies the screen that is shown, so that a different value means a new screen. */
function screenOf({ run }: OpenQuiz, view: QuizView): string {
  const { phase, currentQuestion } = view.state;
  const flags = run.pendingEmergencies(view).map(({ code }) => code);
  return [phase, currentQuestion, isListShown(view.state), areLaterOptionsShown(view.state), ...flags].join(' ');
}

/**
 * Where Back leads, in the terms of `step-history.ts`. After an early end that is the screen where the user chose to
 * end, not a question that was never shown. Later options lead back to the first ones. If the question was opened from
 * the list, both share one history entry.
 */
function placesBefore({ quiz }: OpenQuiz, { state }: QuizView): (number | 'list')[] {
  if (areLaterOptionsShown(state)) return isOpenFromList(state) ? [] : [state.currentQuestion];
  if (isOpenFromList(state)) return ['list'];
  const before = state.check?.from ?? previousStop(quiz, state);
  if (currentQuestion(quiz, state)?.id !== firstLookScreen) return [before];
  return [before, ...earlyEndScreens.map((screen) => quiz.questions.findIndex(({ id }) => id === screen))];
}

/**
 * 'Sleep, 4 of 7' for the fourth chapter. Chapters are counted because a count of questions would change with the
 * answers.
 */
function positionInWords(quiz: Quiz, state: QuizState): string {
  if (state.phase === 'submitting' || state.phase === 'completed') return words.finished;
  if (state.currentQuestion === privacyPosition) return words.beforeYouStart;
  const question = currentQuestion(quiz, state);
  if (!question) return quizRecords[quiz.id].title;
  const all = chapters(quiz, state);
  const number = all.findIndex(({ section }) => section === question.section) + 1;
  return words.inSection(chapterLook(question.section).name, number, all.length);
}

/** 'about 4 minutes left', from the user's own pace on this visit; blank if no question is shown. */
function useTimeLeft(quiz: Quiz, state: QuizState): string {
  // In milliseconds. Unlike the time of day, it cannot be set back in the middle of a quiz.
  const now = performance.now();
  const seen = useRef<{ position: number; since: number; pace: Pace }>(undefined);
  seen.current ??= { position: state.currentQuestion, since: now, pace: noPace };
  const { position, since, pace } = seen.current;
  if (position !== state.currentQuestion) {
    const isForward = state.currentQuestion > position && state.check === null;
    const next = isForward ? withScreen(pace, (now - since) / 1000) : pace;
    seen.current = { position: state.currentQuestion, since: now, pace: next };
  }
  return timeLeft(quiz, state, seen.current.pace);
}
