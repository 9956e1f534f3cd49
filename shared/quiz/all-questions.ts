import type { Question, Quiz } from './question.ts';

/** The questions of the quiz in their order, then those beside it. */
export const allQuestions = ({ questions, besides = [] }: Quiz): readonly Question[] => [...questions, ...besides];

export const questionOf = (quiz: Quiz, id: string): Question | undefined =>
  allQuestions(quiz).find((question) => question.id === id);

/**
 * The quiz with these questions, which stand beside it, moved to its end. For a user who has answered them before: an exact number
 * counts more than a band, so they should see it again before it is sent. Returns the same object when there are none.
 */
export const withNumbers = (quiz: Quiz, ids: readonly string[]): Quiz => {
  const { questions, besides = [] } = quiz;
  const asked = besides.filter(({ id }) => ids.includes(id));
  if (asked.length === 0) return quiz;
  return { ...quiz, questions: [...questions, ...asked], besides: besides.filter(({ id }) => !ids.includes(id)) };
};

/** The texts around a question on its screen. Only screens need them, so no worker loads them. */
export type ScreenWords = Pick<Question, 'subtext' | 'subtextSi' | 'why' | 'citation' | 'laterOptions'>;

type ScreenId<Q extends Quiz> = Q['questions'][number]['id'] | NonNullable<Q['besides']>[number]['id'];

/** Keyed by screen id: texts for a screen that the quiz does not have do not compile. */
export type WordsOf<Q extends Quiz> = { readonly [Id in ScreenId<Q>]?: ScreenWords };

/** The quiz as its screens show it. */
export const withScreenWords = (quiz: Quiz, words: Readonly<Record<string, ScreenWords | undefined>>): Quiz => {
  const shown = <Asked extends Question>(question: Asked): Asked => ({ ...words[question.id], ...question });
  const { questions, besides } = quiz;
  return { ...quiz, questions: questions.map(shown), ...(besides && { besides: besides.map(shown) }) };
};
