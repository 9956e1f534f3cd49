import { QueryObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/react-query';
import type { RouteName } from '#shared/contract/routes.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { serverNow } from '../session/server-clock.ts';
import { mergeUser, useSession } from '../session/session.ts';
import { call } from './call.ts';
import type { RequestOf } from './calls.ts';
import { forgetLastAsked, isExpected, whenListMayBeAsked } from './list-gate.ts';
import { CallFailed, queryClient } from './query-client.ts';
import type { Answer } from './read-answer.ts';

const pollEveryMs = 5000;

// The token is no part of the keys: keys end up in tools and dumps. `queryClient.clear()` separates the people.
export const meQuery: QueryObserverOptions<Answer<'getMe'>> = {
  queryKey: ['me'],
  queryFn: ({ signal }) => dataOf('getMe', undefined, signal),
};
/** One poll for all that waits, on whatever page. It stops when the page is hidden, and when nothing new can come soon. */
export const submissionsQuery: QueryObserverOptions<SubmissionRow[]> = {
  queryKey: ['submissions'],
  queryFn: async ({ signal }) => {
    await whenListMayBeAsked(signal);
    return dataOf('listSubmissions', undefined, signal);
  },
  refetchInterval: ({ state }) => (state.data?.some((row) => isExpected(row, serverNow())) ? pollEveryMs : false),
  refetchIntervalInBackground: false,
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
  queryClient.mount(); // from now on it hears of focus and network
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
    queryClient.unmount();
    forgetLastAsked();
  };
}

// An observer reports every change of state; only new data and new errors are news here. What came before anybody followed
// (`first-calls.ts`) is no change, and is told first.
function follow<T>(query: QueryObserverOptions<T>, onData: (data: T) => void, onError: () => void) {
  let seenAt = 0;
  const hear = ({ data, error, dataUpdatedAt, errorUpdatedAt }: QueryObserverResult<T>) => {
    const at = Math.max(dataUpdatedAt, errorUpdatedAt);
    if (at === seenAt) return;
    seenAt = at;
    if (error) {
      console.info(error.message);
      onError();
    } else if (data !== undefined) onData(data);
  };
  const observer = new QueryObserver<T>(queryClient, query);
  const stop = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return stop;
}

/**
 * Loads profile and submissions again unless they are less than 5 seconds old. `isStale`: the list is known to be old; then
 * it is loaded as soon as the gap between two fetches allows it. The profile never is.
 */
export async function refreshAccount({ isStale = false } = {}): Promise<void> {
  if (useSession.getState().authToken === null) return;
  // Failures are told by `followAccount`.
  await Promise.allSettled([
    queryClient.fetchQuery(meQuery),
    queryClient.fetchQuery({ ...submissionsQuery, ...(isStale && { staleTime: 0 }) }),
  ]);
}
