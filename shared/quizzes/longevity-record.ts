import { product } from '#shared/product.ts';
import type { QuizRecord } from './quiz-record.ts';

/** The first quiz carries the product's own name. */
export const longevityRecord = {
  id: product.id,
  path: `/${product.id}-quiz`,
  title: `${product.name} Quiz`,
  shortTitle: product.name,
  figure: { unit: 'years', term: 'Biological Age' },
  readAs: 'longevity',
  other: {
    quizId: 'cardiac_health',
    isNeeded: false,
    readAs: 'heart',
  },
} as const satisfies QuizRecord;
