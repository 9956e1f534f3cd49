import type { Answer } from '#shared/quiz/question.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { readInstant, readQuizId } from './read-result.ts';
import { isRecord, recordsOf, textOf } from './read-value.ts';

/** One's own answers. A row without a question's id cannot be changed, so it is left out. */
export const readAnswers = (body: unknown) => {
  if (!isRecord(body) || textOf(body.submissionId) === '') return null;
  return {
    submissionId: textOf(body.submissionId),
    quizId: readQuizId(body.quizId),
    quizVersion: textOf(body.quizVersion),
    submittedAt: readInstant(body.submittedAt),
    ...(typeof body.engineVersion === 'string' && { engineVersion: body.engineVersion }),
    ...(typeof body.basedOn === 'string' && { basedOn: body.basedOn }),
    answers: recordsOf(body.answers).flatMap((row) => {
      const value = readValue(row.value);
      if (textOf(row.questionId) === '' || value === null) return [];
      return [{ ...readAsked(row), value, valueText: textOf(row.valueText), ...readTyped(row.typed) }];
    }),
    skipped: recordsOf(body.skipped).flatMap((row) => (textOf(row.questionId) === '' ? [] : [readAsked(row)])),
  };
};

const readAsked = (row: Readonly<Record<string, unknown>>) => ({
  questionId: textOf(row.questionId),
  section: textOf(row.section),
  questionText: textOf(row.questionText),
});

const readValue = (value: unknown): Answer | null => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  const { ft, in: inches } = fieldsOf(value);
  return typeof ft === 'number' && typeof inches === 'number' ? { ft, in: inches } : null;
};

/** The unit as the API says it: `typedOf` of shared/quiz/units/measured.ts tells whether this page knows it. */
const readTyped = (typed: unknown): { typed?: { text: string; unit: string } } => {
  const { text, unit } = fieldsOf(typed);
  return typeof text === 'string' && typeof unit === 'string' ? { typed: { text, unit } } : {};
};
