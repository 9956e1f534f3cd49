import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { wholeYears } from '#shared/reading/figures.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { Trends } from '#web/dashboard/trends.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { estimated, rowOf } from '../support/submissions.ts';

const row = (submissionId: string, day: string, headline: Headline) =>
  rowOf(submissionId, { submittedAt: `${day}T10:00:00.000Z`, headline });
const figure = (value: number, engineVersion: string) => estimated(value, value - 4, value + 4, engineVersion);
const older = [row('b', '2026-08-12', figure(46, '0.9.0')), row('a', '2026-02-03', figure(44, '0.9.0'))];

test('figures of an older method are set apart, and a sentence says since when', async () => {
  const { getByRole, getByText, container } = await show(
    <Trends submissions={[row('c', '2026-11-21', figure(43, '2.1.0')), ...older]} />,
  );
  await expect.element(getByRole('heading', { name: 'Your trend' })).toBeVisible();
  await expect.element(getByText(/^In November 2026 we changed our method/)).toBeVisible();
  await expect.element(getByText('new method', { exact: true })).toBeVisible();
  // One line joins the older figures; the newest is a point with a bar for its range.
  expect(container.querySelectorAll('path[data-old]')).toHaveLength(2);
  expect(container.querySelectorAll('span[data-old]')).toHaveLength(2);
});

/** Answers of an earlier method, as the API returns them. */
const oldAnswers = {
  birthdate: '1980-06-01',
  gender: 'female',
  height: { ft: 5, in: 6 },
  weight: 160,
  smoking: 'never',
};
const oldOwn = (submissionId: string) => ({
  submissionId,
  quizId: productQuizId,
  quizVersion: '0.9',
  submittedAt: '2026-08-12T10:00:00.000Z',
  answers: Object.entries(oldAnswers).map(([questionId, value]) => ({ questionId, value })),
  skipped: [],
});

test('an older figure is shown next to the one that today’s method gives for the same answers', async () => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({ getSubmission: { body: oldOwn('b') }, listSubmissions: { body: [] } });
  const rows = [row('c', '2026-11-21', figure(43, '2.1.0')), row('b', '2026-08-12', figure(60, '0.9.0'))];
  const { getByText } = await show(<Trends submissions={rows} />);
  const content = composeResult({ quizId: productQuizId, answers: oldAnswers, today: '2026-08-12' });
  const now = wholeYears(content.overall_summary.biologicalAge ?? 0);
  await expect.element(getByText('What your earlier results would be with method 2.3:')).toBeVisible();
  await expect.element(getByText(`August 2026: 60 then, ${now} by today’s method`)).toBeVisible();
});

test('answers that cannot be loaded leave the trend as it is', async () => {
  signIn(tokenOf('ines'), { remember: true });
  const { named } = playApi({ getSubmission: 'no network', listSubmissions: { body: [] } });
  const { getByText } = await show(<Trends submissions={[row('c', '2026-11-21', figure(43, '2.1.0')), ...older]} />);
  await expect.poll(() => named('getSubmission').length).toBeGreaterThan(0);
  await expect.element(getByText(/^In November 2026 we changed our method/)).toBeVisible();
  expect(getByText(/^Under/).elements()).toEqual([]);
});

test('a quiz under a notice that comes first has no trend', async () => {
  const warned = row('c', '2026-11-21', { standing: 'checkFirst', engineVersion: '2.1.0' });
  const heart = older.map(
    (each): SubmissionRow => ({
      ...each,
      quizId: cardiacQuizId,
      submissionId: asSubmissionId(`heart-${each.submissionId}`),
    }),
  );
  const { getByRole } = await show(<Trends submissions={[warned, ...older, ...heart]} />);
  await expect.element(getByRole('heading', { name: `Your trend: ${quizRecords[cardiacQuizId].title}` })).toBeVisible();
  expect(getByRole('heading').elements()).toHaveLength(1);
});
