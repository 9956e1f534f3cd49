import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Headline } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { show } from '#tests/browser/support/show.tsx';
import { comeIn, estimated, notice, rowOf } from '#tests/browser/support/submissions.ts';
import { expectGoodLooks } from '#tests/browser/support/sweep.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';

// The plan on the dashboard of a returning user.

const row = (quizId: QuizId, daysAgo: number, headline: Headline, changes: [string, string | number][] = []) => {
  const plan = { at: new Date().toISOString(), changes: changes.map(([questionId, value]) => ({ questionId, value })) };
  return rowOf(`${quizId}-${daysAgo}`, { quizId, minutesAgo: daysAgo * 24 * 60, headline, plan });
};

test('a returning user finds their plan on the first screen of a phone, with the short retake', async () => {
  await page.viewport(390, 844);
  const plan: [string, string | number][] = [
    ['sleepHours', 8],
    ['weight', 150],
    ['sittingHours', 6],
    ['processedFoodServings', 1],
  ];
  comeIn([row(productQuizId, 95, estimated(44), plan), row(productQuizId, 400, estimated(46))]);
  const { getByRole, getByText } = await show(<DashboardPage />, '/dashboard');
  const card = getByRole('region', { name: 'Since last time' });
  await expect.element(getByText('Sleep: 8 hours')).toBeVisible();
  await expect.element(card).toMatchTextContent(/and 1 more/);
  await expect.element(card).not.toMatchTextContent(/weight/i);
  const again = getByRole('link', { name: `Take it again: ${quizRecords[productQuizId].title}`, exact: true });
  expect(again.element().getBoundingClientRect().bottom).toBeLessThan(844);
  await expectGoodLooks();
});

test('an open notice of the other quiz replaces the plan', async () => {
  comeIn([row(productQuizId, 95, estimated(40), [['sleepHours', 8]]), row(cardiacQuizId, 100, notice)]);
  const { getByRole, getByText } = await show(<DashboardPage />, '/dashboard');
  const card = getByRole('region', { name: 'Read the notice first' });
  await expect.element(card).not.toMatchTextContent(/Sleep/);
  expect(getByText('Your plan').elements()).toEqual([]);
});
