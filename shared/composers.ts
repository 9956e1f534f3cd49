import type { ComposedResult, ToCompose } from '#shared/words/sentences.ts';
import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import { heartQuiz } from './heart/questions/heart-quiz.ts';
import { composeHeart } from './heart/result.ts';
import { longevityQuiz } from './longevity/questions/longevity-quiz.ts';
import { composeLongevity } from './longevity/result.ts';
import type { Person } from './person/person.ts';
import { cleanAnswers } from './quiz/clean-answers.ts';
import type { Quiz } from './quiz/question.ts';
import type { AnswersBeside } from './quiz/quiz-record.ts';
import type { Dated } from './safety/earlier-answers.ts';

type Own = AnswersBeside & { readonly answers: unknown };
type ReadAnswers = Omit<Dated, 'today' | 'checkedSigns'>;
type Counted = Readonly<Record<string, unknown>>;

/** How the answers to one quiz become a result. */
export type Composer = {
  readonly quiz: Quiz;
  /** What the model and the safety rules read: the answers to this quiz, and those beside them. */
  readonly read: (own: Own) => ReadAnswers;
  readonly compose: (toCompose: ToCompose, answers: unknown) => ComposedResult;
  /** What the fingerprint is made of: the cleaned answers to this quiz, and to the other one. */
  readonly counted: (person: Person, read: ReadAnswers, answers: unknown) => readonly [Counted, Counted];
};

/** Exact numbers count beside the heart quiz's own screens, with the bands as chosen. */
const countedHeart = ({ heart, myNumbers }: Person, read: ReadAnswers): Counted =>
  myNumbers ? { ...cleanAnswers(heartQuiz, read.heart), myNumbers } : heart;

/** The registry of those who make a page of answers. */
export const composers: Readonly<Record<QuizId, Composer>> = {
  [productQuizId]: {
    quiz: longevityQuiz,
    read: ({ answers, cardiacAnswers, cardiacAnsweredOn }) => ({
      ...{ quiz: 'longevity', longevity: answers, heart: cardiacAnswers },
      heartAnsweredOn: cardiacAnsweredOn,
    }),
    compose: composeLongevity,
    counted: (person, read) => [person.longevity, countedHeart(person, read)],
  },
  [cardiacQuizId]: {
    quiz: heartQuiz,
    read: ({ answers, longevityAnswers, longevityAnsweredOn }) => ({
      ...{ quiz: 'heart', longevity: longevityAnswers, heart: answers },
      longevityAnsweredOn,
    }),
    compose: composeHeart,
    counted: (person, read) => [countedHeart(person, read), person.longevity],
  },
};
