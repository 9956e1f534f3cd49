import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { resultWaitMinutes } from '#shared/contract/limits.ts';
import { call } from './call.ts';
import { CallFailed, queryClient } from './query-client.ts';
import type { ReadResult } from './read-result.ts';

const pollEveryMs = 5000;
const giveUpAfterMs = resultWaitMinutes * 60_000;

/**
 * A result does not change while somebody reads it (a correction shows at the next visit); until it is there every failure means 'not ready' and is no news to anyone. What was
 * fetched is passed along in here, which is emptied when the session ends, and not in the browser's history: there the
 * next person to log in would find it with Back.
 */
export const resultQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['result', submissionId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<ReadResult> => {
      const result = await call('getResult', { submissionId }, signal);
      if (!result.ok) throw new CallFailed('getResult', result);
      return { ...result.data, submissionId };
    },
  });

type ResultState = { status: 'loading' } | { status: 'not-ready' } | { status: 'ready'; result: ReadResult };

/** One result: the one passed along if any, else fetched. Again on focus, for whoever comes back to look. */
export function useResult(submissionId: string): ResultState {
  const { data, isPending, errorUpdateCount } = useQuery(resultQuery(submissionId), queryClient);
  if (data) return { status: 'ready', result: data };
  // Asking again makes a failed query pending again: a page that has said 'not ready' must not flicker each time.
  return { status: isPending && errorUpdateCount === 0 ? 'loading' : 'not-ready' };
}

/**
 * View Results: idle, then checking. Asks every 5 seconds and calls back with the result; after 300 seconds without one
 * it is idle again. Failures on the way are swallowed and asked again.
 */
export function usePollResult(submissionId: string, onResult: () => void) {
  const [isChecking, setChecking] = useState(false);
  const { data } = useQuery(
    {
      ...resultQuery(submissionId),
      enabled: isChecking,
      refetchInterval: (query) => (query.state.data ? false : pollEveryMs),
      refetchIntervalInBackground: true,
    },
    queryClient,
  );
  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(() => setChecking(false), giveUpAfterMs);
    return () => clearTimeout(timer);
  }, [isChecking]);
  const deliver = useEffectEvent(() => {
    setChecking(false);
    onResult();
  });
  useEffect(() => {
    if (isChecking && data) deliver();
  }, [isChecking, data]);
  return { isChecking, check: () => setChecking(true) };
}
