import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import { progressPercent } from '#shared/quiz/progress.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { markCompleted, onLogout, setProgress, useSession } from '../session/session.ts';
import { type Draft, loadDraft, onDraftChange } from './drafts.ts';
import { keepDraft } from './keep-draft.ts';
import { createQuizSession, type QuizSession } from './quiz-session.ts';
import { sendAnswers } from './send-answers.ts';
import { followSteps, positionInHistory } from './step-history.ts';

// What holds for walk, draft and outbox together, whatever tabs, people and networks do:
// - An answer that was taken is in the draft, in the outbox or with the API, and leaves one only once the next has it: the
//   draft when the walk is handed in, the outbox when the API took it or it is the unfinished quiz again.
// - Draft, outbox and API know a walk by its run: sent twice, from whatever tab, it is one submission.
// - Draft and outbox are shown to their owner alone and sent with their owner's token; what nobody owns is the next one's.
// - What was thrown away (handed in, started over, logged out of) is not brought back by a tab that was late to hear of it;
//   what could not be read or written is not thrown away.

/** A quiz ready to be shown; `close` when it no longer is. */
export type OpenQuiz = { quiz: Quiz; quizId: QuizId; today: string; session: QuizSession; close: () => void };

/** Only the cardiac quiz brings the red flags along. */
const loadRedFlags = async (quizId: QuizId) =>
  quizId === productQuizId ? () => [] : (await import('#shared/engine-1/red-flags.ts')).raisedRedFlags;

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
  const keeper = keepDraft(quizId, session, draft, () => loadDraft(quizId, userIdNow(), Date.now()));
  const ofThePage = [followSteps(session), onDraftChange(quizId, keeper.follow)];
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

/** The calendar day where the person is. */
const localDay = (at: Date): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
};
