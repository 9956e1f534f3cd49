import { expect, onTestFinished, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { composeResult } from '#shared/result.ts';
import { ownAnswersQuery, queryClient } from '#web/api/queries.ts';
import { readAnswer } from '#web/api/read-answer.ts';
import { choosePlace } from '#web/place/place.ts';
import { useSession } from '#web/session/session.ts';
import { heartAnswers, heartResult, openNumbers, row, sentAnswers, stored } from './open-numbers.tsx';

test('typed numbers are saved as a new submission with all other answers unchanged', async () => {
  const { api, input, save, heading, getByRole } = await openNumbers();
  await input('Top number').fill('128');
  await input('Bottom number').fill('82');
  await getByRole('combobox', { name: 'Unit of Total cholesterol' }).selectOptions('mmol/L');
  await input('Total cholesterol').fill('5,2');
  await expect.element(input('Total cholesterol')).toHaveAccessibleDescription(/That is 201\.1 mg\/dL/);
  await save();
  await expect.element(heading('Saved. We’re updating your heart result')).toBeVisible();
  const [sent] = api.named('createSubmission');
  expect(sent?.body).toMatchObject({ basedOn: 'heart-1', quizId: cardiacQuizId });
  const { bpBand, ...untouched } = heartAnswers;
  expect(bpBand).toBeDefined();
  expect(sentAnswers(sent?.body)).toEqual({
    ...untouched,
    bpReading: 'numbers',
    bpSystolic: '128',
    bpDiastolic: '82',
    totalCholesterol: '201.1',
  });
});

test('the page says which number would narrow the result most, next to that number too', async () => {
  const { getByText } = await openNumbers();
  await expect.element(getByText(/Your .+ would probably narrow your range most/)).toBeVisible();
  await expect.element(getByText(/This would probably narrow your range most/)).toBeVisible();
});

test('a stored number fills its field, in the unit in which it was typed', async () => {
  const { input, getByRole } = await openNumbers({}, { totalCholesterol: '201', labDate: '2026-09-03' });
  await expect.element(input('Total cholesterol')).toHaveValue('201');
  await expect.element(input('Year')).toHaveValue('2026');
  await getByRole('combobox', { name: 'Unit of Total cholesterol' }).selectOptions('mmol/L');
  await expect.element(input('Total cholesterol')).toHaveValue('5.2');
});

test('an empty form sends nothing, and says why', async () => {
  const { api, save, getByText } = await openNumbers();
  await save();
  await expect.element(getByText('Nothing has changed yet. Fill in a number first.')).toBeVisible();
  expect(api.named('createSubmission')).toEqual([]);
});

test('an impossible number is an error after its field was left, and again in the summary above', async () => {
  const { api, input, save, heading, getByRole } = await openNumbers();
  await input('Waist').fill('9000');
  await expect.element(input('Waist')).not.toHaveAttribute('aria-invalid');
  await input('Top number').click();
  await expect.element(input('Waist')).toHaveAttribute('aria-invalid', 'true');
  await save();
  await expect.element(heading('Check one number')).toHaveFocus();
  expect(document.title).toMatch(/^Error: Add my numbers/);
  await getByRole('link', { name: /^Waist: Enter a number/ }).click();
  await expect.element(input('Waist')).toHaveFocus();
  expect(api.named('createSubmission')).toEqual([]);
});

test('one tap corrects a number in the wrong unit', async () => {
  const { input, getByRole } = await openNumbers();
  await input('Total cholesterol').fill('5.2');
  await input('Waist').click();
  await getByRole('button', { name: /^Yes, 5\.2 mmol\/L/ }).click();
  await expect.element(getByRole('combobox', { name: 'Unit of Total cholesterol' })).toHaveValue('mmol');
  await expect.element(input('Total cholesterol')).not.toHaveAttribute('aria-invalid');
});

test('swapped pressures can be corrected with one tap, or confirmed for the server', async () => {
  const { api, input, button, save, heading } = await openNumbers();
  await input('Top number').fill('84');
  await input('Bottom number').fill('142');
  await save();
  await expect.element(heading('Check one number')).toBeVisible();
  await button('Yes, 142 over 84').click();
  await expect.element(input('Top number')).toHaveValue('142');
  await input('Top number').fill('84');
  await input('Bottom number').fill('142');
  await button('No, it’s right').click();
  await save();
  await expect.element(heading('Saved.')).toBeVisible();
  expect(api.named('createSubmission')[0]?.body).toMatchObject({ confirmed: ['bpDiastolic'] });
});

test('the notice before saving names whom to call in this place', async () => {
  choosePlace('GB');
  onTestFinished(() => choosePlace(null));
  const { input, save, heading, getByRole } = await openNumbers();
  await input('Top number').fill('190');
  await input('Bottom number').fill('121');
  await save();
  await expect.element(heading('See a doctor today')).toBeVisible();
  await expect.element(getByRole('link', { name: /^Call 111/ })).toHaveAttribute('href', 'tel:111');
  await expect.element(getByRole('link', { name: 'Call 999' })).toBeVisible();
});

test('a very high blood pressure shows the notice before saving, and the typed text stays', async () => {
  const { api, input, button, save, heading, getByRole } = await openNumbers();
  await input('Top number').fill('190');
  await input('Bottom number').fill('121');
  await save();
  await expect.element(heading('See a doctor today')).toBeVisible();
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent(/^Very high blood pressure: 190\/121\. 180 or more on top/);
  await expect.element(getByRole('heading')).not.toMatchTextContent('tomorrow');
  expect(api.named('createSubmission')).toEqual([]);
  await button('Go back and correct a number').click();
  await expect.element(input('Top number')).toHaveValue('190');
  await save();
  await button('I’ve read this – save my numbers').click();
  await expect.element(heading('Saved.')).toBeVisible();
});

test('a future date is an error, and an old one is saved with an explanation of what that means', async () => {
  const { input, getByText } = await openNumbers();
  await input('HDL cholesterol').fill('60');
  for (const [name, text] of [
    ['Day', '3'],
    ['Month', '9'],
    ['Year', '2999'],
  ] as const)
    await input(name).fill(text);
  await input('Waist').click();
  await expect.element(getByText('Enter a date that isn’t in the future.')).toBeVisible();
  await input('Day').fill('03.09.2019');
  await input('Waist').click();
  await expect.element(input('Year')).toHaveValue('2019');
  await expect.element(getByText(/^More than three years old/)).toBeVisible();
});

test('without a network the numbers wait on this device, and after a refusal they stay on the page', async () => {
  const { input, save, heading, getByText } = await openNumbers({
    createSubmission: [
      {
        status: 400,
        body: { code: 'answer-not-acceptable', message: 'One answer is not right.', questionId: 'waist' },
      },
      'no network',
    ],
  });
  await input('Waist').fill('34');
  await save();
  await expect.element(getByText('One answer is not right.')).toBeVisible();
  await expect.element(input('Waist')).toHaveValue('34');
  await save();
  await expect.element(heading('Saved on this device but not sent yet')).toBeVisible();
  await expect.element(getByText(/^Your answers are safe on this device/)).toBeVisible();
});

test('a ready result is compared with the one before, with the reason', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof heartResult>>();
  const { input, save, heading, getByText, getByRole } = await openNumbers({
    getResult: [heartResult('heart-1', [8, 5, 12]), promise],
  });
  await input('Total cholesterol').fill('201');
  await save();
  await expect.element(heading('Saved.')).toBeVisible();
  useSession.setState({ submissions: [row('submission-1', cardiacQuizId), row('heart-1', cardiacQuizId)] });
  await expect.element(heading('Your new heart result is ready')).toBeVisible();
  // Otherwise the buttons would move under the finger when the comparison appears.
  await expect.element(getByText('What you saved')).toBeVisible();
  expect(getByRole('main').getByRole('link').elements()).toEqual([]);
  resolve(heartResult('submission-1', [7, 6, 9]));
  await expect.element(heading('Before and after')).toBeVisible();
  await expect.element(getByText(/^10-year risk 8%, likely/)).toBeVisible();
  await expect.element(getByText(/^10-year risk 7%, likely/)).toBeVisible();
  await expect.element(getByText(/^8% before, 7% now: too close to tell apart/)).toBeVisible();
  await expect.element(getByText('Your cholesterol is now a measured number.')).toBeVisible();
  await expect
    .element(getByRole('link', { name: 'See the new result' }))
    .toHaveAttribute('href', '/results/submission-1');
});

test('the numbers page opens after another page has loaded the same answers', async () => {
  const { body } = stored('heart-1', cardiacQuizId, heartAnswers);
  queryClient.setQueryData(ownAnswersQuery('heart-1').queryKey, readAnswer('getSubmission', body) ?? undefined);
  const { input } = await openNumbers();
  await expect.element(input('Waist')).toBeVisible();
});

test('too many calls do not make the page say that there is no such submission', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { heading } = await openNumbers({ getSubmission: { status: 429 } });
  await expect.element(heading('We couldn’t load your numbers')).toBeVisible();
});

test('a submission that is missing or belongs to another user is not found', async () => {
  const missing = await openNumbers({ getSubmission: { status: 404, body: { code: 'not-found', message: 'No.' } } });
  await expect.element(missing.heading('Submission not found.')).toBeVisible();
});

test('the longevity quiz has no numbers to add', async () => {
  const { heading } = await openNumbers({ getSubmission: stored('heart-1', productQuizId, {}) });
  await expect.element(heading('You add numbers to a heart result')).toBeVisible();
});

const { bpBand: _, ...rest } = heartAnswers;
const answers = { ...rest, bpReading: 'numbers', bpSystolic: '128', bpDiastolic: '82', totalCholesterol: '201.1' };
const bundle = bundleOf({
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
  getByLabelText('A file saved from a heart result').upload(new File([text], 'a.json'));

test('numbers of a saved file fill the form once the user has confirmed each, and nothing is sent before', async () => {
  const opened = await openNumbers();
  const { api, input, button, heading, save, getByRole, getByText } = opened;
  await choose(opened, JSON.stringify(bundle));
  await expect.element(heading('Are these numbers right?')).toBeVisible();
  await expect
    .element(getByText(/This file is about Ines Example. Its answers are from November 19, 2026/))
    .toBeVisible();
  await expect.element(button('Add them to the form')).toBeDisabled();
  for (const name of [
    /^Blood pressure, top number: 128 mmHg/,
    /^Blood pressure, bottom number: 82 mmHg/,
    /^Total cholesterol: 5\.2 mmol\/L/,
  ])
    await getByRole('checkbox', { name }).click();
  await button('Add them to the form').click();
  await expect.element(input('Top number')).toHaveValue('128');
  await expect.element(input('Total cholesterol')).toHaveValue('5.2');
  expect(api.named('createSubmission')).toEqual([]);
  await save();
  await expect.element(heading('Saved. We’re updating your heart result')).toBeVisible();
  expect(sentAnswers(api.named('createSubmission')[0]?.body)).toEqual(answers);
});

test('numbers without a tick are not used', async () => {
  const opened = await openNumbers();
  const { input, button, getByRole } = opened;
  await choose(opened, JSON.stringify(bundle));
  await getByRole('checkbox', { name: /^Total cholesterol/ }).click();
  await button('Add them to the form').click();
  await expect.element(input('Total cholesterol')).toHaveValue('5.2');
  await expect.element(input('Top number')).toHaveValue('');
});

test('a foreign file gets a sentence, and the typed text stays', async () => {
  const opened = await openNumbers();
  const { input, getByText } = opened;
  await input('Waist').fill('33');
  await choose(opened, '{"resourceType":"Patient"}');
  await expect.element(getByText(/This file has no heart quiz from us/)).toBeVisible();
  await expect.element(input('Waist')).toHaveValue('33');
});
