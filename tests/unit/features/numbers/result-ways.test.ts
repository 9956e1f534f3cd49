import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { heart, heartWarning, onPar, underweight } from '#tests/unit/results/sample-pages.ts';
import { ways } from '#web/features/numbers/result-places.tsx';

/** The addresses that a result links to, by the label of the link. */
const waysFrom = (quiz_id: QuizId, content: ResultContent, submissions: readonly SubmissionRow[] = []) => {
  const result = { submissionId: asSubmissionId('s-1'), quiz_id, submittedAt: '2026-11-21T10:42:00.000Z', content };
  const found = ways.map(({ wayFrom }) => wayFrom(result, submissions)).filter((way) => way !== undefined);
  return Object.fromEntries(found.map(({ name, to }) => [name, to]));
};

const heartRow: SubmissionRow = {
  _id: asSubmissionId('heart-1'),
  submissionId: asSubmissionId('heart-1'),
  quizId: cardiacQuizId,
  submittedAt: '2026-11-20T10:00:00.000Z',
  status: 'ready',
};

test('measured numbers are asked for where they would make a figure more certain, and not beside a warning', () => {
  expect(waysFrom(cardiacQuizId, heart)['Add my numbers']).toBe('/numbers/s-1');
  expect(waysFrom(cardiacQuizId, heartWarning)).not.toHaveProperty('Add my numbers');
  expect(waysFrom(productQuizId, underweight, [heartRow])).not.toHaveProperty('Add my numbers');
});

test('from a result of the other quiz, they are added to the newest heart answers, if there are any', () => {
  expect(waysFrom(productQuizId, onPar, [heartRow])['Add my numbers']).toBe('/numbers/heart-1');
  expect(waysFrom(productQuizId, onPar)).not.toHaveProperty('Add my numbers');
});

test('every result leads to its answers, under a warning too', () => {
  for (const content of [heart, heartWarning])
    expect(waysFrom(cardiacQuizId, content)['My answers']).toBe('/answers/s-1');
});
