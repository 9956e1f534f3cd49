import { expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { OwnPlans } from '#web/results/page/own-plan.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';
import { rowOf } from '../support/submissions.ts';

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

const rows = [row('new', '2026-11-20T10:00:00.000Z'), row('old', '2026-05-01T10:00:00.000Z', { plan })];

const open = (submissionId: string, routes: string[] = [], submissions: SubmissionRow[] = rows) => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ units: { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' } });
  useSession.setState({ submissions });
  playApi({
    getSubmission: [
      stored('old', { strengthTraining: '0', weight: 172, smoking: 'daily10to19' }),
      stored('new', { strengthTraining: '2to3', weight: 172, smoking: 'former0' }),
    ],
    getMe: { body: {} },
  });
  const result = {
    submissionId: asSubmissionId(submissionId),
    quiz_id: productQuizId,
    submittedAt: submissionId === 'new' ? '2026-11-20T10:00:00.000Z' : '2026-05-01T10:00:00.000Z',
    content: { routes } as unknown as ReadResult['content'],
  };
  return show(<OwnPlans result={result} />);
};

test('the result that a plan is based on shows the plan, with a link to change it', async () => {
  const { getByRole } = await open('old');
  await expect
    .element(getByRole('region', { name: 'In your plan' }).getByText(/Strength training: 2 or 3 days/))
    .toBeVisible();
  await expect.element(getByRole('link', { name: 'Change the plan' })).toHaveAttribute('href', '/what-if/old');
});

test('the plan offers a reminder only to a user with a confirmed address', async () => {
  setSiteSettings(localSiteSettings());
  const { getByRole } = await open('old');
  await expect.element(getByRole('region', { name: 'In your plan' })).toBeVisible();
  expect(getByRole('checkbox').elements()).toEqual([]);
  mergeUser({ isConfirmed: true });
  await expect.element(getByRole('checkbox', { name: 'Email me a reminder' })).not.toBeChecked();
});

test('the next result says kindly what became of the plan', async () => {
  const { getByRole } = await open('new');
  const region = getByRole('region', { name: 'How your plan went' });
  await expect
    .element(region.getByText(/Strength training: None yet → 2 or 3 days\. You did what you planned\./))
    .toBeVisible();
  await expect
    .element(
      region.getByText(/Weight: 172 lb → 172 lb\. No change yet, and that’s fine\. You were aiming for: 160 lb\./),
    )
    .toBeVisible();
});

test('a plan to stop smoking from the heart result shows where smoking is asked about', async () => {
  const stop = { ...plan, changes: [{ questionId: 'smoking', value: 'former0' }] };
  const { getByRole } = await open(
    'new',
    [],
    [
      row('new', '2026-11-20T10:00:00.000Z'),
      row('heart', '2026-06-01T10:00:00.000Z', { quizId: cardiacQuizId, plan: stop }),
      row('old', '2026-05-01T10:00:00.000Z'),
    ],
  );
  const region = getByRole('region', { name: 'How your plan went' });
  await expect
    .element(region.getByText(/Smoking: 10 to 19 a day → Smoke-free\. You did what you planned\./))
    .toBeVisible();
});

test('a plan shows no word on weight to a user who must no longer read one', async () => {
  const { getByRole, container } = await open('new', ['pregnant']);
  await expect.element(getByRole('region', { name: 'How your plan went' })).toBeVisible();
  expect(container.textContent).not.toMatch(/weight|lb/i);
});
