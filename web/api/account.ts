import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import type { RouteName } from '#shared/contract/routes.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { mergeUser, useSession } from '../session/session.ts';
import { call } from './call.ts';
import type { RequestOf } from './calls.ts';
import { CallFailed, queryClient } from './query-client.ts';
import type { Answer } from './read-answer.ts';

// The token is no part of the keys: keys end up in tools and dumps. `queryClient.clear()` separates the people.
const meQuery: QueryObserverOptions<Answer<'getMe'>> = {
  queryKey: ['me'],
  queryFn: ({ signal }) => dataOf('getMe', undefined, signal),
};
const submissionsQuery: QueryObserverOptions<SubmissionRow[]> = {
  queryKey: ['submissions'],
  queryFn: ({ signal }) => dataOf('listSubmissions', undefined, signal),
};

async function dataOf<N extends RouteName>(name: N, request: RequestOf<N>, signal: AbortSignal) {
  const result = await call(name, request, signal);
  if (!result.ok) throw new CallFailed(name, result);
  return result.data;
}

/**
 * While somebody is signed in: loads the profile and the submissions into the store, again whenever the window gets
 * back the focus or the network. Failures are logged only. Returns how to stop.
 */
export function followAccount(): () => void {
  const stopMe = follow(meQuery, mergeUser, () => {});
  const stopSubmissions = follow(
    submissionsQuery,
    (submissions) => useSession.setState({ submissions, submissionsFailed: false }),
    () => useSession.setState(({ submissions }) => ({ submissionsFailed: submissions === null })),
  );
  return () => {
    stopMe();
    stopSubmissions();
    queryClient.clear();
  };
}

// An observer reports every change of state; only new data and new errors are news here.
function follow<T>(query: QueryObserverOptions<T>, onData: (data: T) => void, onError: () => void) {
  let seenAt = 0;
  return new QueryObserver<T>(queryClient, query).subscribe(({ data, error, dataUpdatedAt, errorUpdatedAt }) => {
    const at = Math.max(dataUpdatedAt, errorUpdatedAt);
    if (at === seenAt) return;
    seenAt = at;
    if (error) {
      console.info(error.message);
      onError();
    } else if (data !== undefined) onData(data);
  });
}

/**
 * Loads profile and submissions again unless they are less than 5 seconds old; `now` when the list is known to be stale.
 * The profile never is: the gap between two fetches of it holds also then.
 */
export async function refreshAccount({ now = false } = {}): Promise<void> {
  if (useSession.getState().authToken === null) return;
  // Failures are told by `followAccount`.
  await Promise.allSettled([
    queryClient.fetchQuery(meQuery),
    queryClient.fetchQuery({ ...submissionsQuery, ...(now && { staleTime: 0 }) }),
  ]);
}
