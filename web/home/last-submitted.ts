import type { SubmissionRow } from '#shared/contract/submission.ts';
import { type QuizId, quizIds } from '#shared/derived-names.ts';
import type { CompletedQuizzes } from '../session/storage.ts';

/** The time of the last submission per quiz, as an ISO string. A quiz that was never submitted is missing. */
export type LastSubmitted = Partial<Record<QuizId, string>>;

/** Takes the times from `submissions` (in any order). For a quiz without a submission it takes what the browser remembers. */
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

/** What this browser remembers of one person. Other people may have taken quizzes on it. */
export const completedBy = (userId: string | undefined, remembered: CompletedQuizzes): CompletedQuizzes =>
  Object.fromEntries(Object.entries(remembered).filter(([, completed]) => completed.userId === userId));
