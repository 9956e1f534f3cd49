import type { GivenAnswer } from '#shared/quiz/event.ts';
import { doubtAbout, type Given } from '#shared/quiz/input/plausible.ts';
import type { Typed, TypedAnswers } from '#shared/quiz/measured.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizView } from './quiz-view.ts';

/** `typed`: in a choice of units. `isConfirmed`: it is unlikely, and the person was asked and stays with it. */
export type HowGiven = { typed?: Typed | null; isConfirmed?: boolean };

type Kept = Pick<QuizView, 'state' | 'typed' | 'typedAnswers' | 'confirmed'>;

/** Keeps how an answer was typed, and that it was confirmed, in place of what stands in the inputs. */
export const withHow = (
  quiz: Quiz,
  view: Kept,
  { questionId, value }: GivenAnswer,
  { typed = null, isConfirmed = false }: HowGiven,
): Omit<Kept, 'state'> => {
  const { [questionId]: _, ...inputs } = view.typed;
  const { [questionId]: __, ...others } = view.typedAnswers;
  const typedAnswers = typed ? { ...others, [questionId]: typed } : others;
  const after = { answers: { ...view.state.answers, [questionId]: value }, typed: typedAnswers };
  const confirmed = stillConfirmed(quiz, view, after, isConfirmed ? questionId : null);
  return { typed: inputs, typedAnswers, confirmed };
};

/** The confirmed questions after an answer: a confirmation holds as long as the very same doubt would be raised again. */
const stillConfirmed = (
  quiz: Quiz,
  { state, typedAnswers, confirmed }: Kept,
  after: Given & { typed: TypedAnswers },
  justConfirmed: string | null,
): readonly string[] => {
  const before = { answers: state.answers, typed: typedAnswers };
  const same = confirmed.filter((id) => {
    const doubt = doubtAbout(quiz, id, after);
    return doubt && JSON.stringify(doubt) === JSON.stringify(doubtAbout(quiz, id, before));
  });
  return justConfirmed === null ? same : [...same.filter((id) => id !== justConfirmed), justConfirmed];
};
