import { heartRecord } from './heart/quiz-record.ts';
import { longevityRecord } from './longevity/quiz-record.ts';
import { product } from './product.ts';
import type { QuizRecord } from './quiz/quiz-record.ts';

type Product = typeof product;
export type ProductId = Product['id'];

/** The registry of quizzes: what each one is, in the order in which they are shown. */
export const quizRecords = {
  [longevityRecord.id]: longevityRecord,
  [heartRecord.id]: heartRecord,
} as const satisfies Readonly<Record<string, QuizRecord>>;

export type QuizId = keyof typeof quizRecords;

export const productQuizId: ProductId = longevityRecord.id;
export const cardiacQuizId = heartRecord.id;
export const quizIds: readonly QuizId[] = Object.values(quizRecords).map(({ id }) => id);

/** The record of a quiz with the types that all of them share. */
export const quizRecordOf = (quizId: QuizId): QuizRecord => quizRecords[quizId];

/** The quiz of this id, whatever it came from; null for none of ours. */
export const quizIdFrom = (id: unknown): QuizId | null => quizIds.find((one) => one === id) ?? null;

/** The quiz that must be submitted before this one opens; null where it is open to everybody. */
export const neededBefore = (quizId: QuizId): QuizId | null => {
  const { other } = quizRecordOf(quizId);
  return other?.isNeeded ? quizIdFrom(other.quizId) : null;
};

/** Ids of the questions that carry the product's name. */
export const familyQuestionId: `family${Product['name']}` = `family${product.name}`;
export const knowledgeQuestionId: `${ProductId}Knowledge` = `${product.id}Knowledge`;

/** The field of `overall_summary` that carries the product's name. */
export type FactorField = `${ProductId}Factor`;
export const factorField: FactorField = `${product.id}Factor`;
