import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { chooseUnits } from '#web/measured/use-units.ts';
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const submissionId = '01JC0000000000000000000000';
const quiz_id = cardiacQuizId;
const submittedAt = '2026-01-15T10:00:00.000Z';

/** A heart attack, LDL above the goal, more weight than guidelines advise: a goal, a band and an answer with a unit. */
const content = composeResult({
  quizId: cardiacQuizId,
  longevityAnswers: {
    birthdate: '1960-05-02',
    gender: 'male',
    height: { ft: 5, in: 9 },
    weight: 220,
    smoking: 'never',
  },
  answers: { knownHeartConditions: 'heartAttack', chestPain: 'no', labsAvailable: 'yes', ldlBand: '100to129' },
  today: '2026-01-15',
});

const metric: UnitPreference = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' };
const british: UnitPreference = { height: 'ftIn', weight: 'stLb', labs: 'mmol', a1c: 'mmolmol' };

test('a stored result is shown in the region’s units, and in others as soon as they are chosen', async () => {
  signIn(tokenOf('ines'), { remember: true });
  playApi({
    getResult: { body: { submissionId, quiz_id, submittedAt, content } },
    listSubmissions: { body: [] },
    getMe: { body: {} },
    changeProfile: { body: {} },
  });
  const { getByText, getByRole, container } = await show(
    <ResultsPage />,
    '/results/:submissionId',
    `/results/${submissionId}`,
  );
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(getByText('Your answer: LDL 100-129 mg/dL', { exact: true })).toBeInTheDocument();
  await expect.element(getByText('Your answer: 220 lb', { exact: true })).toBeInTheDocument();
  expect(container).not.toMatchTextContent('mmol/L');

  await chooseUnits(metric);
  await expect.element(getByText('Your answer: LDL 2.6 to under 3.4 mmol/L', { exact: true })).toBeInTheDocument();
  await expect.element(getByText('Your answer: 99.8 kg', { exact: true })).toBeInTheDocument();
  expect(container).toMatchTextContent('The goal is below 1.8 mmol/L, often below 1.4 mmol/L.');
  expect(container).not.toMatchTextContent('mg/dL');

  await chooseUnits(british);
  await expect.element(getByText('Your answer: 15 st 10 lb', { exact: true })).toBeInTheDocument();
});
