import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { submissionsPerPage } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { listSubmissionsSchemas } from '#shared/contract/schemas/submission-schemas.ts';
import { newestFirst, type SubmissionSummary } from './submission.ts';

type Deps = { list: (userId: UserId) => Promise<SubmissionSummary[]> };

/**
 * One page, newest first. The table is sorted by session ids, so each page reads all of a user's submissions; a user can add at
 * most twenty a day.
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

export const listSubmissionsRoute = {
  name: 'listSubmissions',
  runsIn: 'ownResults',
  method: 'GET',
  path: '/api/submissions/me',
  auth: 'signed-in',
  tag: 'Submissions',
  summary: 'Their submissions, newest first',
  description:
    `The newest ${submissionsPerPage}; \`before\` asks for older ones. Whether a quiz was ever handed in, and when last, stands in ` +
    'the profile, which counts all.',
  refusals: [],
  schemas: listSubmissionsSchemas,
  // The page of each waiting user polls every five seconds.
  throttle: { rate: 500, burst: 1000 },
  whoIsAffected: 'People see no dashboard.',
  uses: [{ list: 'listSubmissions' }],
  handle: listSubmissions,
} as const satisfies RouteDeclaration<'listSubmissions'>;
