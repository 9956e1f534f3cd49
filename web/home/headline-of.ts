import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { headlineWords } from '#shared/reading/headline.ts';
import { todayHere } from '#web/quiz/local-day.ts';

/** Of the newest submission of this quiz; nothing while it is being worked out. */
export function headlineOf(rows: readonly SubmissionRow[], quizId: QuizId): string | undefined {
  const newest = rows.find((row) => row.quizId === quizId);
  if (newest?.status === 'processing') return 'Working it out…';
  return newest?.headline && headlineWords(quizId, newest.headline, newest.checked, todayHere());
}
