import { matchPath } from 'react-router-dom';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { mergeUser, useSession } from '../session/session.ts';
import { meQuery, submissionsQuery } from './account.ts';
import { queryClient } from './query-client.ts';
import type { Answer } from './read-answer.ts';
import { resultQuery } from './use-result.ts';

export { followAccount } from './account.ts';

// Loaded at the start, when somebody is signed in. What the page of this address asks for first is asked now, before its own
// code has come; it then finds the answer, or waits for the same call. A failure is the page's own: it asks again.
const { submissionId } = matchPath('/results/:submissionId', location.pathname)?.params ?? {};
const { authToken } = useSession.getState();
const calls = Promise.all([
  submissionId && queryClient.prefetchQuery(resultQuery(submissionId)),
  queryClient.prefetchQuery(meQuery),
  queryClient.prefetchQuery(submissionsQuery),
]);

/** Longer than this the shell of a page stands for none that says itself what it waits for. */
const patienceMs = 1000;

/**
 * Where the page itself has asked for these before its scripts came (`build/ask-early.ts`): resolves when the answers are in the
 * store, or take too long. The page is then drawn once, and whole.
 */
export async function earlyAnswers(): Promise<void> {
  await Promise.race([calls, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  if (useSession.getState().authToken !== authToken) return;
  const user = queryClient.getQueryData<Answer<'getMe'>>(meQuery.queryKey);
  const submissions = queryClient.getQueryData<SubmissionRow[]>(submissionsQuery.queryKey);
  if (user) mergeUser(user);
  if (submissions) useSession.setState({ submissions });
}
