import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { headlineWords } from '#shared/reading/headline.ts';
import { todayHere } from '#web/quiz/local-day.ts';
import * as labels from '#words/labels.ts';

/**
 * The headline of the newest submission of this quiz, or a sentence while its result is being worked out; undefined if
 * there is none.
 */
export function headlineOf(rows: readonly SubmissionRow[], quizId: QuizId): string | undefined {
  const newest = rows.find((row) => row.quizId === quizId);
  if (newest?.status === 'processing') return labels.workingItOut;
  return newest?.headline && headlineWords(quizId, newest.headline, newest.checked, todayHere());
}
