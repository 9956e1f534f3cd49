import type { SubmissionRow } from '#shared/contract/submission.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import type { ReadAs } from '#shared/quiz/quiz-record.ts';
import { isSeen } from '#shared/reading/headline-words.ts';
import type { Guarded } from '#shared/what-if/what-if-standing.ts';

/** Two submissions of one person; the other quiz may not have been taken. */
export type PairOfIds = { readonly longevity?: string; readonly heart?: string };

type Rows = readonly SubmissionRow[];
const newestOf = (rows: Rows, as: ReadAs): string | undefined =>
  rows
    .filter(({ quizId }) => quizRecordOf(quizId).readAs === as)
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0]?.submissionId;

/** The newest answers to both quizzes. */
export const newestPair = (rows: Rows): PairOfIds => {
  const [longevity, heart] = [newestOf(rows, 'longevity'), newestOf(rows, 'heart')];
  return { ...(longevity && { longevity }), ...(heart && { heart }) };
};

/** What the result of this submission was worked out from: with it, the newest answers to the other quiz at that time. */
export const basePair = (own: { submissionId: string; quizId: QuizId; submittedAt: string }, rows: Rows): PairOfIds => {
  const { readAs } = quizRecordOf(own.quizId);
  const before = newestPair(rows.filter(({ submittedAt }) => submittedAt <= own.submittedAt));
  return { ...before, ...(readAs && { [readAs]: own.submissionId }) };
};

export const idsIn = ({ longevity, heart }: PairOfIds): string[] => [longevity, heart].filter((id) => id !== undefined);

const rowsIn = (pair: PairOfIds, rows: Rows): Rows =>
  rows.filter(({ submissionId }) => idsIn(pair).includes(submissionId));

/** The result on whose page the notice of these answers stands: that of the later of the two. */
export const resultOf = (pair: PairOfIds, rows: Rows): string | undefined =>
  rowsIn(pair, rows).toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0]?.submissionId;

/** What the person has said under the notice of these answers. What was said before the later ones does not count for them. */
export const checkedFor = (pair: PairOfIds, rows: Rows): Guarded['checked'] => {
  const own = rowsIn(pair, rows);
  const latest =
    own
      .map(({ submittedAt }) => submittedAt)
      .sort()
      .at(-1) ?? '';
  return own
    .map(({ checked }) => checked)
    .filter((checked) => isSeen(checked))
    .filter(({ at }) => at >= latest)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]?.answer;
};
