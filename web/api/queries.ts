import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { languageCode } from '#words/language.ts';
import { type CallResult, call, type RequestOf } from './call.ts';
import { gapMs } from './list-gate.ts';
import type { Answer } from './read-answer.ts';
import type { ReadResult } from './read-result.ts';

const giveUpAfterMs = resultWaitMinutes * 60_000;

/**
 * Shares concurrent calls and keeps the gap between fetches. The hooks import it instead of using a provider, so that a
 * visitor who is not signed in never downloads the query library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: gapMs,
      retry: (failures, error) => failures < 1 && (!(error instanceof CallFailed) || error.isWorthRetrying),
      retryDelay: gapMs, // the gap holds after a failure too
    },
  },
});

/**
 * A call that failed, in the form that queries expect. The message is for the console and contains nothing personal.
 */
export class CallFailed extends Error {
  readonly isWorthRetrying: boolean;
  readonly isUnreached: boolean;

  constructor(route: string, failure: Extract<CallResult<unknown>, { ok: false }>) {
    super(`${route} failed: ${failure.reason === 'refused' ? failure.status : 'no answer'}`);
    this.name = 'CallFailed';
    this.isUnreached = failure.reason === 'network';
    this.isWorthRetrying = this.isUnreached || (failure.reason === 'refused' && failure.status >= 500);
  }
}

/** The data of a call. Throws `CallFailed`, as queries expect. */
export async function dataOf<N extends RouteName>(name: N, request: RequestOf<N>, signal: AbortSignal) {
  const result = await call(name, request, signal);
  if (!result.ok) throw new CallFailed(name, result);
  return result.data;
}

/**
 * A result does not change while it is read (a correction shows at the next visit). Until it is ready every failure
 * means 'not ready', which is expected. A fetched result is passed to the next page in this client, which is emptied
 * when the session ends. In the browser's history, the next user to log in would find it with Back.
 */
export const resultQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['result', submissionId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<ReadResult> => ({
      ...(await dataOf('getResult', { submissionId }, signal)),
      submissionId: asSubmissionId(submissionId),
    }),
  });

type ResultState = { status: 'loading' | 'not-ready' } | { status: 'ready'; result: ReadResult };

/** One result: passed on by the page before, or else fetched, and fetched again when the window gets back the focus. */
export function useResult(submissionId: string): ResultState {
  const { data, isPending, errorUpdateCount } = useQuery(resultQuery(submissionId), queryClient);
  if (data) return { status: 'ready', result: data };
  // A refetch makes a failed query pending again, but a page that has said 'not ready' must not flicker each time.
  return { status: isPending && errorUpdateCount === 0 ? 'loading' : 'not-ready' };
}

/**
 * 'View Results': first idle, then checking. Fetches every 5 seconds and calls back with the result. After 300 seconds
 * without one it is idle again. Failures in between are ignored.
 */
export function usePollResult(submissionId: string, onResult: () => void) {
  const [isChecking, setChecking] = useState(false);
  const { data, error, fetchStatus } = useQuery(
    {
      ...resultQuery(submissionId),
      enabled: isChecking,
      refetchInterval: (query) => (query.state.data ? false : gapMs),
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
  /** True while no request gets through. It keeps trying. */
  const isUnreached = isChecking && (fetchStatus === 'paused' || (error instanceof CallFailed && error.isUnreached));
  return { isChecking, isUnreached, check: () => setChecking(true) };
}

export type OwnAnswers = NonNullable<Answer<'getSubmission'>>;

const inPageWords = async (own: OwnAnswers): Promise<OwnAnswers> => (await import('./page-words.ts')).inPageWords(own);

/** Submitted answers never change. 'unknown' means that this user has no such submission. */
export const ownAnswersQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['answers', submissionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<OwnAnswers | 'unknown'> => {
      const result = await call('getSubmission', { submissionId }, signal);
      if (result.ok) return languageCode === defaultLanguage ? result.data : inPageWords(result.data);
      if (result.reason === 'refused' && result.status === 404) return 'unknown';
      throw new CallFailed('getSubmission', result);
    },
  });

type OwnAnswersState =
  | { status: 'loading' | 'unknown' }
  | { status: 'failed'; askAgain: () => void }
  | { status: 'ready'; own: OwnAnswers };

export function useOwnAnswers(submissionId: string): OwnAnswersState {
  const { data, isFetching, isError, refetch } = useQuery(ownAnswersQuery(submissionId), queryClient);
  if (data === 'unknown') return { status: 'unknown' };
  if (data) return { status: 'ready', own: data };
  return isError && !isFetching ? { status: 'failed', askAgain: () => void refetch() } : { status: 'loading' };
}
