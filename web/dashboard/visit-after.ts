import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import { quizIds } from '#shared/derived-names.ts';
import { isSeen } from '#shared/reading/headline.ts';
import type { changeSinceBefore } from './change-since.ts';

/** What somebody who comes back sees first: an open notice and nothing else, or what changed, what they planned, and the way on. */
export type VisitAfter =
  | { is: 'notice'; row: SubmissionRow }
  | { is: 'again'; row: SubmissionRow; change: string | null; planned: readonly PlannedChange[] };

/** Null for somebody who has no result yet, or waits for one. `rows` are newest first. */
export function visitAfter(rows: readonly SubmissionRow[], changeOf: typeof changeSinceBefore): VisitAfter | null {
  const [newest] = rows;
  if (!newest) return null;
  const newestOfEach = quizIds.flatMap((quizId) => rows.find((row) => row.quizId === quizId) ?? []);
  if (newestOfEach.some(({ status }) => status !== 'ready')) return null;
  const noticed = newestOfEach.find(({ headline, checked }) => headline?.standing === 'checkFirst' && !isSeen(checked));
  if (noticed) return { is: 'notice', row: noticed };
  const row = newestOfEach.find((one) => plannedIn(one).length > 0) ?? newest;
  const change = changeOf(rows.filter(({ quizId }) => quizId === row.quizId));
  return { is: 'again', row, change, planned: plannedIn(row) };
}

/**
 * A plan counts while its result has a figure, as on the result's page. Weight is left out: for whom a word on it could hurt (METHODS
 * 1.6) is known to the result, and not to the list.
 */
const plannedIn = ({ headline, plan }: SubmissionRow): readonly PlannedChange[] =>
  headline?.standing === 'estimated' && headline.figure !== undefined
    ? (plan?.changes ?? []).filter(({ questionId }) => questionId !== 'weight')
    : [];
