import { product } from '#shared/product.ts';
import * as words from '#words/quizzes.ts';
import type { QuizRecord } from './quiz-record.ts';

/** The first quiz carries the product's own name. */
export const longevityRecord = {
  id: product.id,
  path: `/${product.id}-quiz`,
  title: words.habitsTitle(product.name),
  shortTitle: product.name,
  figure: { unit: 'years', term: words.habitsFigure },
  readAs: 'longevity',
  other: {
    quizId: 'cardiac_health',
    isNeeded: false,
    readAs: 'heart',
  },
} as const satisfies QuizRecord;
