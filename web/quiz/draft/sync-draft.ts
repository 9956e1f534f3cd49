import type { QuizId } from '#shared/derived-names.ts';
import { introPosition } from '#shared/quiz/path.ts';
import { forgetOnDevice } from '#web/device-copies.ts';
import { setSharedDevice } from '../../session/storage.ts';
import { afterPaint } from '../../ui/painting.ts';
import type { QuizRun, QuizView } from '../quiz-run.ts';
import { storeEvents } from '../quiz-store.ts';
import { type Draft, forgetInPage, isInPageOnly, isUnread, type NewDraft, removeDraft } from './drafts.ts';
import type { FoundDraft } from './find-draft.ts';
import { createTurns, newDraft, saveDraft } from './save-draft.ts';

/** Debounces keystrokes. A step is written as soon as the next screen is drawn. */
const typingPauseMs = 200;

type SyncedRun = Pick<QuizRun, 'store' | 'restore' | 'startOver'>;

type Deps = {
  /** Reads the draft as `findDraft` does. */
  find: () => Promise<FoundDraft | null | undefined>;
  /** Called when another tab has begun a run whose owner this page does not know. */
  onForeignRun: () => void;
};

export type DraftSync = ReturnType<typeof syncDraft>;

/**
 * Keeps a quiz run and its draft in sync: writes the draft after every change, removes it when the run is submitted, and adopts
 * what other tabs write. `draft` is undefined if it could not be read.
 */
export function syncDraft(quizId: QuizId, run: SyncedRun, draft: Draft | null | undefined, deps: Deps) {
  const { write, moveTo, follow, retry, isFollowing, isWritten } = createSync(quizId, run, draft, deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writeStep: (() => void) | undefined;
  const writeNow = () => {
    timer = undefined;
    writeStep = undefined;
    write();
  };
  const flush = () => {
    writeStep?.();
    if (timer === undefined) return;
    clearTimeout(timer);
    writeNow();
  };
  const stopWatching = run.store.subscribe((view, before) => {
    if (isFollowing()) return;
    const isTyped = view.typed !== before.typed;
    if (!isTyped && !isStep(view, before)) return;
    // Cancel the pending write: the step is written with the next screen, and includes everything typed until then.
    clearTimeout(timer);
    timer = undefined;
    if (isStep(view, before)) writeStep ??= afterPaint(writeNow);
    else if (!writeStep) timer = setTimeout(writeNow, typingPauseMs);
  });
  // A phone may end a hidden page without an event, so hiding counts as leaving.
  const events = ['pagehide', 'visibilitychange'] as const;
  for (const event of events) addEventListener(event, flush);
  storeEvents.addEventListener('retry', retry);
  return {
    /** Writes the newest answer of this tab first, so that an older one of another tab cannot replace it. */
    follow: () => {
      flush();
      follow();
    },
    write,
    moveTo,
    /** Resolves when the last change is written. */
    stop: () => {
      flush();
      stopWatching();
      for (const event of events) removeEventListener(event, flush);
      storeEvents.removeEventListener('retry', retry);
      return isWritten();
    },
  };
}

function createSync(quizId: QuizId, run: SyncedRun, draft: Draft | null | undefined, { find, onForeignRun }: Deps) {
  const { store } = run;
  /** The newest revision that this tab knows. */
  let seen = draft?.revision ?? 0;
  /** The run whose draft this page has written or loaded. The page may remove no other draft. */
  let writtenRunId = draft?.runId;
  let isFollowing = false;
  const { inTurn, whenDone } = createTurns();
  const write = () =>
    inTurn(async () => {
      const view = store.getState();
      const isWorth = isWorthSaving(view);
      if (!isWorth && writtenRunId !== undefined) await removeDraft(quizId, writtenRunId);
      const revision = isWorth ? await saveDraft(quizId, toDraft(view), seen) : 0;
      if (isWorth && revision === 0 && seen > 0) return follow();
      seen = revision;
      writtenRunId = isWorth ? view.runId : undefined;
    });
  /**
   * Moves the draft between IndexedDB and memory once the user has said whether others use this device. Leaves no copy.
   */
  const moveTo = (isShared: boolean) => {
    inTurn(async () => {
      if (writtenRunId !== undefined) await removeDraft(quizId, writtenRunId);
      [seen, writtenRunId] = [0, undefined];
      setSharedDevice(isShared);
    });
    if (isShared) void forgetOnDevice();
    write();
  };
  const takeOver = (found: Draft | null, change: () => void) => {
    seen = found?.revision ?? 0;
    writtenRunId = found?.runId;
    // A draft read from storage must not be written back: the tabs would send it to each other for ever.
    isFollowing = true;
    change();
    isFollowing = false;
  };
  /** Adopts the newest answers of any tab. Each tab has its own position in the quiz. */
  const follow = (): void =>
    inTurn(async () => {
      const before = store.getState();
      const found = await find();
      const { runId, state } = store.getState();
      if (state.phase !== 'running' || found === undefined) return;
      // The user has answered in the meantime, so the loaded draft is older than the view.
      if (store.getState() !== before) return follow();
      if (found && found.standing !== 'theirs') return onForeignRun();
      if (!found) return seen > 0 ? takeOver(null, run.startOver) : undefined;
      const { draft } = found;
      if (draft.runId !== writtenRunId || draft.revision > seen)
        takeOver(draft, () => run.restore(draft, draft.runId === runId ? state : undefined));
    });
  /**
   * Called when the database may answer again: writes what exists only in this page, and loads what could not be read
   * before.
   */
  const retry = () => {
    if (isUnread(quizId) && !hasAnswers(store.getState())) {
      forgetInPage(quizId);
      follow();
    } else if (isInPageOnly(quizId)) write();
  };
  return { write, moveTo, follow, retry, isFollowing: () => isFollowing, isWritten: whenDone };
}

const isStep = (view: QuizView, before: QuizView): boolean =>
  view.state !== before.state ||
  view.runId !== before.runId ||
  view.owner !== before.owner ||
  view.sendWhenSignedIn !== before.sendWhenSignedIn ||
  view.dismissedNotices !== before.dismissedNotices;

const isWorthSaving = (view: QuizView): boolean =>
  view.state.phase !== 'completed' && (view.state.currentQuestion > introPosition || hasAnswers(view));

/** True if the run contains anything that another user must not see. */
export const hasAnswers = ({ state, typed }: QuizView): boolean =>
  Object.keys(state.answers).length > 0 || Object.keys(typed).length > 0;

/** True if these answers may not be those of the current user, signed in or not. */
export const isOwnerUncertain = (view: QuizView, userId: string | null): boolean =>
  view.state.phase === 'running' && hasAnswers(view) && (view.owner === null || view.owner !== userId);

/** The part of a run that is saved: everything except the password. */
export const toDraft = ({ state, typed: { password: _, ...typed }, retake, ...view }: QuizView): NewDraft => {
  const { runId, owner, typedAnswers, confirmed, dismissedNotices, sendWhenSignedIn } = view;
  const { currentQuestion, check, privacyAccepted } = state;
  const { password: __, ...answers } = state.answers;
  const ofRun = { runId, owner, typed, typedAnswers, confirmed, dismissedNotices, sendWhenSignedIn };
  return newDraft({ ...ofRun, currentQuestion, check, privacyAccepted, answers, ...(retake && { retake }) });
};
