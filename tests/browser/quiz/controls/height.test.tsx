import { expect, test } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { lastScreen, showQuiz } from '../../support/show-quiz.tsx';

const height: Question = {
  id: 'height',
  section: 'all',
  type: 'height',
  text: 'How tall are you?',
  mustAnswer: true,
  unit: 'ft and in',
  unitSi: 'cm',
  minSi: 122,
  maxSi: 228,
  stepSi: 1,
  convert: { to: 'cm', factor: 2.54 },
};

test('an unlikely height is asked about once, and then accepted', async () => {
  const { getByLabelText, getByRole, next, heading, answers } = await showQuiz([height, lastScreen]);
  const error = getByRole('alert');
  await getByLabelText('Inches').fill('12');
  await next.click();
  await expect.element(error).toHaveTextContent('Enter feet from 0 to 99.');
  await getByLabelText('Feet').fill('9');
  await expect.element(error).toHaveTextContent('Enter inches from 0 to 11.');
  await getByLabelText('Inches').fill('0');
  await next.click();
  await expect.element(error).toMatchTextContent(/That makes 274 cm\./);
  await next.click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ height: { ft: 9, in: 0 } });
});

test('confirming one unlikely height does not confirm another', async () => {
  const { getByLabelText, getByRole, next, answers } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('9');
  await getByLabelText('Inches').fill('0');
  await next.click();
  await expect.element(getByRole('alert')).toMatchTextContent(/274 cm/);
  await getByLabelText('Feet').fill('8');
  await expect.element(getByRole('alert')).toHaveTextContent('');
  await next.click();
  await expect.element(getByRole('alert')).toMatchTextContent(/244 cm/);
  expect(answers()).toEqual({});
});

test('a height is read back in centimetres', async () => {
  const { getByLabelText, getByText } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('5');
  await getByLabelText('Inches').fill('6');
  await expect.element(getByText('168 cm')).toBeVisible();
});

test('switching the unit converts what was typed, and switching back shows exactly that', async () => {
  const { getByLabelText, getByRole, next, answers, open } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('5');
  await getByLabelText('Inches').fill('4.5');
  await getByRole('radio', { name: 'cm' }).click();
  await expect.element(getByLabelText('Centimetres')).toHaveValue('164');
  await getByRole('radio', { name: 'ft and in' }).click();
  await expect.element(getByLabelText('Inches')).toHaveValue('4.5');
  await getByRole('radio', { name: 'cm' }).click();
  await getByLabelText('Centimetres').fill('64');
  await next.click();
  await getByRole('button', { name: 'Yes, 5 ft 4 in (163 cm)' }).click();
  await expect.element(getByLabelText('Centimetres')).toHaveValue('163');
  await next.click();
  expect(answers()).toEqual({ height: { ft: 5, in: 4 } });
  expect(open.run.store.getState().typedAnswers).toEqual({ height: { text: '5 ft 4 in', unit: 'ftIn' } });
});

test('no text beside the height is cut off', async () => {
  const { getByLabelText, next, answers } = await showQuiz([height, lastScreen]);
  await getByLabelText('Feet').fill('172 cm');
  await next.click();
  expect(answers()).toEqual({ height: { ft: 5, in: 7.7 } });
});
