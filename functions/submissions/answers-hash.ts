import { createHash } from 'node:crypto';
import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';

/** Sorted by question id, because a retry may send the same answers in another order. */
export const answersHash = (quizId: QuizId, answers: Answers): string => {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([quizId, sorted]))
    .digest('hex');
};
