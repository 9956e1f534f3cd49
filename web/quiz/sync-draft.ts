import type { QuizId } from '#shared/derived-names.ts';
import { introPosition } from '#shared/quiz/path.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import type { Draft } from './draft.ts';
import { type loadDraft, removeDraft, saveDraft } from './drafts.ts';
import type { QuizRun } from './quiz-run.ts';
import type { QuizView } from './quiz-view.ts';

/** Keystrokes within this pause are written together. A step is written at once. */
const typingPauseMs = 200;

type SyncedRun = Pick<QuizRun, 'store' | 'restore' | 'startOver'>;

/**
 * Keeps a quiz run and its draft equal: it writes the draft after every change, removes it when the run is submitted, and
 * takes over what other tabs write. `load` reads the draft as `loadDraft` does.
 */
export function syncDraft(
  quizId: QuizId,
  run: SyncedRun,
  draft: Draft | null,
  load: () => ReturnType<typeof loadDraft>,
) {
  const { write, follow, isFollowing } = createSync(quizId, run, draft, load);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    write();
  };
  const flush = () => timer !== undefined && writeNow();
  const stopWatching = run.store.subscribe((view, before) => {
    if (isFollowing()) return;
    if (isStep(view, before)) writeNow();
    else if (view.typed !== before.typed) {
      clearTimeout(timer);
      timer = setTimeout(writeNow, typingPauseMs);
    }
  });
  addEventListener('pagehide', flush);
  return {
    follow,
    stop: () => {
      flush();
      stopWatching();
      removeEventListener('pagehide', flush);
    },
  };
}

/** Reads and writes the draft one after the other, because two writes at once could get the same revision. */
function createSync(quizId: QuizId, run: SyncedRun, draft: Draft | null, load: () => ReturnType<typeof loadDraft>) {
  const { store } = run;
  /** The newest revision that this tab knows. */
  let seen = draft?.revision ?? 0;
  /** The run whose draft this page has written or loaded. The page may remove only that draft. */
  let writtenRunId = draft?.runId;
  let isFollowing = false;
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work);
  };
  const write = () =>
    inTurn(async () => {
      const view = store.getState();
      const isWorthSaving = hasSomethingToSave(view);
      if (!isWorthSaving && writtenRunId !== undefined) await removeDraft(quizId, writtenRunId);
      const revision = isWorthSaving ? await saveDraft(quizId, toDraft(view), seen) : 0;
      if (isWorthSaving && revision === 0 && seen > 0) return follow();
      seen = revision;
      writtenRunId = isWorthSaving ? view.runId : undefined;
    });
  const takeOver = (found: Draft | null, change: () => void) => {
    seen = found?.revision ?? 0;
    writtenRunId = found?.runId;
    // A draft from storage must not be written back: the tabs would send it to each other for ever.
    isFollowing = true;
    change();
    isFollowing = false;
  };
  /** Takes over the newest answers of any tab. Each tab keeps its own position in the quiz. */
  const follow = (): void =>
    inTurn(async () => {
      const before = store.getState();
      const found = await load();
      const { runId, state } = store.getState();
      if (state.phase !== 'running' || found === undefined) return;
      // The person has answered in the meantime, so the loaded draft is older than the view.
      if (store.getState() !== before) return follow();
      if (found && (found.runId !== writtenRunId || found.revision > seen))
        takeOver(found, () => run.restore(found, found.runId === runId ? state.currentQuestion : undefined));
      else if (!found && seen > 0) takeOver(null, run.startOver);
    });
  return { write, follow, isFollowing: () => isFollowing };
}

const isStep = (view: QuizView, before: QuizView): boolean =>
  view.state !== before.state ||
  view.runId !== before.runId ||
  view.sendWhenSignedIn !== before.sendWhenSignedIn ||
  view.dismissedNotices !== before.dismissedNotices;

const hasSomethingToSave = ({ state, typed }: QuizView): boolean =>
  state.phase !== 'completed' &&
  (state.currentQuestion > introPosition || Object.keys(state.answers).length > 0 || Object.keys(typed).length > 0);

const toDraft = (view: QuizView): Omit<Draft, 'revision'> => {
  const { state, runId, owner, typed, dismissedNotices, sendWhenSignedIn } = view;
  const { currentQuestion, privacyAccepted } = state;
  const { password: _, ...answers } = state.answers;
  const { password: __, ...typedWithoutPassword } = typed;
  return {
    runId,
    quizVersion: liveVersion,
    currentQuestion,
    privacyAccepted,
    answers,
    typed: typedWithoutPassword,
    dismissedNotices,
    sendWhenSignedIn,
    owner,
    savedAt: Date.now(),
  };
};
