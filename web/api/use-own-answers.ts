import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { CallFailed, queryClient } from './query-client.ts';
import type { Answer } from './read-answer.ts';

export type OwnAnswers = NonNullable<Answer<'getSubmission'>>;

/** What was submitted never changes. 'unknown': there is no such submission of this person's. */
export const ownAnswersQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['answers', submissionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<OwnAnswers | 'unknown'> => {
      const result = await call('getSubmission', { submissionId }, signal);
      if (result.ok) return result.data;
      if (result.reason === 'refused' && result.status === 404) return 'unknown';
      throw new CallFailed('getSubmission', result);
    },
  });

type OwnAnswersState =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed'; askAgain: () => void }
  | { status: 'ready'; own: OwnAnswers };

/** The answers of one submission of the person who is signed in. */
export function useOwnAnswers(submissionId: string): OwnAnswersState {
  const { data, isFetching, isError, refetch } = useQuery(ownAnswersQuery(submissionId), queryClient);
  if (data === 'unknown') return { status: 'unknown' };
  if (data) return { status: 'ready', own: data };
  return isError && !isFetching ? { status: 'failed', askAgain: () => void refetch() } : { status: 'loading' };
}
