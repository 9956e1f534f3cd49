import type { SubmissionRow } from '#shared/contract/submission.ts';
import { cardiacQuizId, type QuizId, quizIdFrom } from '#shared/derived-names.ts';
import { readChecked, readHeadline } from './read-headline.ts';
import { readOwnPlan } from './read-own-plan.ts';
import { isRecord, recordsOf, textOf } from './read-value.ts';

/** By the specification what is no quiz of ours is shown as 'Cardiac Health'. */
export const readQuizId = (quizId: unknown): QuizId => quizIdFrom(quizId) ?? cardiacQuizId;

/** The id goes under two names; null when there is neither, and so nothing that was stored. */
export function readSubmissionId(body: unknown): { submissionId: string } | null {
  if (!isRecord(body)) return null;
  const submissionId = textOf(body.submissionId) || textOf(body._id);
  return submissionId === '' ? null : { submissionId };
}

/** Rows without an id are left out: nothing can be opened by them. */
export function readSubmissions(body: unknown): SubmissionRow[] | null {
  if (!Array.isArray(body)) return null;
  return recordsOf(body).flatMap((row) => {
    const id = readSubmissionId(row);
    return id ? [readRow(row, id.submissionId)] : [];
  });
}

function readRow(row: Readonly<Record<string, unknown>>, submissionId: string): SubmissionRow {
  const headline = readHeadline(row.headline);
  const checked = readChecked(row.checked);
  const plan = readOwnPlan(row.plan);
  return {
    _id: submissionId,
    submissionId,
    quizId: readQuizId(row.quizId),
    submittedAt: readInstant(row.submittedAt),
    // Who does not say is asked for the result: it is there, or it is not.
    status: row.status === 'processing' ? 'processing' : 'ready',
    ...(headline && { headline }),
    ...(checked && { checked }),
    ...(plan && { plan }),
  };
}

/** An ISO instant from a date in text or in milliseconds; blank for what is none ('Not completed'). */
export function readInstant(value: unknown): string {
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
}
