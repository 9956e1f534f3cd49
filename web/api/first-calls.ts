import { matchPath } from 'react-router-dom';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { mergeUser, useSession } from '../session/session.ts';
import { meQuery, submissionsQuery } from './follow-account.ts';
import { queryClient, resultQuery } from './queries.ts';
import type { Answer } from './read-answer.ts';

export { followAccount } from './follow-account.ts';

// Loaded at the start, when a user is signed in. In the built site the file also comes with pages that are loaded while an expired
// token is renewed: without a token nothing is asked. What the page of this address fetches first is fetched now, before its own code
// has loaded; the page then finds the answer, or waits for the same call. After a failure the page fetches it again.
const { submissionId } = matchPath('/results/:submissionId', location.pathname)?.params ?? {};
const { authToken } = useSession.getState();
const calls =
  authToken !== null &&
  Promise.all([
    submissionId && queryClient.prefetchQuery(resultQuery(submissionId)),
    queryClient.prefetchQuery(meQuery),
    queryClient.prefetchQuery(submissionsQuery),
  ]);

/** After this long the page is drawn without the answers: its own spinner says better what it waits for. */
const patienceMs = 1000;

/**
 * Where an inline script has sent these calls before the scripts came (`build/inline-scripts.ts`): resolves when the answers are in
 * the store, or take too long. The page is then drawn once, with its contents.
 */
export async function earlyAnswers(): Promise<void> {
  await Promise.race([calls, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  if (useSession.getState().authToken !== authToken) return;
  const user = queryClient.getQueryData<Answer<'getMe'>>(meQuery.queryKey);
  const submissions = queryClient.getQueryData<SubmissionRow[]>(submissionsQuery.queryKey);
  if (user) mergeUser(user);
  if (submissions) useSession.setState({ submissions });
}
