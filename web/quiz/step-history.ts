import type { QuizRun } from './quiz-run.ts';

// Each step of the quiz is one entry in the browser's history, with the same address: Back and Forward go through the
// questions, and no answer is ever in an address. The entry keeps the router's own state.

/** `depth` counts the steps since the page was opened. `from` is the position of the entry before. */
type Entry = { runId: string; position: number; depth: number; from: number | null };

const currentEntry = (): Entry | null => history.state?.quiz ?? null;
const write = (how: 'pushState' | 'replaceState', quiz: Entry) => history[how]({ ...history.state, quiz }, '');

/** The position of the browser's current entry, if it belongs to this run. */
export const positionInHistory = (runId: string): number | undefined => {
  const entry = currentEntry();
  return entry?.runId === runId ? entry.position : undefined;
};

/** Keeps the browser's history and the quiz run at the same position. Returns the function that stops it. */
export function followSteps({ store, dispatch }: Pick<QuizRun, 'store' | 'dispatch'>): () => void {
  const { runId, state } = store.getState();
  if (positionInHistory(runId) !== state.currentQuestion)
    write('replaceState', { runId, position: state.currentQuestion, depth: 0, from: null });

  const stopFollowing = store.subscribe(({ runId, state }, before) => {
    const entry = currentEntry();
    const isOver = state.phase === 'completed' && before.state.phase !== 'completed';
    if (isOver || runId !== before.runId) rewind(runId, state.currentQuestion);
    else if (entry && entry.position !== state.currentQuestion) stepTo(entry, runId, state.currentQuestion);
  });
  const goToEntry = () => {
    const { runId } = store.getState();
    const position = positionInHistory(runId);
    if (position !== undefined) dispatch({ type: 'went', currentQuestion: position });
    // The entry belongs to an earlier run, or its screen is hidden now. It becomes the entry of the screen that is shown.
    const shown = store.getState().state.currentQuestion;
    if (shown !== position)
      write('replaceState', { runId, position: shown, depth: currentEntry()?.depth ?? 0, from: null });
  };
  addEventListener('popstate', goToEntry);
  return () => {
    stopFollowing();
    removeEventListener('popstate', goToEntry);
  };
}

/** A step forward adds an entry. A step back without an entry behind it replaces the current entry. */
function stepTo(entry: Entry, runId: string, position: number): void {
  if (position > entry.position) write('pushState', { runId, position, depth: entry.depth + 1, from: entry.position });
  else write('replaceState', { ...entry, runId, position, from: null });
}

/** Runs after the last step and on starting over. Back then leaves the quiz instead of going through it again. */
function rewind(runId: string, position: number): void {
  const depth = currentEntry()?.depth ?? 0;
  if (depth > 0) history.go(-depth);
  else write('replaceState', { runId, position, depth: 0, from: null });
}

/** Goes back in the browser's history if the entry behind is the step before. Returns false if it is not. */
export function browserBackTo(previousPosition: number): boolean {
  const isBehind = currentEntry()?.from === previousPosition;
  if (isBehind) history.back();
  return isBehind;
}
