import type { QuizId } from '#shared/derived-names.ts';
import { progressPercent } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { markCompleted, onLogout, setProgress, useSession } from '../session/session.ts';
import { isAnybodys } from './draft/draft-of-view.ts';
import { claimRun, releaseRun } from './draft/runs-of-this-tab.ts';
import type { Emergencies } from './emergencies.ts';
import type { QuizRun } from './quiz-run.ts';
import type { QuizView } from './quiz-view.ts';

/** Waits for a submit to end. Without this, a person who leaves during a submit would find the answers as a draft again. */
export function whenNotSubmitting<T>({ store }: QuizRun, work: () => Promise<T>): Promise<T> {
  const isSubmitting = () => store.getState().state.phase === 'submitting';
  if (!isSubmitting()) return work();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (isSubmitting()) return;
      stop();
      resolve(work());
    });
  });
}

/** As long as the quiz is open, this tab needs not ask whose its runs are. */
export function claimRuns({ store }: QuizRun): () => void {
  const runIds = new Set<string>();
  const claim = ({ runId }: Pick<QuizView, 'runId'>) => {
    runIds.add(runId);
    claimRun(runId);
  };
  claim(store.getState());
  const stop = store.subscribe(claim);
  return () => {
    stop();
    runIds.forEach(releaseRun);
  };
}

/**
 * Signing in removes the questions about the account. Logging out starts the run over. A person who signs in elsewhere may be
 * another one than who answered here while nobody was signed in.
 */
export function followSession(run: QuizRun, emergencies: Emergencies, onDoubt: () => void): () => void {
  const stopSession = useSession.subscribe(({ user }) => {
    const view = run.store.getState();
    if (user && view.owner === null && isAnybodys(view, user.id)) return onDoubt();
    void emergencies.followUser(user);
    run.identify(user?.id ?? null);
  });
  const stopLogout = onLogout(run.startOver);
  return () => {
    stopSession();
    stopLogout();
  };
}

/** Back from another site, out of the browser's page cache: whoever went back may be another person. */
export function followReturn({ store }: QuizRun, onDoubt: () => void): () => void {
  const cameBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isAnybodys(store.getState(), useSession.getState().user?.id ?? null)) onDoubt();
  };
  addEventListener('pageshow', cameBack);
  return () => removeEventListener('pageshow', cameBack);
}

export function followOutcome(quiz: Quiz, quizId: QuizId, { store }: QuizRun): () => void {
  return store.subscribe(({ state }, before) => {
    if (state === before.state) return;
    setProgress(quizId, progressPercent(quiz, state));
    if (state.phase !== 'completed' || before.state.phase === 'completed') return;
    markCompleted(quizId, new Date().toISOString());
    import('../api/account.ts').then(
      ({ refreshAccount }) => refreshAccount({ isStale: true }),
      () => {}, // without a net: the next page asks anyway
    );
  });
}
