import type { QuizId } from '#shared/derived-names.ts';
import { introPosition } from '#shared/quiz/path.ts';
import { type Draft, type loadDraft, removeDraft, saveDraft } from './drafts.ts';
import type { QuizSession } from './quiz-session.ts';
import type { QuizView } from './quiz-view.ts';

/** Keystrokes are written together; a step is written at once. */
const typingPauseMs = 200;

type Walk = Pick<QuizSession, 'store' | 'restore' | 'startOver'>;

/**
 * Writes the draft after every change, removes it once there is nothing left to lose, and follows what other tabs do to it.
 * `load` reads it as `loadDraft` does.
 */
export function keepDraft(quizId: QuizId, walk: Walk, draft: Draft | null, load: () => ReturnType<typeof loadDraft>) {
  const { write, follow, isFollowing } = inStep(quizId, walk, draft, load);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    write();
  };
  const flush = () => timer !== undefined && writeNow();
  const stopWatching = walk.store.subscribe((view, before) => {
    if (isFollowing()) return;
    if (view.state !== before.state || view.run !== before.run || view.sendWhenSignedIn !== before.sendWhenSignedIn)
      writeNow();
    else if (view.typed !== before.typed || view.putAway !== before.putAway) {
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

/** The walk and its draft: what has been seen of it, and one thing at a time, for two writes would race for the revision. */
function inStep(quizId: QuizId, walk: Walk, draft: Draft | null, load: () => ReturnType<typeof loadDraft>) {
  const { store } = walk;
  let seen = draft?.revision ?? 0;
  /** The walk whose draft this page has written or taken up: the only one it may remove. */
  let keptRun = draft?.run;
  let isFollowing = false;
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work);
  };
  const write = () =>
    inTurn(async () => {
      const view = store.getState();
      const isKept = isWorthKeeping(view);
      if (!isKept && keptRun !== undefined) await removeDraft(quizId, keptRun);
      const revision = isKept ? await saveDraft(quizId, toDraft(view), seen) : 0;
      if (isKept && revision === 0 && seen > 0) return follow();
      seen = revision;
      keptRun = isKept ? view.run : undefined;
    });
  const take = (found: Draft | null, change: () => void) => {
    seen = found?.revision ?? 0;
    keptRun = found?.run;
    // Writing back what came out of storage would send it round the tabs for ever.
    isFollowing = true;
    change();
    isFollowing = false;
  };
  /** The newest answers win, wherever they were given; the place in the quiz is each tab's own. */
  const follow = (): void =>
    inTurn(async () => {
      const before = store.getState();
      const found = await load();
      const { run, state } = store.getState();
      if (state.phase !== 'walking' || found === undefined) return;
      // The person went on meanwhile: what was read is older than that.
      if (store.getState() !== before) return follow();
      if (found && (found.run !== keptRun || found.revision > seen))
        take(found, () => walk.restore(found, found.run === run ? state.currentQuestion : undefined));
      else if (!found && seen > 0) take(null, walk.startOver);
    });
  return { write, follow, isFollowing: () => isFollowing };
}

const isWorthKeeping = ({ state, typed }: QuizView): boolean =>
  state.phase !== 'completed' &&
  (state.currentQuestion > introPosition || Object.keys(state.answers).length > 0 || Object.keys(typed).length > 0);

const toDraft = ({ state, run, owner, typed, putAway, sendWhenSignedIn }: QuizView) => {
  const { currentQuestion, privacyAccepted } = state;
  const { password: _, ...answers } = state.answers;
  const { password: __, ...typedOpenly } = typed;
  const kept = { run, currentQuestion, privacyAccepted, answers, typed: typedOpenly, putAway, sendWhenSignedIn };
  return { ...kept, owner, savedAt: Date.now() };
};
