import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { useSubmissions } from '../api/use-account.ts';
import { loadWhatIf, type ReadyWhatIf } from './load-what-if.ts';

type WhatIfState =
  | { readonly status: 'loading' | 'unknown' | 'older' }
  | { readonly status: 'failed'; readonly askAgain: () => void }
  | { readonly status: 'ready'; readonly ready: ReadyWhatIf };

/** Everything that the page needs, and again when the list has changed. Nothing is sent. */
export function useWhatIf(submissionId: string): WhatIfState {
  const { submissions, isLoading, hasFailed } = useSubmissions();
  const { data, isError, isFetching, refetch } = useQuery(
    {
      // A plan that is saved changes nothing of what is played with.
      queryKey: ['what-if', submissionId, submissions.map(({ plan: _, ...row }) => row)],
      enabled: !isLoading && !hasFailed,
      staleTime: Number.POSITIVE_INFINITY,
      // What it loads has been tried again already.
      retry: false,
      queryFn: () => loadWhatIf(submissionId, submissions),
    },
    queryClient,
  );
  // Without the list nobody knows whether a newer answer raised a warning: then nothing opens.
  if (hasFailed) return { status: 'failed', askAgain: () => location.reload() };
  if (isError && !isFetching) return { status: 'failed', askAgain: () => void refetch() };
  if (data === undefined) return { status: 'loading' };
  return typeof data === 'string' ? { status: data } : { status: 'ready', ready: data };
}
