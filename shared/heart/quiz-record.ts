import { product } from '../product.ts';
import type { QuizRecord } from '../quiz/quiz-record.ts';

export const heartRecord = {
  id: 'cardiac_health',
  path: '/cardiac-health-quiz',
  title: 'Cardiac Health',
  figure: { unit: 'percent', name: 'Ten-year risk', term: 'Cardiac Risk Score' },
  other: {
    quizId: product.id,
    isNeeded: true,
    storedAs: 'longevitySessionId',
  },
} as const satisfies QuizRecord;
