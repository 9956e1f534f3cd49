import type { QuizId } from '#shared/derived-names.ts';
import { progressPercent } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { markCompleted, onLogout, setProgress, useSession } from '../session/session.ts';
import type { Draft } from './draft.ts';
import { loadDraft, onDraftChange } from './drafts.ts';
import { type Emergencies, loadEmergencies } from './emergencies.ts';
import { createQuizRun, type QuizRun } from './quiz-run.ts';
import { sendAnswers } from './send-answers.ts';
import { followSteps, positionInHistory } from './step-history.ts';
import { syncDraft } from './sync-draft.ts';

// These promises hold for quiz run, draft and outbox together, with any number of tabs and people and on any network:
// - An accepted answer is in the draft, in the outbox or at the API. It leaves one place only when the next place has it: it
//   leaves the draft on submit, and the outbox when the API has taken it or it is a draft again.
// - Draft, outbox and API know a run by its id. A run that is sent twice, from any tab, is one submission.
// - Only the owner sees a draft and what is in the outbox, and both are sent with the owner's token. A draft without an owner
//   belongs to whoever opens this browser next.
// - A draft that was removed (submitted, started over, logged out) is not written again by a tab that hears of it late. A
//   draft that could not be read or written is not removed.

/** A quiz that can be shown. Call `close` when it is no longer shown. */
export type OpenQuiz = { quiz: Quiz; quizId: QuizId; today: string; run: QuizRun; close: () => void };

const userIdNow = () => useSession.getState().user?.id ?? null;

/** Opens a quiz, with its draft if there is one, and connects the run to history, storage, other tabs and signing in. */
export async function openQuiz(quizId: QuizId, quiz: Quiz, draft: Draft | null): Promise<OpenQuiz> {
  const today = localDay(new Date());
  const emergencies = await loadEmergencies(quizId, quiz, today);
  await emergencies.followUser(userIdNow());
  const run = createQuizRun({
    setting: { quiz, today },
    userId: userIdNow(),
    newRunId: () => crypto.randomUUID(),
    emergencies,
    send: ({ state, runId }) => sendAnswers({ quiz, quizId, answers: state.answers, runId }),
  });
  run.begin();
  if (draft) {
    run.restore(draft, positionInHistory(draft.runId));
    run.markResumed();
  }
  // After a retake this overwrites the progress of the earlier run.
  setProgress(quizId, progressPercent(quiz, run.store.getState().state));
  const keeper = syncDraft(quizId, run, draft, () => loadDraft(quizId, userIdNow(), Date.now()));
  const stopWithPage = [followSteps(run), onDraftChange(quizId, keeper.follow)];
  const stopWithAnswers = [keeper.stop, followSession(run, emergencies), followOutcome(quiz, quizId, run)];
  const close = () => {
    for (const stop of stopWithPage) stop();
    whenNotSubmitting(run, () => stopWithAnswers.forEach((stop) => void stop()));
  };
  return { quiz, quizId, today, run, close };
}

/** Waits for a submit to end. Without this, a person who leaves during a submit would find the answers as a draft again. */
function whenNotSubmitting({ store }: QuizRun, done: () => void): void {
  const isSubmitting = () => store.getState().state.phase === 'submitting';
  const stop = store.subscribe(() => {
    if (isSubmitting()) return;
    stop();
    done();
  });
  if (isSubmitting()) return;
  stop();
  done();
}

/** Signing in removes the questions about the account. Logging out starts the run over. */
function followSession(run: QuizRun, emergencies: Emergencies): () => void {
  const stopSession = useSession.subscribe(({ user }) => {
    void emergencies.followUser(user?.id ?? null);
    run.identify(user?.id ?? null);
  });
  const stopLogout = onLogout(run.startOver);
  return () => {
    stopSession();
    stopLogout();
  };
}

function followOutcome(quiz: Quiz, quizId: QuizId, { store }: QuizRun): () => void {
  return store.subscribe(({ state }, before) => {
    if (state === before.state) return;
    setProgress(quizId, progressPercent(quiz, state));
    if (state.phase !== 'completed' || before.state.phase === 'completed') return;
    markCompleted(quizId, new Date().toISOString());
    void import('../api/account.ts').then(({ refreshAccount }) => refreshAccount({ now: true }));
  });
}

/** The calendar day at the person's place, as YYYY-MM-DD. */
const localDay = (at: Date): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
};
