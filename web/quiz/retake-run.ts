import type { Question } from '#shared/quiz/question.ts';
import type { Draft } from './draft/draft.ts';
import type { QuizRun } from './quiz-run.ts';
import type { QuizView } from './quiz-view.ts';

/** The first screen of a retake welcomes nobody back. */
export const isJustBegun = ({ retake, revision }: Draft): boolean =>
  revision === 1 && retake !== undefined && Object.keys(retake.lastTime).length > 0;

/** Which numbers the quiz asks at its end was decided when it was opened. A run with others needs it opened anew. */
export function followNumbers({ store }: QuizRun, onOthers: () => void): () => void {
  const numbersOf = ({ retake }: QuizView) => String(retake?.numbers ?? '');
  const before = numbersOf(store.getState());
  return store.subscribe((view) => numbersOf(view) !== before && onOthers());
}

/** The last answer stands in the inputs, untouched. */
export function isAsLastTime({ state, typed, retake }: QuizView, { id }: Question): boolean {
  const last = retake?.lastTime[id];
  return !!last && !typed[id] && JSON.stringify(state.answers[id]) === JSON.stringify(last.answer);
}
