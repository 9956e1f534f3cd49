import type { Question } from '#shared/quiz/question.ts';
import type { Typed } from '../typed.ts';

/** The properties of every control. It shows `typed` and reports each change. The heading `labelledBy` is its label. */
export type ControlProps = {
  question: Question;
  typed: Typed;
  onType: (change: Typed) => void;
  today: string;
  /** The sentence to show now, or null. */
  error: string | null;
  labelledBy: string;
  /** The id of the element that shows `error`. */
  errorId: string;
};
