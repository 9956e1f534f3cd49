import { quizIdFrom, quizRecordOf } from '#shared/derived-names.ts';
import { sessionKeyOf } from '#shared/quiz/quiz-record.ts';
import { type Fields, fieldsOf, textOf } from '#shared/read-unknown.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import type { StoredResult, StoredSubmission } from './stored-result.ts';

/**
 * The results in the JSON of GET /api/users/me/export, each with the answers that it was made from; newest first. Null for what
 * is no such file. Takes anything: a file may be of any origin.
 */
export const readExport = (file: unknown): readonly StoredResult[] | null => {
  const { results, submissions } = fieldsOf(fieldsOf(file).parts);
  if (!Array.isArray(results) || !Array.isArray(submissions)) return null;
  const sent = submissions.map(fieldsOf);
  return results
    .flatMap((row) => readRow(fieldsOf(row), sent))
    .sort((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1));
};

const readRow = (row: Fields, sent: readonly Fields[]): StoredResult[] => {
  const quizId = quizIdFrom(row.quiz_id);
  // A result that was replaced has another place; the answers are those of its submission.
  const submissionId = textOf(fieldsOf(row.replacedBy).id) || textOf(row.submissionId);
  if (!quizId || submissionId === '') return [];
  const submission = sent.find((one) => one.submissionId === submissionId);
  return [
    {
      submissionId,
      quizId,
      submittedAt: textOf(row.submittedAt),
      content: fieldsOf(row.content),
      signature: row.signature,
      submission: submission ? readSubmission(submission, sent) : null,
    },
  ];
};

const readSubmission = (row: Fields, sent: readonly Fields[]): StoredSubmission | null => {
  const quizId = quizIdFrom(row.quizId);
  if (!quizId) return null;
  const { other: built } = quizRecordOf(quizId);
  const otherId = built ? row[sessionKeyOf(built)] : undefined;
  const other = sent.find(({ sessionId }) => sessionId === otherId);
  const [timeZone, firstName] = [textOf(row.timeZone), textOf(row.firstName)];
  return {
    quizId,
    submittedAt: textOf(row.submittedAt),
    answers: row.answers,
    ...(timeZone && { timeZone }),
    ...(firstName && { firstName }),
    ...(Array.isArray(row.unconfirmed) && { unconfirmed: row.unconfirmed.map(textOf) }),
    ...(Array.isArray(row.checkedSigns) && { checkedSigns: row.checkedSigns.map(readSign) }),
    ...(otherId !== undefined && { otherAnswers: other?.answers ?? null }),
    ...(other && { otherAnsweredOn: dayOf(other) }),
  };
};

const readSign = (sign: unknown) => {
  const { code, on } = fieldsOf(sign);
  return { code: textOf(code), on: textOf(on) };
};

const dayOf = ({ submittedAt, timeZone }: Fields): string => {
  const at = new Date(textOf(submittedAt));
  return Number.isNaN(at.getTime()) ? '' : dayInZone(at, textOf(timeZone) || undefined);
};
