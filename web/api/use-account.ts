import type { User } from '#shared/contract/account.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { useSession } from '../session/session.ts';

export const useMe = (): User | null => useSession(({ user }) => user);

type Submissions = { submissions: readonly SubmissionRow[]; isLoading: boolean; hasFailed: boolean };

const none: readonly SubmissionRow[] = [];

/** The signed-in person's submissions, newest first. The shell loads them (`account.ts`); this only reads. */
export function useSubmissions(): Submissions {
  const submissions = useSession((session) => session.submissions);
  const hasFailed = useSession((session) => session.submissionsFailed);
  return { submissions: submissions ?? none, isLoading: submissions === null && !hasFailed, hasFailed };
}
