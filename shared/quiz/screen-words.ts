import type { Question, Quiz } from './question.ts';

/** What stands around a question on its screen. No check, no score and no quoted answer needs it, so no worker carries it. */
export type ScreenWords = Pick<Question, 'subtext' | 'subtextSi' | 'why' | 'citation'>;

type ScreenId<Q extends Quiz> = Q['questions'][number]['id'] | NonNullable<Q['besides']>[number]['id'];

/** By the id of the screen: words for a screen that the quiz does not have do not compile. */
export type WordsOf<Q extends Quiz> = { readonly [Id in ScreenId<Q>]?: ScreenWords };

/** The quiz as its screens show it. */
export const withScreenWords = (quiz: Quiz, words: Readonly<Record<string, ScreenWords | undefined>>): Quiz => {
  const shown = <Asked extends Question>(question: Asked): Asked => ({ ...words[question.id], ...question });
  const { questions, besides } = quiz;
  return { ...quiz, questions: questions.map(shown), ...(besides && { besides: besides.map(shown) }) };
};
