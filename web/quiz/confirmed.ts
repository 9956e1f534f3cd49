import type { Typed, TypedAnswers } from '#shared/quiz/measured.ts';
import { doubtAbout, type Given } from '#shared/quiz/plausible.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizView } from './quiz-view.ts';

/** `typed`: in a choice of units. `isConfirmed`: it is unlikely, and the person was asked and stays with it. */
export type HowGiven = { typed?: Typed | null; isConfirmed?: boolean };

/** The confirmed questions after an answer: a confirmation holds as long as the very same doubt would be raised again. */
export const stillConfirmed = (
  quiz: Quiz,
  { state, typedAnswers, confirmed }: Pick<QuizView, 'state' | 'typedAnswers' | 'confirmed'>,
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
