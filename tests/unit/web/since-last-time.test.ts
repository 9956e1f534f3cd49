import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { changeSinceBefore } from '#web/dashboard/change-since.ts';
import { visitAfter as visit } from '#web/dashboard/since-last-time.tsx';

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
const notice: { headline: Headline } = { headline: { standing: 'checkFirst', engineVersion: '2.2.0' } };
const at = '2026-11-01T10:00:00.000Z';

test('the page says nothing without a quiz, or while one is being scored', () => {
  expect(visitAfter([])).toBeNull();
  const waits = row(cardiacQuizId, 30, { status: 'processing' });
  expect(visitAfter([waits, row(productQuizId, 900, estimated(44))])).toBeNull();
});

test('a returning user sees what changed, and the quiz to take again', () => {
  const rows = [
    row(productQuizId, 900, estimated(44)),
    row(cardiacQuizId, 901, estimated(4)),
    row(productQuizId, 9000, estimated(46)),
  ];
  expect(visitAfter(rows)).toEqual({
    is: 'again',
    row: rows[0],
    change: '46 in November 2025, 44 now: too close to tell apart.',
  });
});

test.each([
  ['never answered', {}],
  ['examined, but the day has not come', { checked: { at, opensOn: '2026-12-01' } }],
  ['a report of an older version', { checked: { at } }],
])('an open notice of either quiz is shown alone: %s', (_, checked) => {
  const warned = row(cardiacQuizId, 4000, { ...notice, ...checked });
  const rows = [row(productQuizId, 900, estimated(40)), warned, row(productQuizId, 9000, estimated(60))];
  expect(visitAfter(rows)).toEqual({ is: 'notice', row: warned });
});

test('a notice whose page is open again, or that a newer result has replaced, is not open', () => {
  const seen = row(cardiacQuizId, 900, { ...notice, checked: { at, opensOn: '2026-11-30' } });
  expect(visitAfter([seen])).toEqual({ is: 'again', row: seen, change: null });
  const replaced = [row(cardiacQuizId, 100, estimated(4)), row(cardiacQuizId, 900, notice)];
  expect(visitAfter(replaced)).toMatchObject({ is: 'again', change: null });
});

test('a result without a figure shows no change, because an illness or a pregnancy takes precedence', () => {
  const withheld: { headline: Headline } = { headline: { standing: 'notEstimated', engineVersion: '2.2.0' } };
  const rows = [row(productQuizId, 900, withheld), row(productQuizId, 9000, estimated(46))];
  expect(visitAfter(rows)).toMatchObject({ change: null });
});
