import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import { progressPercent } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { markCompleted, onLogout, setProgress, useSession } from '../session/session.ts';
import { type Draft, loadDraft, onDraftChange } from './drafts.ts';
import { isWorthKeeping, keepDraft } from './keep-draft.ts';
import { createQuizSession, type QuizSession } from './quiz-session.ts';
import { sendAnswers } from './send-answers.ts';
import { followSteps, positionInHistory } from './step-history.ts';

/** A quiz ready to be shown; `close` when it no longer is. */
export type OpenQuiz = { quiz: Quiz; quizId: QuizId; today: string; session: QuizSession; close: () => void };

/** Only the cardiac quiz brings the red flags along. */
const loadRedFlags = async (quizId: QuizId) =>
  quizId === productQuizId ? () => [] : (await import('#shared/scoring/red-flags.ts')).raisedRedFlags;

const userIdNow = () => useSession.getState().user?.id ?? null;

/** Takes up the draft, if any, and keeps the walk in step with history, storage, other tabs and signing in. */
export async function openQuiz(quizId: QuizId, quiz: Quiz, draft: Draft | null): Promise<OpenQuiz> {
  const redFlags = await loadRedFlags(quizId);
  const today = localDay(new Date());
  const session = createQuizSession({
    setting: { quiz, today },
    userId: userIdNow(),
    newRun: () => crypto.randomUUID(),
    redFlags,
    send: ({ state, run }) => sendAnswers({ quiz, quizId, answers: state.answers, run }),
  });
  session.begin();
  if (draft) {
    session.restore(draft, positionInHistory(draft.run));
    session.welcomeBack();
  }
  // Also after a retake: what an earlier walk left in the store is over.
  setProgress(quizId, progressPercent(quiz, session.store.getState().state));
  const keeper = keepDraft(quizId, session, draft);
  const ofThePage = [
    followSteps(session),
    onDraftChange(quizId, () => void followOtherTab(quizId, session, keeper.adopt)),
  ];
  const ofTheAnswers = [keeper.stop, followSession(session), followOutcome(quiz, quizId, session)];
  const close = () => {
    for (const stop of ofThePage) stop();
    onceNotSubmitting(session, () => ofTheAnswers.forEach((stop) => void stop()));
  };
  return { quiz, quizId, today, session, close };
}

/** Whoever leaves while the answers are being sent must not find them again as unfinished. */
function onceNotSubmitting({ store }: QuizSession, done: () => void): void {
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

/** Signing in half-way takes the account's questions off the path; logging out forgets everything. */
function followSession(session: QuizSession): () => void {
  const stopSession = useSession.subscribe(({ user }) => session.identify(user?.id ?? null));
  const stopLogout = onLogout(session.startOver);
  return () => {
    stopSession();
    stopLogout();
  };
}

function followOutcome(quiz: Quiz, quizId: QuizId, { store }: QuizSession): () => void {
  return store.subscribe(({ state }, before) => {
    if (state === before.state) return;
    setProgress(quizId, progressPercent(quiz, state));
    if (state.phase !== 'completed' || before.state.phase === 'completed') return;
    markCompleted(quizId, new Date().toISOString());
    void import('../api/account.ts').then(({ refreshAccount }) => refreshAccount({ now: true }));
  });
}

/** The newest answers win, wherever they were given; the place in the quiz is each tab's own. */
async function followOtherTab(quizId: QuizId, session: QuizSession, adopt: ReturnType<typeof keepDraft>['adopt']) {
  const draft = await loadDraft(quizId, userIdNow(), Date.now());
  const view = session.store.getState();
  const { run, state } = view;
  if (state.phase !== 'walking') return;
  if (draft) adopt(draft, () => session.restore(draft, draft.run === run ? state.currentQuestion : undefined));
  else if (isWorthKeeping(view)) adopt(null, session.startOver);
}

/** The calendar day where the person is. */
const localDay = (at: Date): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
};
