import type { QuizSession } from './quiz-session.ts';

// One entry of the browser's history per step, the address unchanged: Back and Forward walk through the questions, and
// no answer is ever in an address. The router's own state in the entry is kept.

/** `depth` counts the steps since the page was entered; `from` is the position of the entry before. */
type Entry = { run: string; position: number; depth: number; from: number | null };

const currentEntry = (): Entry | null => history.state?.quiz ?? null;
const write = (how: 'pushState' | 'replaceState', quiz: Entry) => history[how]({ ...history.state, quiz }, '');

/** The position of the entry that the browser stands on, if it belongs to this walk. */
export const positionInHistory = (run: string): number | undefined => {
  const entry = currentEntry();
  return entry?.run === run ? entry.position : undefined;
};

/** Keeps history and walk together until stopped. */
export function followSteps({ store, dispatch }: Pick<QuizSession, 'store' | 'dispatch'>): () => void {
  const { run, state } = store.getState();
  if (positionInHistory(run) !== state.currentQuestion)
    write('replaceState', { run, position: state.currentQuestion, depth: 0, from: null });

  const stopFollowing = store.subscribe(({ run, state }, before) => {
    const entry = currentEntry();
    const isOver = state.phase === 'completed' && before.state.phase !== 'completed';
    if (isOver || run !== before.run) rewind(run, state.currentQuestion);
    else if (entry && entry.position !== state.currentQuestion) stepTo(entry, run, state.currentQuestion);
  });
  const walk = () => {
    const { run } = store.getState();
    const position = positionInHistory(run);
    if (position !== undefined) dispatch({ type: 'went', currentQuestion: position });
    // An entry of an earlier walk, or one whose screen is hidden now: it becomes the screen that is shown.
    const shown = store.getState().state.currentQuestion;
    if (shown !== position)
      write('replaceState', { run, position: shown, depth: currentEntry()?.depth ?? 0, from: null });
  };
  addEventListener('popstate', walk);
  return () => {
    stopFollowing();
    removeEventListener('popstate', walk);
  };
}

/** A step onwards is a new entry. A step back that the browser can't take (nothing behind it) replaces this one. */
function stepTo(entry: Entry, run: string, position: number): void {
  if (position > entry.position) write('pushState', { run, position, depth: entry.depth + 1, from: entry.position });
  else write('replaceState', { ...entry, run, position, from: null });
}

/** After the last step, and on starting over: Back then leaves the quiz instead of passing through all of it again. */
function rewind(run: string, position: number): void {
  const depth = currentEntry()?.depth ?? 0;
  if (depth > 0) history.go(-depth);
  else write('replaceState', { run, position, depth: 0, from: null });
}

/** Back by the button is Back by the browser where the entry behind is the step before; else false. */
export function browserBackTo(previousPosition: number): boolean {
  const isBehind = currentEntry()?.from === previousPosition;
  if (isBehind) history.back();
  return isBehind;
}
