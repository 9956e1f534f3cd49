import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { waitUntilSettled } from '#tests/support/accessibility.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';
import { show } from '../support/show.tsx';
import { comeIn, estimated, notice, rowOf } from '../support/submissions.ts';
import { expectGoodLooks } from '../support/sweep.ts';

const row = (quizId: QuizId, daysAgo: number, headline: Headline) =>
  rowOf(`${quizId}-${daysAgo}`, { quizId, minutesAgo: daysAgo * 24 * 60, headline });

const comeBack = (submissions: readonly SubmissionRow[]) => {
  comeIn(submissions);
  return show(<DashboardPage />, '/dashboard');
};

test('a returning user finds change and the short retake on the first screen of a phone', async () => {
  await page.viewport(390, 844);
  const { getByRole } = await comeBack([
    row(productQuizId, 95, estimated(44)),
    row(cardiacQuizId, 100, estimated(4)),
    row(productQuizId, 400, estimated(46)),
  ]);
  const card = getByRole('region', { name: 'Since last time' });
  await expect.element(card).toMatchTextContent(/46 in .*, 44 now: too close to tell apart\./);
  const again = getByRole('link', { name: `Take it again: ${quizRecords[productQuizId].title}`, exact: true });
  await expect.element(again).toHaveAttribute('href', `/retake/${productQuizId}-95`);
  expect(again.element().getBoundingClientRect().bottom).toBeLessThan(844);
  // The page says it only once.
  expect(document.body.textContent?.match(/too close to tell apart/g)).toHaveLength(1);
  await expectGoodLooks();
});

test('an open notice of the other quiz replaces change and retake', async () => {
  const { getByRole, getByText } = await comeBack([
    row(productQuizId, 95, estimated(40)),
    row(cardiacQuizId, 100, notice),
    row(productQuizId, 400, estimated(60)),
  ]);
  const card = getByRole('region', { name: 'Read the notice first' });
  await expect.element(card.getByRole('link')).toHaveAttribute('href', `/results/${cardiacQuizId}-100`);
  await expect.element(card).not.toMatchTextContent(/40|60|Take it again/);
  // No row repeats the comparison.
  expect(getByText(/clearly apart/).elements()).toEqual([]);
  await expectGoodLooks();
});

const apart: Headline = { ...estimated(64), low: 60, high: 68 };
const told = (opensOn: string) => ({ checked: { at: '2026-05-03T10:00:00.000Z', opensOn } });

test.each([
  ['a note that asks for an appointment', { headline: { ...estimated(4), hasSoonNotice: true } as const }, false],
  ['a notice that comes first', { headline: notice }, false],
  ['a notice whose day has not come', { headline: notice, ...told('2999-01-01') }, false],
  ['a notice whose page is open again', { headline: notice, ...told('2026-05-05') }, true],
  ['no notice', {}, true],
])('with %s in one quiz, neither quiz has a trend or a comparison', async (_, heart, isCompared) => {
  const { getByRole, getByText } = await comeBack([
    { ...row(cardiacQuizId, 90, estimated(4)), ...heart },
    row(productQuizId, 95, estimated(44)),
    row(productQuizId, 400, apart),
  ]);
  await expect.element(getByRole('listitem').nth(1)).toMatchTextContent(/Biological age 44/);
  // The trend's code loads when it is needed.
  await import('#web/results/trend.tsx');
  await waitUntilSettled();
  if (isCompared) await expect.element(getByRole('heading', { name: 'Your trend' })).toBeVisible();
  expect(getByRole('heading', { name: 'Your trend' }).elements()).toHaveLength(isCompared ? 1 : 0);
  expect(getByText(/clearly apart, as their ranges don’t overlap/).elements()).toHaveLength(isCompared ? 1 : 0);
});
