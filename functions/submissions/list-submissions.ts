import type { Handler } from '#functions/edge/outcome.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { submissionsPerPage } from '#shared/contract/page-size.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { newestFirst, type SubmissionSummary } from './submission.ts';

type Deps = { list: (userId: UserId) => Promise<SubmissionSummary[]> };

/**
 * One page, newest first. The table is sorted by session ids, so each page reads all of one person's submissions; twenty a
 * day is the most that one person can add.
 */
export const listSubmissions =
  ({ list }: Deps): Handler<'listSubmissions'> =>
  async ({ caller, query: { before } }) => {
    const all = newestFirst(await list(caller.userId));
    const older = before === undefined ? all : all.filter(({ submissionId }) => submissionId < before);
    return { answer: older.slice(0, submissionsPerPage).map(toRow) };
  };

/** `ready` as soon as the result can be read. Mail and webhook come later. */
const toRow = ({
  submissionId,
  quizId,
  submittedAt,
  state,
  headline,
  checked,
  plan,
}: SubmissionSummary): SubmissionRow => ({
  _id: submissionId,
  submissionId,
  quizId,
  submittedAt,
  status: state === 'received' ? 'processing' : 'ready',
  ...(headline && { headline }),
  ...(checked && { checked }),
  ...(plan && plan.changes.length > 0 && { plan }),
});
