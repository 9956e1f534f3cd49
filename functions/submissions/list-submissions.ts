import type { Handler } from '#functions/edge/outcome.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { newestFirst, type SubmissionSummary } from './submission.ts';

type Deps = { list: (userId: string) => Promise<SubmissionSummary[]> };

export const listSubmissions =
  ({ list }: Deps): Handler<'listSubmissions'> =>
  async ({ caller }) => ({ answer: newestFirst(await list(caller.userId)).map(toRow) });

/** `ready` as soon as the result can be read. Mail and webhook come later. */
const toRow = ({ submissionId, quizId, submittedAt, state }: SubmissionSummary): SubmissionRow => ({
  _id: submissionId,
  submissionId,
  quizId,
  submittedAt,
  status: state === 'received' ? 'processing' : 'ready',
});
