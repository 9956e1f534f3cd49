import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { useSession } from '#web/session/session.ts';
import { expectGoodLooks } from '../../../support/sweep.ts';
import { heartResult, openNumbers, row, stored } from './open-numbers.tsx';

// Adding numbers, in each of its states, at both widths, light and dark.

test('the sheet: empty, with every kind of error and question, and with a notice before saving', async () => {
  const { input, save, heading, getByText } = await openNumbers();
  await expect.element(getByText(/would probably narrow your range most/).first()).toBeVisible();
  await expectGoodLooks();
  await input('Total cholesterol').fill('5.2');
  await input('Waist').fill('9000');
  await input('Top number').fill('84');
  await input('Bottom number').fill('142');
  await input('Year').fill('2999');
  await save();
  await expect.element(heading('Check ')).toBeVisible();
  await expectGoodLooks();
});

test('the sheet with earlier numbers, some of them old', async () => {
  const { input } = await openNumbers({}, { totalCholesterol: '201', hdlCholesterol: '50', labDate: '2019-09-03' });
  await expect.element(input('Total cholesterol')).toHaveValue('201');
  await expectGoodLooks();
});

test('a very high blood pressure, before it is saved', async () => {
  const { input, save, heading } = await openNumbers();
  await input('Top number').fill('190');
  await input('Bottom number').fill('121');
  await save();
  await expect.element(heading('See a doctor today')).toBeVisible();
  await expectGoodLooks();
});

test('the saved numbers, with before and after', async () => {
  const { input, save, heading } = await openNumbers({
    getResult: [heartResult('heart-1', [8, 5, 12]), heartResult('submission-1', [7, 6, 9])],
  });
  await input('Total cholesterol').fill('201');
  await input('Top number').fill('131');
  await input('Bottom number').fill('84');
  await save();
  await expect.element(heading('Saved.')).toBeVisible();
  await expectGoodLooks();
  useSession.setState({ submissions: [row('submission-1', cardiacQuizId), row('heart-1', cardiacQuizId)] });
  await expect.element(heading('Before and after')).toBeVisible();
  await expectGoodLooks();
});

test('numbers that wait on this device for the network', async () => {
  const { input, save, heading } = await openNumbers({ createSubmission: 'no network' });
  await input('Waist').fill('34');
  await save();
  await expect.element(heading('Saved on this device but not sent yet')).toBeVisible();
  await expectGoodLooks();
});

test('a result without numbers to add', async () => {
  const { heading } = await openNumbers({ getSubmission: stored('heart-1', productQuizId, {}) });
  await expect.element(heading('You add numbers to a heart result')).toBeVisible();
  await expectGoodLooks();
});
