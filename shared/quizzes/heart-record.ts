import { product } from '#shared/product.ts';
import * as words from '#words/quizzes.ts';
import type { QuizRecord } from './quiz-record.ts';

export const heartRecord = {
  id: 'cardiac_health',
  path: '/cardiac-health-quiz',
  title: words.heartTitle,
  // PREVENT was made for people without a known heart or artery condition, and a treatment may mean that there is one.
  figure: { unit: 'percent', term: words.heartFigure, isForUntreated: true },
  readAs: 'heart',
  other: {
    quizId: product.id,
    isNeeded: true,
    readAs: 'longevity',
  },
} as const satisfies QuizRecord;
