import type { Quiz } from './question.ts';

/**
 * The quiz with these questions of the screen beside it at its end, for who has answered them before: an exact number counts
 * more than a band, so nobody should send one on unseen. The very quiz where none of them stands beside it.
 */
export const withNumbers = (quiz: Quiz, ids: readonly string[]): Quiz => {
  const { questions, besides = [] } = quiz;
  const asked = besides.filter(({ id }) => ids.includes(id));
  if (asked.length === 0) return quiz;
  return { ...quiz, questions: [...questions, ...asked], besides: besides.filter(({ id }) => !ids.includes(id)) };
};
