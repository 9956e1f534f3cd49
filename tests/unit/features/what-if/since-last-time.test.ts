import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { changeSinceBefore } from '#web/dashboard/change-since.ts';
import { visitAfter as visit } from '#web/dashboard/since-last-time.tsx';
import { plannedIn } from '#web/features/what-if/since-last-time.tsx';

const now = new Date('2026-11-23T12:00:00Z');
const visitAfter = (rows: readonly SubmissionRow[]) => visit(rows, changeSinceBefore, '2026-11-30');
const hour = 3_600_000;
const row = (quizId: QuizId, hoursAgo: number, more: Partial<SubmissionRow> = {}): SubmissionRow => ({
  _id: asSubmissionId(`${quizId}-${hoursAgo}`),
  submissionId: asSubmissionId(`${quizId}-${hoursAgo}`),
  quizId,
  submittedAt: new Date(now.getTime() - hoursAgo * hour).toISOString(),
  status: 'ready',
  ...more,
});
const estimated = (figure: number): { headline: Headline } => ({
  headline: { standing: 'estimated', engineVersion: '2.2.0', figure, low: figure - 8, high: figure + 8 },
});
const plan = (...changes: { questionId: string; value: string | number }[]) => ({
  plan: { at: now.toISOString(), changes },
});
const sleep = { questionId: 'sleepHours', value: 8 };
const weight = { questionId: 'weight', value: 160 };

test('a plan comes before a newer quiz without one, and ends with the next result of its quiz', () => {
  const withPlan = row(productQuizId, 900, { ...estimated(44), ...plan(sleep) });
  expect(visitAfter([row(cardiacQuizId, 100, estimated(4)), withPlan])).toMatchObject({ row: withPlan });
  const retaken = row(productQuizId, 100, estimated(44));
  expect(visitAfter([retaken, withPlan])).toMatchObject({ row: retaken });
  expect(plannedIn(retaken)).toEqual([]);
});

test('a result without a figure shows no plan: an illness or a pregnancy takes precedence', () => {
  const withheld: { headline: Headline } = { headline: { standing: 'notEstimated', engineVersion: '2.2.0' } };
  expect(plannedIn(row(productQuizId, 900, { ...withheld, ...plan(sleep) }))).toEqual([]);
  const low: { headline: Headline } = { headline: { standing: 'estimated', engineVersion: '2.2.0' } };
  expect(plannedIn(row(productQuizId, 900, { ...low, ...plan(sleep) }))).toEqual([]);
});

test('a plan about weight is never shown here: the list does not know whom it could harm', () => {
  const both = row(productQuizId, 900, { ...estimated(44), ...plan(weight, sleep) });
  expect(plannedIn(both)).toEqual([sleep]);
  const alone = row(productQuizId, 900, { ...estimated(44), ...plan(weight) });
  expect(plannedIn(alone)).toEqual([]);
});
