import { matchPath } from 'react-router-dom';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { pathOf } from '../paths.ts';
import { mergeUser, useSession } from '../session/session.ts';
import { meQuery, submissionsQuery } from './follow-account.ts';
import { queryClient, resultQuery } from './queries.ts';
import type { Answer } from './read-answer.ts';

export { followAccount } from './follow-account.ts';

// Loaded at the start if a user is signed in. In the built site this file also comes with pages that are loaded while
// an expired token is renewed; without a token it requests nothing. It starts the first requests of the page at this
// address before the page's own code has loaded. The page then finds the response, or waits for the same call. After a
// failure the page requests it again.
const { submissionId } = matchPath('/results/:submissionId', pathOf(location.pathname))?.params ?? {};
const { authToken } = useSession.getState();
const calls =
  authToken !== null &&
  Promise.all([
    submissionId && queryClient.prefetchQuery(resultQuery(submissionId)),
    queryClient.prefetchQuery(meQuery),
    queryClient.prefetchQuery(submissionsQuery),
  ]);

/** After this long the page is drawn without the responses, because its own spinner says better what it waits for. */
const patienceMs = 1000;

/**
 * For pages whose calls an inline script has sent before the scripts came (`build/inline-scripts.ts`). Resolves when
 * the responses are in the store, or take too long. The page is then drawn once, with its contents.
 */
export async function earlyAnswers(): Promise<void> {
  await Promise.race([calls, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  if (useSession.getState().authToken !== authToken) return;
  const user = queryClient.getQueryData<Answer<'getMe'>>(meQuery.queryKey);
  const submissions = queryClient.getQueryData<SubmissionRow[]>(submissionsQuery.queryKey);
  if (user) mergeUser(user);
  if (submissions) useSession.setState({ submissions });
}
