import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { composeResult } from '#shared/result.ts';
import { heartAnswers, openNumbers, sentAnswers } from './open-numbers.tsx';

const { bpBand: _, ...rest } = heartAnswers;
const answers = { ...rest, bpReading: 'numbers', bpSystolic: '128', bpDiastolic: '82', totalCholesterol: '201.1' };
const document = bundleOf({
  site: 'https://longevity.example',
  documentId: '7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e5f',
  madeAt: '2026-11-21T08:00:00.000Z',
  who: { name: { firstName: 'Ines', lastName: 'Example' }, hasBirthDate: true },
  results: [
    {
      submissionId: 'heart-0',
      quiz: heartQuiz,
      submittedAt: '2026-11-19T10:00:00.000Z',
      day: '2026-11-19',
      answers,
      typed: { totalCholesterol: { text: '5,2', unit: 'mmol' } },
      content: composeResult({ quizId: cardiacQuizId, answers, today: '2026-11-19' }),
    },
  ],
});

type Opened = Awaited<ReturnType<typeof openNumbers>>;
const choose = ({ getByLabelText }: Opened, text: string) =>
  getByLabelText('A file that was saved from a heart result').upload(new File([text], 'a.json'));

test('numbers of a saved file fill the form once the user has confirmed each, and nothing is sent before', async () => {
  const opened = await openNumbers();
  const { api, input, button, heading, save, getByRole, getByText } = opened;
  await choose(opened, JSON.stringify(document));
  await expect.element(heading('Are these numbers right?')).toBeVisible();
  await expect.element(getByText(/The file is of Ines Example, answered on November 19, 2026/)).toBeVisible();
  await expect.element(button('Put them into the form')).toBeDisabled();
  for (const name of [
    /^Upper blood pressure: 128 mmHg/,
    /^Lower blood pressure: 82 mmHg/,
    /^Total cholesterol: 5\.2 mmol\/L/,
  ])
    await getByRole('checkbox', { name }).click();
  await button('Put them into the form').click();
  await expect.element(input('Upper')).toHaveValue('128');
  await expect.element(input('Total cholesterol')).toHaveValue('5.2');
  expect(api.named('createSubmission')).toEqual([]);
  await save();
  await expect.element(heading('Saved. Your heart result is being worked out again')).toBeVisible();
  expect(sentAnswers(api.named('createSubmission')[0]?.body)).toEqual(answers);
});

test('numbers without a tick are not taken over', async () => {
  const opened = await openNumbers();
  const { input, button, getByRole } = opened;
  await choose(opened, JSON.stringify(document));
  await getByRole('checkbox', { name: /^Total cholesterol/ }).click();
  await button('Put them into the form').click();
  await expect.element(input('Total cholesterol')).toHaveValue('5.2');
  await expect.element(input('Upper')).toHaveValue('');
});

test('a foreign file gets a sentence, and the typed text stays', async () => {
  const opened = await openNumbers();
  const { input, getByText } = opened;
  await input('Waist').fill('33');
  await choose(opened, '{"resourceType":"Patient"}');
  await expect.element(getByText(/This file holds no heart quiz of ours/)).toBeVisible();
  await expect.element(input('Waist')).toHaveValue('33');
});
