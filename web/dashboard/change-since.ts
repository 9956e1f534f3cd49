import type { SubmissionRow } from '#shared/contract/submission.ts';
import { changeWords } from '#shared/reading/change-words.ts';
import { figureTextOf } from '#shared/reading/headline-words.ts';

/** What changed between a quiz's newest result and the one before it; `rows` are newest first and of that quiz alone. */
export function changeSinceBefore([newest, before]: readonly SubmissionRow[]): string | null {
  if (!newest?.headline || !before?.headline) return null;
  const estimate = ({ submittedAt }: SubmissionRow, headline: NonNullable<SubmissionRow['headline']>) => ({
    submittedAt,
    headline,
  });
  return changeWords(estimate(newest, newest.headline), estimate(before, before.headline), figureTextOf(newest.quizId));
}
