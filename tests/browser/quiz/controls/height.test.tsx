import { expect, test } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { lastScreen, showQuiz } from '../../support/show-quiz.tsx';

const height: Question = { id: 'height', section: 'all', type: 'height', text: 'How tall are you?', mustAnswer: true };

test('an unlikely height is asked about once, and then taken', async () => {
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

test('a doubt about one height is no leave for another', async () => {
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
