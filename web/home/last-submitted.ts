import type { SubmissionRow } from '#shared/contract/submission.ts';
import { type QuizId, quizIds } from '#shared/derived-names.ts';
import type { CompletedQuizzes } from '../session/storage.ts';

/** ISO instants; a quiz that was never handed in is missing. */
export type LastSubmitted = Partial<Record<QuizId, string>>;

/** `submissions` in any order; what they don't know is taken from what the browser remembers. */
export function lastSubmittedPerQuiz(
  submissions: readonly Pick<SubmissionRow, 'quizId' | 'submittedAt'>[],
  remembered: CompletedQuizzes,
): LastSubmitted {
  const last: LastSubmitted = {};
  for (const quizId of quizIds) {
    const instants = submissions.filter((row) => row.quizId === quizId).map((row) => row.submittedAt);
    const latest = instants.sort().at(-1) ?? remembered[quizId]?.completedAt;
    if (latest !== undefined) last[quizId] = latest;
  }
  return last;
}

/** What this browser remembers of one person; others may have taken quizzes on it. */
export const completedBy = (userId: string | undefined, remembered: CompletedQuizzes): CompletedQuizzes =>
  Object.fromEntries(Object.entries(remembered).filter(([, completed]) => completed.userId === userId));
