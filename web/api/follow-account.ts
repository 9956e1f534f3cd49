import { QueryObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/react-query';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { mergeUser, useSession } from '../session/session.ts';
import { serverNow } from '../session/storage.ts';
import { type CallResult, call } from './call.ts';
import { forgetLastAsked, gapMs, isExpected, whenListMayBeAsked } from './list-gate.ts';
import { dataOf, queryClient, resultQuery } from './queries.ts';
import type { Answer } from './read-answer.ts';

// No key contains the token, because keys end up in tools and dumps. `queryClient.clear()` separates one user from the
// next.
export const meQuery: QueryObserverOptions<Answer<'getMe'>> = {
  queryKey: ['me'],
  queryFn: ({ signal }) => dataOf('getMe', undefined, signal),
};
/**
 * One poll for all pending results, on every page. It stops while the page is hidden and when no result is expected
 * soon.
 */
export const submissionsQuery: QueryObserverOptions<SubmissionRow[]> = {
  queryKey: ['submissions'],
  queryFn: async ({ signal }) => {
    if (useSession.getState().authToken === null) throw new Error('The list is asked for only with a token.');
    await whenListMayBeAsked(signal);
    return dataOf('listSubmissions', undefined, signal);
  },
  refetchInterval: ({ state }) => (state.data?.some((row) => isExpected(row, serverNow())) ? gapMs : false),
  refetchIntervalInBackground: false,
};

/**
 * While a user is signed in, loads the profile and the submissions into the store, and again whenever the window gets
 * back the focus or the network. Failures are only logged. Returns the function that stops it.
 */
export function followAccount(): () => void {
  queryClient.mount(); // from now on it listens for focus and network
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

// An observer reports every change of state, but only new data and new errors count here. Data from before the
// subscription (`first-calls.ts`) is not a change, so it is read first.
function follow<T>(query: QueryObserverOptions<T>, onData: (data: T) => void, onError: () => void) {
  let seenAt = 0;
  const read = ({ data, error, dataUpdatedAt, errorUpdatedAt }: QueryObserverResult<T>) => {
    const at = Math.max(dataUpdatedAt, errorUpdatedAt);
    if (at === seenAt) return;
    seenAt = at;
    if (error) {
      console.info(error.message);
      onError();
    } else if (data !== undefined) onData(data);
  };
  const observer = new QueryObserver<T>(queryClient, query);
  const stop = observer.subscribe(read);
  read(observer.getCurrentResult());
  return stop;
}

/**
 * Loads profile and submissions again unless they are less than 5 seconds old. `isStale` means that the list is known
 * to be out of date, so it is loaded as soon as the gap between two fetches allows it.
 */
export async function refreshAccount({ isStale = false } = {}): Promise<void> {
  if (useSession.getState().authToken === null) return;
  // `followAccount` logs failures.
  await Promise.allSettled([
    queryClient.fetchQuery(meQuery),
    queryClient.fetchQuery({ ...submissionsQuery, ...(isStale && { staleTime: 0 }) }),
  ]);
}

/** Stores what the user has said about one notice of a result. The open page and the list show it. */
export async function noteChecked(
  submissionId: string,
  sign: { code: string; on: string },
): Promise<CallResult<Checked>> {
  const noted = await call('noteChecked', { submissionId, ...sign });
  if (noted.ok) {
    queryClient.setQueryData(
      resultQuery(submissionId).queryKey,
      (result) => result && { ...result, checked: noted.data },
    );
    void refreshAccount({ isStale: true });
  }
  return noted;
}
