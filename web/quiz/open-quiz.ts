import type { ReactNode } from 'react';
import { asRunId } from '#shared/contract/ids.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { loadScreenWords } from '#shared/load-screens.ts';
import { withNumbers, withScreenWords } from '#shared/quiz/all-questions.ts';
import { introPosition } from '#shared/quiz/path.ts';
import { progressPercent } from '#shared/quiz/progress.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { markCompleted, onLogout, setProgress, until, useSession } from '#web/session/session.ts';
import type { Draft } from './draft/drafts.ts';
import { findDraft } from './draft/find-draft.ts';
import { claimRun, releaseRun } from './draft/runs-of-this-tab.ts';
import { onDraftChange } from './draft/save-draft.ts';
import { type DraftSync, isOwnerUncertain, syncDraft } from './draft/sync-draft.ts';
import { type Emergencies, loadEmergencies } from './emergencies.ts';
import { localDay } from './local-day.ts';
import { createQuizRun, type QuizRun, type QuizView } from './quiz-run.ts';
import { sendAnswers } from './send-answers.ts';
import { followSteps, placeInHistory } from './step-history.ts';

// These invariants of quiz run, draft and outbox hold with any number of tabs and users and on any network:
// - An accepted answer is in the draft, in the outbox or at the API. It leaves one place only once the next has it: the
//   draft on submit, and the outbox when the API has accepted it or it is a draft again.
// - Draft, outbox and API identify a run by its id. A run that is sent twice, from any tab, is one submission.
// - Only the owner sees a draft and the outbox, and both are sent with the owner's token. A draft without an owner
//   belongs to the user who claims it before seeing any of it.
// - A draft that was removed (submitted, started over, logged out) is not written again by a tab that learns of it
//   late. A draft that could not be read or written is not removed.

/** An open quiz. Call `close` when it is no longer shown. */
export type OpenQuiz = {
  quiz: Quiz;
  quizId: QuizId;
  today: string;
  run: QuizRun;
  /** True if it could not be read whether this browser has a draft. */
  isUnread: boolean;
  /** Moves the draft to the memory of this page, or back to IndexedDB. */
  keepHere: DraftSync['moveTo'];
  /** Resolves when the last answer is written. */
  close: () => Promise<void>;
};

export type QuizScreenProps = { open: OpenQuiz; view: QuizView; onBack: () => void };

export type QuestionScreenProps = QuizScreenProps & { question: Question };

/** The properties of a screen that draws its own frame, off the path of the quiz. */
export type FramedScreenProps = QuizScreenProps & { header: ReactNode };

/**
 * Leaves the intro. If Continue was pressed before the draft was loaded, it leads to where the draft stopped and skips
 * no screen.
 */
export function leaveIntro({ run: { store, dispatch } }: OpenQuiz): void {
  if (store.getState().state.currentQuestion === introPosition) dispatch({ type: 'continued' });
}

const userNow = () => useSession.getState().user;
const userIdNow = () => userNow()?.id ?? null;

/**
 * Opens a quiz, with its draft if there is one (undefined: it could not be read), and connects the run to history,
 * storage, other tabs and signing in. Calls `onDoubt` when the answers may no longer be this user's: the caller must
 * then close the quiz and open it again.
 */
export async function openQuiz(
  quizId: QuizId,
  plain: Quiz,
  draft: Draft | null | undefined,
  onDoubt: () => void = () => {},
): Promise<OpenQuiz> {
  const shown = withScreenWords(plain, await loadScreenWords(quizId));
  const numbered = withNumbers(shown, draft?.retake?.numbers ?? []);
  const today = localDay(new Date());
  const emergencies = await loadEmergencies(quizId, numbered, today);
  const quiz = { ...numbered, asking: { today, known: emergencies.known } };
  await emergencies.followUser(userNow());
  const run = createQuizRun({
    setting: { quiz, today },
    userId: userIdNow(),
    newRunId: () => asRunId(crypto.randomUUID()),
    emergencies,
    send: ({ state: { answers }, typedAnswers, confirmed, runId, retake }) =>
      sendAnswers({ quiz, quizId, answers, typedAnswers, confirmed, runId, basedOn: retake?.basedOn }),
  });
  run.begin();
  if (draft) {
    run.restore(draft, placeInHistory(quiz, draft));
    // The first screen of a retake does not say 'Welcome back'.
    const isJustBegun = draft.revision === 1 && Object.keys(draft.retake?.lastTime ?? {}).length > 0;
    if (!isJustBegun) run.markResumed();
  }
  // After a retake this overwrites the progress of the earlier run.
  setProgress(quizId, progressPercent(quiz, run.store.getState().state));
  const find = () => findDraft(quizId, userNow(), Date.now());
  const keeper = syncDraft(quizId, run, draft, { find, onForeignRun: onDoubt });
  // The user has just claimed the draft: save them as its owner.
  if (draft && draft.owner !== run.store.getState().owner) keeper.write();
  const { store } = run;
  // While the quiz is open, this tab does not ask whose its runs are.
  const runIds = new Set<string>();
  const claim = ({ runId }: QuizView) => {
    runIds.add(runId);
    claimRun(runId);
  };
  claim(store.getState());
  // Which numbers the quiz asks at its end is fixed when it opens. A run with other numbers opens it again.
  const numbersOf = ({ retake }: QuizView) => String(retake?.numbers ?? '');
  const numbers = numbersOf(store.getState());
  const stopWithPage = [
    followSteps(quiz, run),
    onDraftChange(quizId, keeper.follow),
    followReturn(run, onDoubt),
    store.subscribe((view) => {
      claim(view);
      if (numbersOf(view) !== numbers) onDoubt();
    }),
    () => runIds.forEach(releaseRun),
  ];
  const stopWithAnswers = [keeper.stop, followSession(run, emergencies, onDoubt), followOutcome(quiz, quizId, run)];
  const isSubmitting = ({ state }: QuizView) => state.phase === 'submitting';
  const close = async () => {
    for (const stop of stopWithPage) stop();
    // Otherwise a user who leaves during a submit would find the answers as a draft again.
    if (isSubmitting(store.getState())) await until(store, (view) => !isSubmitting(view));
    await Promise.all(stopWithAnswers.map((stop) => stop()));
  };
  return { quiz, quizId, today, run, isUnread: draft === undefined, keepHere: keeper.moveTo, close };
}

/**
 * Signing in removes the questions about the account. Logging out starts the run over. A user who signs in in another
 * tab may not be the one who answered here while nobody was signed in.
 */
function followSession(run: QuizRun, emergencies: Emergencies, onDoubt: () => void): () => void {
  const stopSession = useSession.subscribe(({ user }) => {
    const view = run.store.getState();
    if (user && view.owner === null && isOwnerUncertain(view, user.id)) return onDoubt();
    void emergencies.followUser(user);
    run.identify(user?.id ?? null);
  });
  const stopLogout = onLogout(run.startOver);
  return () => {
    stopSession();
    stopLogout();
  };
}

/** When the page returns from another site through the browser's page cache, the user may be another one. */
function followReturn({ store }: QuizRun, onDoubt: () => void): () => void {
  const cameBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isOwnerUncertain(store.getState(), userIdNow())) onDoubt();
  };
  addEventListener('pageshow', cameBack);
  return () => removeEventListener('pageshow', cameBack);
}

function followOutcome(quiz: Quiz, quizId: QuizId, { store }: QuizRun): () => void {
  return store.subscribe(({ state }, before) => {
    if (state === before.state) return;
    setProgress(quizId, progressPercent(quiz, state));
    if (state.phase !== 'completed' || before.state.phase === 'completed') return;
    markCompleted(quizId, new Date().toISOString());
    import('#web/api/follow-account.ts').then(
      ({ refreshAccount }) => refreshAccount({ isStale: true }),
      () => {}, // offline: the next page refreshes the account anyway
    );
  });
}

/** True if the answer is the same as in the last submission. */
export function isAsLastTime({ state, typed, retake }: QuizView, { id }: Question): boolean {
  const last = retake?.lastTime[id];
  return !!last && !typed[id] && JSON.stringify(state.answers[id]) === JSON.stringify(last.answer);
}
