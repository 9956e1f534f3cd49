import { expect, onTestFinished, test, vi } from 'vitest';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { followAccount } from '#web/api/follow-account.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';
import { HomePage } from '#web/home/home-page.tsx';
import { signIn } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { comeIn, estimated, notice, rowOf } from '../support/submissions.ts';
import { expectGoodLooks } from '../support/sweep.ts';

// Dashboard and home page in each of their states, at both widths, light and dark.

const dayMinutes = 24 * 60;
const row = (quizId: QuizId, minutesAgo: number, headline?: Headline): SubmissionRow =>
  rowOf(`${quizId}-${minutesAgo}`, { quizId, minutesAgo, ...(headline ? { headline } : { status: 'processing' }) });
const age = row(productQuizId, 10, estimated(44, 36, 53));
const earlier = row(productQuizId, 190 * dayMinutes, estimated(46, 38, 55));
const olderMethod = row(productQuizId, 300 * dayMinutes, estimated(47, 45, 49, '0.9.0'));
const risk = row(cardiacQuizId, 5, estimated(3.3, 2.2, 4.7));

test.each<[string, SubmissionRow[], string]>([
  ['being worked out', [row(cardiacQuizId, 1), age], 'Working it out…'],
  ['longer than usual', [row(cardiacQuizId, 30), age], 'Still working it out…'],
  ['ready', [risk, age], '10-year risk 3.3%, likely 2.2% to 4.7%'],
  ['a notice that comes first', [row(cardiacQuizId, 5, notice), age], 'There’s a notice. Please read it today.'],
  ['nothing yet', [], 'No results yet'],
])('the dashboard: %s', async (_, submissions, words) => {
  comeIn(submissions);
  const { getByText } = await show(<DashboardPage />, '/dashboard');
  await expect.element(getByText(words, { exact: true }).first()).toBeVisible();
  await expectGoodLooks();
});

test('the dashboard of a user with an unconfirmed address', async () => {
  comeIn([risk, age], false);
  const { getByRole } = await show(<DashboardPage />, '/dashboard');
  await expect.element(getByRole('region', { name: /address/i })).toBeVisible();
  await expectGoodLooks();
});

/** Signs in a user whose submissions are loading, or cannot be loaded. */
const waitFor = (listSubmissions: PlayedAnswer) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  playApi({ getMe: { body: {} }, listSubmissions });
  signIn(tokenOf('ines'), { remember: true });
  onTestFinished(followAccount());
};
const never = new Promise<{ status: number }>(() => {});

test.each<[string, PlayedAnswer, RegExp]>([
  ['while the submissions load', never, /Loading/],
  ['when the submissions cannot be loaded', { status: 404 }, /We couldn’t load your results/],
])('the dashboard %s', async (_, answer, words) => {
  waitFor(answer);
  const { getByText } = await show(<DashboardPage />, '/dashboard');
  await expect.element(getByText(words).first()).toBeInTheDocument();
  await expectGoodLooks();
});

test('the dashboard while it checks for a result', async () => {
  comeIn([age]);
  playApi({ getMe: { body: {} }, listSubmissions: { body: [age] }, getResult: never });
  const { getByRole } = await show(<DashboardPage />, '/dashboard');
  await getByRole('button', { name: /^View Results/ }).click();
  await expect.element(getByRole('button', { name: 'Checking…' })).toBeVisible();
  await expectGoodLooks();
});

test('the home page while the user’s submissions load', async () => {
  waitFor(never);
  const { getByRole } = await show(<HomePage />, '/');
  await expect.element(getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectGoodLooks();
});

test.each<[string, SubmissionRow[], RegExp]>([
  ['of one method', [age, earlier], /^A change smaller than the likely range/],
  [
    'whose method changed',
    [age, olderMethod, row(productQuizId, 400 * dayMinutes, estimated(48, 46, 50, '0.9.0'))],
    /we changed our method/,
  ],
])('the dashboard with a trend %s, its table open', async (_, submissions, words) => {
  comeIn(submissions);
  const { getByText, container } = await show(<DashboardPage />, '/dashboard');
  await expect.element(getByText(words)).toBeVisible();
  for (const fold of container.querySelectorAll('details')) fold.open = true;
  await expectGoodLooks();
});

test('the home page of a visitor, with the sample result', async () => {
  const { getByRole } = await show(<HomePage />, '/');
  await expect.element(getByRole('region', { name: 'What you get' })).toBeVisible();
  await expectGoodLooks();
});

test('the home page of a user with results', async () => {
  comeIn([risk, age]);
  const { getByText } = await show(<HomePage />, '/');
  await expect.element(getByText('Biological age 44, likely 36 to 53')).toBeVisible();
  await expectGoodLooks();
});
