import { expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { playApi } from '#tests/browser/support/api.ts';
import { show } from '#tests/browser/support/show.tsx';
import { rowOf } from '#tests/browser/support/submissions.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import type { ReadResult } from '#web/api/read-result.ts';
import { forLater } from '#web/features/places.ts';
import { OwnPlans, PlanWent } from '#web/features/what-if/own-plan.tsx';
import styles from '#web/results/page/result-page.module.css';
import { ResultsPage } from '#web/results/results-page.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { setSiteSettings } from '#web/site-settings.ts';

const plan = {
  changes: [
    { questionId: 'strengthTraining', value: '2to3' },
    { questionId: 'weight', value: 160 },
  ],
  at: '2026-05-02T10:00:00.000Z',
};

const row = (submissionId: string, submittedAt: string, more: Partial<SubmissionRow> = {}) =>
  rowOf(submissionId, { submittedAt, ...more });

const stored = (submissionId: string, answers: Answers) => ({
  body: {
    submissionId,
    quizId: productQuizId,
    quizVersion: liveVersion,
    submittedAt: '2026-05-01T10:00:00.000Z',
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value, valueText: String(value) })),
    skipped: [],
  },
});

const newest = '2026-11-20T10:00:00.000Z';
const earlier = '2026-05-01T10:00:00.000Z';
const rows = [row('new', newest), row('old', earlier, { plan })];

const answersAndUser = () => ({
  getSubmission: [
    stored('old', { strengthTraining: '0', weight: 172, smoking: 'daily10to19' }),
    stored('new', { strengthTraining: '2to3', weight: 172, smoking: 'former0' }),
  ],
  getMe: { body: {} },
});

const setUp = (submissions: SubmissionRow[]) => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ units: { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' } });
  useSession.setState({ submissions });
  playApi(answersAndUser());
};

const resultOf = <Content,>(submissionId: string, content: Content) => ({
  submissionId: asSubmissionId(submissionId),
  quiz_id: productQuizId,
  submittedAt: submissionId === 'new' ? newest : earlier,
  content,
});

const withRoutes = (routes: string[]) => ({ routes }) as unknown as ReadResult['content'];

const open = (submissionId: string, routes: string[] = []) => {
  setUp(rows);
  return show(<OwnPlans result={resultOf(submissionId, withRoutes(routes))} />);
};

const openNext = (routes: string[] = [], submissions: SubmissionRow[] = rows) => {
  setUp(submissions);
  return show(<PlanWent result={resultOf('new', withRoutes(routes))} waiting={null} />);
};

const openPage = (content: ResultContent) => {
  setUp(rows);
  playApi({ getResult: { body: resultOf('new', content) }, listSubmissions: { body: rows }, ...answersAndUser() });
  return show(<ResultsPage />, '/results/:submissionId', '/results/new');
};

const linesOf = (region: Element): string[] => [...region.querySelectorAll('li')].map(({ textContent }) => textContent);

test('the result that a plan is based on shows the plan, with a link to change it', async () => {
  const { getByRole } = await open('old');
  await expect
    .element(getByRole('region', { name: 'In your plan' }).getByText(/Strength training: 2 or 3 days/))
    .toBeVisible();
  await expect.element(getByRole('link', { name: 'Change the plan' })).toHaveAttribute('href', '/what-if/old');
});

test('what is offered for later follows the plan', async () => {
  setSiteSettings(localSiteSettings());
  const { getByRole } = await open('old');
  mergeUser({ isConfirmed: true });
  await expect.poll(() => getByRole('region').elements().length).toBe(1 + forLater.length);
  await expect.element(getByRole('region').first()).toHaveAccessibleName('In your plan');
});

test('the next result first says what was done, from what to what, and then what was not', async () => {
  const { getByRole } = await openNext();
  const region = getByRole('region', { name: 'You did it' });
  await expect.element(region).toBeVisible();
  expect(linesOf(region.element())).toEqual([
    'Strength training: 2 or 3 days a week. Last time: None yet.',
    'Weight: No change yet, and that’s fine. You were aiming for: 160 lb.',
  ]);
});

test('a plan of which nothing was done is neither praised nor blamed', async () => {
  const onlyWeight = { ...plan, changes: [{ questionId: 'weight', value: 160 }] };
  const { getByRole } = await openNext([], [row('new', newest), row('old', earlier, { plan: onlyWeight })]);
  const region = getByRole('region', { name: 'How your plan went' });
  await expect.element(region).toBeVisible();
  expect(linesOf(region.element())).toEqual(['Weight: No change yet, and that’s fine. You were aiming for: 160 lb.']);
});

test('a plan to stop smoking from the heart result shows where smoking is asked about', async () => {
  const stop = { ...plan, changes: [{ questionId: 'smoking', value: 'former0' }] };
  const { getByRole } = await openNext(
    [],
    [
      row('new', newest),
      row('heart', '2026-06-01T10:00:00.000Z', { quizId: cardiacQuizId, plan: stop }),
      row('old', earlier),
    ],
  );
  const region = getByRole('region', { name: 'You did it' });
  await expect.element(region).toBeVisible();
  expect(linesOf(region.element())).toEqual(['Smoking: Smoke-free. Last time: 10 to 19 a day.']);
});

test('on the page the plan comes before the number, and its place is reserved from the start', async () => {
  const content = composeResult({ quizId: productQuizId, ...vectors.longevity.average45F, today: '2026-11-20' });
  const { getByRole, container } = await openPage(content);
  await expect.element(getByRole('heading', { name: 'You did it' })).toBeVisible();
  const headings = [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['You did it', 'Your summary']);
  expect(container.querySelector(`.${styles.before}`)?.children).toHaveLength(1);
});

test('under a notice nothing is praised', async () => {
  const content = composeResult({ quizId: productQuizId, ...vectors.longevity.lowMood29F, today: '2026-11-20' });
  expect(content.redFlags).not.toEqual([]);
  const { getByText, container } = await openPage(content);
  await expect.element(getByText(/^This is for information/)).toBeInTheDocument();
  // Not even a placeholder, which would be there before the words are loaded.
  expect(container.querySelector(`.${styles.before}`)?.children ?? []).toHaveLength(0);
});

test('a plan shows no word on weight to a user who must no longer read one', async () => {
  const { getByRole, container } = await openNext(['pregnant']);
  await expect.element(getByRole('region', { name: 'You did it' })).toBeVisible();
  expect(container.textContent).not.toMatch(/weight|lb/i);
});
