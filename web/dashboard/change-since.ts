import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizIds } from '#shared/derived-names.ts';
import { changeWords, figureTextOf, isOpened } from '#shared/reading/headline.ts';

/**
 * Whether the newest result of either quiz has an open notice. If so, nothing is praised or compared, not even for the
 * other quiz (SAFETY 6).
 */
export const hasOpenNotice = (rows: readonly SubmissionRow[], today: string): boolean =>
  openWarning(rows, today) !== undefined || newestReady(rows).some(({ headline }) => headline?.hasSoonNotice === true);

/** The newest result of either quiz whose emergency or urgent notice is open. */
export const openWarning = (rows: readonly SubmissionRow[], today: string): SubmissionRow | undefined =>
  newestReady(rows).find(({ headline, checked }) => headline?.standing === 'checkFirst' && !isOpened(checked, today));

const newestReady = (rows: readonly SubmissionRow[]): SubmissionRow[] =>
  quizIds
    .flatMap((id) => rows.find(({ quizId, status }) => quizId === id && status === 'ready') ?? [])
    .sort((one, other) => other.submittedAt.localeCompare(one.submittedAt));

/**
 * What changed between a quiz's newest result and the one before it. `rows` are newest first and of that quiz alone.
 */
export function changeSinceBefore([newest, before]: readonly SubmissionRow[]): string | null {
  if (!newest?.headline || !before?.headline) return null;
  return changeWords(
    { ...newest, headline: newest.headline },
    { ...before, headline: before.headline },
    figureTextOf(newest.quizId),
  );
}
