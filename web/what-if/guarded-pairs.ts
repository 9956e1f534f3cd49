import type { SubmissionRow } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { isSeen } from '#shared/reading/headline-words.ts';
import type { Guarded } from '#shared/what-if/what-if-standing.ts';

/** Two submissions of one person; the other quiz may not have been taken. */
export type PairOfIds = { readonly longevity?: string; readonly heart?: string };

const otherQuiz = (quizId: QuizId): QuizId => (quizId === productQuizId ? cardiacQuizId : productQuizId);

type Rows = readonly SubmissionRow[];
const newestOf = (rows: Rows, quizId: QuizId): string | undefined =>
  rows.filter((row) => row.quizId === quizId).toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0]
    ?.submissionId;

const pairOf = (longevity: string | undefined, heart: string | undefined): PairOfIds => ({
  ...(longevity && { longevity }),
  ...(heart && { heart }),
});

/** What the result of this submission was worked out from: with it, the newest answers to the other quiz at that time. */
export const basePair = (own: { submissionId: string; quizId: QuizId; submittedAt: string }, rows: Rows): PairOfIds => {
  const before = rows.filter(({ submittedAt }) => submittedAt <= own.submittedAt);
  const other = newestOf(before, otherQuiz(own.quizId));
  return own.quizId === productQuizId ? pairOf(own.submissionId, other) : pairOf(other, own.submissionId);
};

/** The newest answers to both quizzes. */
export const newestPair = (rows: Rows): PairOfIds =>
  pairOf(newestOf(rows, productQuizId), newestOf(rows, cardiacQuizId));

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
