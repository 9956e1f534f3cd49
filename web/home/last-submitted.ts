import type { User } from '#shared/contract/account.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { type QuizId, quizIds } from '#shared/derived-names.ts';
import { useSubmissions } from '../api/use-account.ts';
import { useSession } from '../session/session.ts';
import type { CompletedQuizzes } from '../session/storage.ts';

/** The time of the last submission per quiz, as an ISO string. A quiz that was never submitted is missing. */
export type LastSubmitted = Partial<Record<QuizId, string>>;

type Known = {
  /** The newest page of the list, in any order. It may lack a quiz that was submitted long ago. */
  rows: readonly Pick<SubmissionRow, 'quizId' | 'submittedAt'>[];
  /** What the profile says of all submissions. It may be older than the list. */
  completed: User['completedQuizzes'];
  /** What this browser remembers, for want of an answer of the API. */
  remembered?: CompletedQuizzes;
};

/** The later of what profile and list say; without either, what the browser remembers. */
export function lastSubmittedPerQuiz({ rows, completed = {}, remembered = {} }: Known): LastSubmitted {
  const last: LastSubmitted = {};
  for (const quizId of quizIds) {
    const listed = rows.filter((row) => row.quizId === quizId).map((row) => row.submittedAt);
    const latest = [...listed, completed[quizId]?.completedAt ?? ''].sort().at(-1);
    const at = latest || remembered[quizId]?.completedAt;
    if (at) last[quizId] = at;
  }
  return last;
}

/** What this browser remembers of one person. Other people may have taken quizzes on it. */
export const completedBy = (userId: string | undefined, remembered: CompletedQuizzes): CompletedQuizzes =>
  Object.fromEntries(Object.entries(remembered).filter(([, completed]) => completed.userId === userId));

/** When the signed-in person last submitted each quiz. `isLoading` as long as that may still change. */
export function useLastSubmitted(): { isSignedIn: boolean; lastSubmitted: LastSubmitted; isLoading: boolean } {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const user = useSession((session) => session.user);
  const completedQuizzes = useSession((session) => session.completedQuizzes);
  const { submissions: rows, isLoading, hasFailed } = useSubmissions();
  if (!isSignedIn) return { isSignedIn, lastSubmitted: {}, isLoading: false };
  // Without a response of the API, what this browser remembers is better than asking the person to start over.
  const remembered = hasFailed ? completedBy(user?.id, completedQuizzes) : {};
  return {
    isSignedIn,
    lastSubmitted: lastSubmittedPerQuiz({ rows, completed: user?.completedQuizzes, remembered }),
    isLoading,
  };
}
