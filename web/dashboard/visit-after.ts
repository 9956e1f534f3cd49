import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { quizIds } from '#shared/derived-names.ts';
import { isSeen } from '#shared/reading/headline-words.ts';
import { changeSinceBefore } from './change-since.ts';

/** What somebody who comes back sees first: an open notice and nothing else, or what changed, what they planned, and the way on. */
export type VisitAfter =
  | { is: 'notice'; row: SubmissionRow }
  | { is: 'again'; row: SubmissionRow; change: string | null; planned: readonly PlannedChange[] };

/** Right after a quiz nobody has come back. */
const awayMs = 24 * 3_600_000;

/** Null for somebody who has no result yet, or whose newest answers are a day old at most. `rows` are newest first. */
export function visitAfter(rows: readonly SubmissionRow[], now: Date): VisitAfter | null {
  const [newest] = rows;
  if (!newest || now.getTime() - Date.parse(newest.submittedAt) < awayMs) return null;
  const newestOfEach = newestPerQuiz(rows);
  if (newestOfEach.some(({ status }) => status !== 'ready')) return null;
  const noticed = openNotice(rows);
  if (noticed) return { is: 'notice', row: noticed };
  const row = newestOfEach.find((one) => plannedIn(one).length > 0) ?? newest;
  const change = changeSinceBefore(rows.filter(({ quizId }) => quizId === row.quizId));
  return { is: 'again', row, change, planned: plannedIn(row) };
}

/** The newest result of a quiz that begins with a notice of which nobody has said that it was seen to. */
export const openNotice = (rows: readonly SubmissionRow[]): SubmissionRow | undefined =>
  newestPerQuiz(rows).find(({ headline, checked }) => headline?.standing === 'checkFirst' && !isSeen(checked));

const newestPerQuiz = (rows: readonly SubmissionRow[]): SubmissionRow[] =>
  quizIds.flatMap((quizId) => rows.find((row) => row.quizId === quizId) ?? []);

/**
 * A plan counts while its result has a figure, as on the result's page. Weight is left out: for whom a word on it could hurt (METHODS
 * 1.6) is known to the result, and not to the list.
 */
const plannedIn = ({ headline, plan }: SubmissionRow): readonly PlannedChange[] =>
  headline?.standing === 'estimated' && headline.figure !== undefined
    ? (plan?.changes ?? []).filter(({ questionId }) => questionId !== 'weight')
    : [];
