import type { QuizId } from '#shared/derived-names.ts';
import { introPosition } from '#shared/quiz/path.ts';
import { type Draft, removeDraft, saveDraft } from './drafts.ts';
import type { QuizSession, QuizView } from './quiz-session.ts';

/** Keystrokes are written together; a step is written at once. */
const typingPauseMs = 200;

/** Writes the draft after every change, and removes it once there is nothing left to lose. */
export function keepDraft(quizId: QuizId, { store }: Pick<QuizSession, 'store'>, draft: Draft | null) {
  let seen = draft?.revision ?? 0;
  /** The walk whose draft this page has written or taken up: the only one it may remove. */
  let keptRun = draft?.run;
  let isAdopting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One write at a time, in order: two in flight would race for the revision.
  let last: Promise<unknown> = Promise.resolve();
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const view = store.getState();
    last = last.then(async () => {
      if (isWorthKeeping(view)) {
        keptRun = view.run;
        seen = await saveDraft(quizId, toDraft(view), seen);
      } else if (keptRun !== undefined) {
        await removeDraft(quizId, keptRun);
        keptRun = undefined;
        seen = 0;
      }
    });
  };
  const flush = () => timer !== undefined && write();
  const stopWatching = store.subscribe((view, before) => {
    if (isAdopting) return;
    if (view.state !== before.state || view.run !== before.run || view.sendWhenSignedIn !== before.sendWhenSignedIn)
      write();
    else if (view.typed !== before.typed || view.putAway !== before.putAway) {
      clearTimeout(timer);
      timer = setTimeout(write, typingPauseMs);
    }
  });
  addEventListener('pagehide', flush);
  return {
    /** Runs a change that came out of storage: writing it back would send it round the tabs for ever. */
    adopt: (adopted: Draft | null, change: () => void) => {
      seen = adopted?.revision ?? 0;
      keptRun = adopted?.run;
      isAdopting = true;
      change();
      isAdopting = false;
    },
    stop: () => {
      flush();
      stopWatching();
      removeEventListener('pagehide', flush);
    },
  };
}

export const isWorthKeeping = ({ state, typed }: QuizView): boolean =>
  state.phase !== 'completed' &&
  (state.currentQuestion > introPosition || Object.keys(state.answers).length > 0 || Object.keys(typed).length > 0);

const toDraft = ({ state, run, owner, typed, putAway, sendWhenSignedIn }: QuizView) => {
  const { currentQuestion, privacyAccepted } = state;
  const { password: _, ...answers } = state.answers;
  const { password: __, ...typedOpenly } = typed;
  const kept = { run, currentQuestion, privacyAccepted, answers, typed: typedOpenly, putAway, sendWhenSignedIn };
  return { ...kept, owner, savedAt: Date.now() };
};
