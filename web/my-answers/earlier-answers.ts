import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { typedOf } from '#shared/quiz/units/measured.ts';
import type { OwnAnswers } from '../api/queries.ts';

/** The stored answers, as a new submission starts from them. */
export const earlierAnswers = ({ answers }: OwnAnswers): GivenAnswers => ({
  answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])),
  typed: Object.fromEntries(
    answers.flatMap(({ questionId, typed }) => {
      const known = typedOf(typed);
      return known ? [[questionId, known] as const] : [];
    }),
  ),
});

/** The words in which each answer was stored. */
export const toldWords = ({ answers }: OwnAnswers): Record<string, string> =>
  Object.fromEntries(answers.map(({ questionId, valueText }) => [questionId, valueText]));
