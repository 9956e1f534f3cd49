import { useSubmissions } from '../api/use-account.ts';
import { useSession } from '../session/session.ts';
import { completedBy, type LastSubmitted, lastSubmittedPerQuiz } from './last-submitted.ts';

/** When the signed-in person last submitted each quiz. */
export function useLastSubmitted(): { isSignedIn: boolean; lastSubmitted: LastSubmitted; isLoading: boolean } {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const userId = useSession(({ user }) => user?.id);
  const completedQuizzes = useSession((session) => session.completedQuizzes);
  const { submissions, isLoading, hasFailed } = useSubmissions();
  if (!isSignedIn) return { isSignedIn, lastSubmitted: {}, isLoading: false };
  // Without a response of the API, what this browser remembers is better than asking the person to start over.
  const lastSubmitted = lastSubmittedPerQuiz(submissions, hasFailed ? completedBy(userId, completedQuizzes) : {});
  return { isSignedIn, lastSubmitted, isLoading };
}
