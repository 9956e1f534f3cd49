import { useQueries } from '@tanstack/react-query';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { queryClient } from '../api/query-client.ts';
import type { ReadResult } from '../api/read-result.ts';
import { useSubmissions } from '../api/use-account.ts';
import { resultQuery } from '../api/use-result.ts';

/** The page says one sentence about the result before; the dashboard draws the trend. */
const mostEarlier = 1;

/** Submissions of the same quiz from before this one that have a result, latest first. */
export const earlierOf = (submissions: readonly SubmissionRow[], result: ReadResult): SubmissionRow[] =>
  submissions.filter(
    ({ submissionId, quizId, submittedAt, status }) =>
      status === 'ready' &&
      quizId === result.quiz_id &&
      submissionId !== result.submissionId &&
      submittedAt < result.submittedAt,
  );

/** A result need not say when it was handed in: by the specification the list of submissions knows that. */
export const dated = (result: ReadResult, rows: readonly SubmissionRow[]): ReadResult => ({
  ...result,
  submittedAt:
    result.submittedAt || (rows.find(({ submissionId }) => submissionId === result.submissionId)?.submittedAt ?? ''),
});

/** Their results, as they come in; one that fails is left out, since the trend can do without it. */
export function useEarlierResults(result: ReadResult): ReadResult[] {
  const { submissions } = useSubmissions();
  const rows = earlierOf(submissions, result).slice(0, mostEarlier);
  const queries = rows.map(({ submissionId }) => resultQuery(submissionId));
  return useQueries({ queries }, queryClient).flatMap(({ data }) => (data ? [dated(data, rows)] : []));
}
