import { expect, test } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { lastScreen, showQuiz } from '../../support/show-quiz.tsx';

const minutes: Extract<Question, { type: 'number' }> = {
  id: 'minutes',
  section: 'all',
  type: 'number',
  text: 'How many minutes a week?',
  min: 0,
  max: 2000,
  step: 1,
  unit: 'minutes a week',
};
const hours: Question = { id: 'hours', section: 'all', type: 'slider', text: 'Hours?', min: 3, max: 12, step: 0.5 };

test('a stepper up to two thousand steps by ten, from 0, and never below', async () => {
  const { getByRole, button } = await showQuiz([minutes, lastScreen]);
  const input = getByRole('textbox');
  await expect.element(input).toHaveValue('');
  await button('10 more').click();
  await expect.element(input).toHaveValue('0');
  await button('10 more').click();
  await button('10 more').click();
  await expect.element(input).toHaveValue('20');
  for (let presses = 0; presses < 3; presses += 1) await button('10 less').click();
  await expect.element(input).toHaveValue('0');
});

test('a stepper stops at the maximum', async () => {
  const { getByRole, button, next, answers } = await showQuiz([minutes, lastScreen]);
  await getByRole('textbox').fill('1995');
  await button('10 more').click();
  await expect.element(getByRole('textbox')).toHaveValue('2000');
  await next.click();
  expect(answers()).toEqual({ minutes: '2000' });
});

test('a stepper below a thousand steps by one', async () => {
  const { getByRole, button } = await showQuiz([{ ...minutes, max: 999 }, lastScreen]);
  await getByRole('textbox').fill('41');
  await button('1 more').click();
  await expect.element(getByRole('textbox')).toHaveValue('42');
});

test('a slider’s buttons step by its step, from the middle', async () => {
  const { getByRole, button, next, answers } = await showQuiz([hours, lastScreen]);
  await button('0.5 less').click();
  await expect.element(getByRole('textbox')).toHaveValue('7.5');
  await button('0.5 less').click();
  await expect.element(getByRole('textbox')).toHaveValue('7');
  await next.click();
  expect(answers()).toEqual({ hours: 7 });
});
