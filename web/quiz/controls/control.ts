import type { Question } from '#shared/quiz/question.ts';
import type { Offer } from '#web/measured/unit-toggle.tsx';
import type { Inputs } from '../../measured/inputs.ts';

/** The properties of every control. It shows `typed` and reports each change. The heading `labelledBy` is its label. */
export type ControlProps = {
  question: Question;
  typed: Inputs;
  onType: (inputs: Inputs) => void;
  today: string;
  /** The sentence to show now, or null. */
  error: string | null;
  /** What can be taken with one tap, beside `error`. */
  offers: readonly Offer[];
  labelledBy: string;
  /** The id of the element that shows `error`. */
  errorId: string;
};
