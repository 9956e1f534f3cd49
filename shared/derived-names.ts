import { product } from './product.ts';

type Product = typeof product;
export type ProductId = Product['id'];

/** The two quizzes. The first carries the product's own name. */
export type QuizId = ProductId | 'cardiac_health';

export const productQuizId: ProductId = product.id;
export const cardiacQuizId = 'cardiac_health';
export const quizIds: readonly QuizId[] = [productQuizId, cardiacQuizId];

/** Ids of the questions that carry the product's name. */
export const familyQuestionId: `family${Product['name']}` = `family${product.name}`;
export const knowledgeQuestionId: `${ProductId}Knowledge` = `${product.id}Knowledge`;

/** The field of `overall_summary` that carries the product's name. */
export type FactorField = `${ProductId}Factor`;
export const factorField: FactorField = `${product.id}Factor`;

export const quizPaths: Readonly<Record<QuizId, `/${string}`>> = {
  [productQuizId]: `/${product.id}-quiz`,
  [cardiacQuizId]: '/cardiac-health-quiz',
};

/** Titles as the dashboard and the results page show them. */
export const quizTitles: Readonly<Record<QuizId, string>> = {
  [productQuizId]: `${product.name} Quiz`,
  [cardiacQuizId]: 'Cardiac Health',
};
