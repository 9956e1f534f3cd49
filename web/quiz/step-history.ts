import type { Quiz } from '#shared/quiz/question.ts';
import type { Place } from '#shared/quiz/state.ts';
import type { Draft } from './draft/drafts.ts';
import type { QuizRun } from './quiz-run.ts';

// Each step of the quiz is an entry in the browser's history with the same address, so that Back and Forward go through
// the questions and no answer is ever in an address. The entry preserves the router's state.

/**
 * `depth` counts the steps since the page was opened. `from` is the previous place: a position, or the list of answers.
 */
type Entry = Place & { runId: string; depth: number; from: number | 'list' | null };

const currentEntry = (): Entry | null => history.state?.quiz ?? null;
const write = (how: 'pushState' | 'replaceState', quiz: Entry) => history[how]({ ...history.state, quiz }, '');

const placeIn = (runId: string): Place | undefined => {
  const entry = currentEntry();
  return entry?.runId === runId ? placeOf(entry) : undefined;
};

type Reached = Pick<Draft, 'currentQuestion' | 'answers' | 'check'>;

/** The furthest position that the run has certainly reached: its current place, or the one after its last answer. */
const reachOf = (quiz: Quiz, { currentQuestion, check, answers }: Reached): number => {
  const afterAnswers = quiz.questions.flatMap(({ id }, index) => (Object.hasOwn(answers, id) ? [index + 1] : []));
  return Math.max(currentQuestion, check?.from ?? currentQuestion, ...afterAnswers);
};

/**
 * The place of the browser's current entry, if it belongs to the run of this draft. A place beyond the draft's reach
 * belongs to answers that were never written, so the questions in between have to be asked again.
 */
export const placeInHistory = (quiz: Quiz, draft: Reached & Pick<Draft, 'runId'>): Place | undefined => {
  const place = placeIn(draft.runId);
  return place && place.currentQuestion <= reachOf(quiz, draft) ? place : undefined;
};

const placeOf = ({ currentQuestion, check = null, laterOptionsAt = null }: Place): Place => ({
  currentQuestion,
  check,
  laterOptionsAt,
});

/** Identifies a screen: a position, the list, a question that was opened from it, or the later options of either. */
const screenOf = ({ currentQuestion, check, laterOptionsAt }: Place): number | string => {
  if (check && !check.isOpen) return 'list';
  const position = laterOptionsAt === currentQuestion ? `later-options-${currentQuestion}` : currentQuestion;
  return check ? `opened ${position}` : position;
};

/**
 * The order of the screens: the list comes after the screen that opened it, and the questions opened from it come after
 * the list. A question's later options come after its first ones.
 */
const rankOf = ({ currentQuestion, check, laterOptionsAt }: Place): number => {
  if (!check) return laterOptionsAt === currentQuestion ? currentQuestion + 0.25 : currentQuestion;
  return check.isOpen ? Number.POSITIVE_INFINITY : currentQuestion + 0.5;
};

/** Keeps the browser's history and the quiz run in sync. Returns the unsubscribe function. */
export function followSteps(quiz: Quiz, { store, dispatch }: Pick<QuizRun, 'store' | 'dispatch'>): () => void {
  const { runId, state } = store.getState();
  let reach = reachOf(quiz, state);
  const found = placeIn(runId);
  if (!found || screenOf(found) !== screenOf(state))
    write('replaceState', { runId, ...placeOf(state), depth: 0, from: null });

  const stopFollowing = store.subscribe(({ runId, state }, before) => {
    reach = runId === before.runId ? Math.max(reach, reachOf(quiz, state)) : reachOf(quiz, state);
    const entry = currentEntry();
    const isOver = state.phase === 'completed' && before.state.phase !== 'completed';
    if (isOver || runId !== before.runId) rewind(runId, state.currentQuestion);
    else if (entry && screenOf(entry) !== screenOf(state)) stepTo(entry, runId, state);
  });
  const goToEntry = () => {
    const { runId } = store.getState();
    const place = placeIn(runId);
    if (place !== undefined && place.currentQuestion <= reach) dispatch({ type: 'went', ...place });
    // The entry belongs to an earlier run or to lost answers, or its screen is now hidden. Turn it into the current
    // screen's entry.
    const shown = store.getState().state;
    if (!place || screenOf(shown) !== screenOf(place))
      write('replaceState', { runId, ...placeOf(shown), depth: currentEntry()?.depth ?? 0, from: null });
  };
  addEventListener('popstate', goToEntry);
  return () => {
    stopFollowing();
    removeEventListener('popstate', goToEntry);
  };
}

/**
 * A step forward adds an entry. A step back without an entry behind it replaces the current entry. So does returning
 * from an answered question to the list, because the browser's own Back is asynchronous and the user may have opened
 * the next question by then. All questions opened from the list therefore share one entry.
 */
function stepTo(entry: Entry, runId: string, place: Place): void {
  const { currentQuestion, depth } = entry;
  const isForward = rankOf(place) > rankOf(entry);
  const isInList = place.check != null && entry.from === 'list';
  const from = entry.check ? 'list' : currentQuestion;
  if (isForward && !isInList) write('pushState', { runId, ...placeOf(place), depth: depth + 1, from });
  else write('replaceState', { runId, ...placeOf(place), depth, from: isInList ? 'list' : null });
}

/** Runs after the last step and on starting over, so that Back leaves the quiz instead of going through it again. */
function rewind(runId: string, currentQuestion: number): void {
  const depth = currentEntry()?.depth ?? 0;
  if (depth > 0) history.go(-depth);
  else write('replaceState', { runId, currentQuestion, depth: 0, from: null });
}

/** Goes back in the browser's history if the entry behind is that of this place. Otherwise returns false. */
export function browserBackTo(previous: number | 'list'): boolean {
  const isBehind = currentEntry()?.from === previous;
  if (isBehind) history.back();
  return isBehind;
}
