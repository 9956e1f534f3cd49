import type { Question } from '#shared/quiz/question.ts';
import type { Typed } from '../typed.ts';

/** What every control is given: it shows `typed`, reports keystrokes, and is named by the heading `labelledBy`. */
export type ControlProps = {
  question: Question;
  typed: Typed;
  onType: (change: Typed) => void;
  today: string;
  /** The sentence to show now, or null. */
  error: string | null;
  labelledBy: string;
  /** The id under which `error` is shown. */
  errorId: string;
};
