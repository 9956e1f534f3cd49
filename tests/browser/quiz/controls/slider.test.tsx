import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Question } from '#shared/quiz/question.ts';
import { lastScreen, showQuiz } from '../../support/show.tsx';

const weight: Question = {
  id: 'weight',
  section: 'all',
  mustAnswer: true,
  type: 'slider',
  text: 'How much do you weigh?',
  min: 70,
  max: 400,
  step: 1,
  unit: 'lb',
  unitSi: 'kg',
  minSi: 32,
  maxSi: 181,
  stepSi: 0.5,
  convert: { to: 'kg', factor: 0.45359237 },
};
const stress: Question = {
  id: 'stress',
  section: 'all',
  type: 'slider',
  text: 'How stressed are you?',
  min: 1,
  max: 5,
  step: 1,
  sliderLabels: ['Not at all', 'A little', 'Somewhat', 'Very', 'Extremely'],
};

test('a slider shows its value, moves by its buttons, and can be typed', async () => {
  const { getByRole, getByText, button } = await showQuiz([weight, lastScreen]);
  const slider = getByRole('slider');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Not set yet');
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '236 pounds');
  await button('1 less').click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '235 pounds');
  await getByRole('textbox').fill('172');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '172 pounds');
  await expect.element(getByText('about 78 kg or 12 st 4 lb')).toBeVisible();
});

test('an untouched slider is not an answer: an error is shown, gets the focus, and cannot be skipped', async () => {
  const { getByRole, getByText, next, skip, answers } = await showQuiz([weight, lastScreen]);
  await next.click();
  await expect.element(getByText('Enter a number from 70 to 400 lb.')).toBeVisible();
  await expect.element(getByRole('textbox')).toHaveFocus();
  expect(skip.query()).toBeNull();
  expect(answers()).toEqual({});
});

test('a press or Space at the thumb’s place is an answer', async () => {
  const { getByRole, next, answers } = await showQuiz([
    { ...weight, id: 'first' },
    { ...weight, id: 'second' },
    lastScreen,
  ]);
  // The thumb of an untouched slider is in the middle, where a click lands.
  await getByRole('slider').click();
  await expect.element(getByRole('slider')).toHaveAttribute('aria-valuetext', '235 pounds');
  await next.click();
  await expect.element(getByRole('slider')).toHaveAttribute('aria-valuetext', 'Not set yet');
  getByRole('slider').element().focus();
  await userEvent.keyboard(' ');
  await next.click();
  expect(answers()).toEqual({ first: 235, second: 235 });
});

test('a typed value outside the bounds is refused, and a half step can be typed with a comma', async () => {
  const hours: Question = {
    id: 'hours',
    section: 'all',
    type: 'slider',
    text: 'Hours?',
    min: 3,
    max: 12,
    step: 0.5,
    unit: 'hours',
  };
  const { getByRole, next, answers } = await showQuiz([hours, lastScreen]);
  await getByRole('textbox').fill('13');
  await next.click();
  await expect.element(getByRole('alert')).toHaveTextContent('Enter a number, whole or with .5, from 3 to 12.');
  await getByRole('textbox').fill('7,5');
  await next.click();
  expect(answers()).toEqual({ hours: 7.5 });
});

test('a slider shows words for its steps if it has words', async () => {
  const { getByRole, getByText, next, answers } = await showQuiz([stress, lastScreen]);
  await expect.element(getByText('Not set yet')).toBeVisible();
  getByRole('slider').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getByRole('slider')).toHaveAttribute('aria-valuetext', 'Very, 4 of 5');
  await expect.element(getByText('4 of 5')).toBeVisible();
  await next.click();
  expect(answers()).toEqual({ stress: 4 });
});

const minutes: Extract<Question, { type: 'number' }> = {
  id: 'minutes',
  section: 'all',
  type: 'number',
  text: 'How many minutes a week?',
  min: 0,
  max: 2000,
  step: 1,
  unit: 'minutesAWeek',
};
const hours: Question = { id: 'hours', section: 'all', type: 'slider', text: 'Hours?', min: 3, max: 12, step: 0.5 };

test('a stepper up to two thousand moves by ten, from 0, and never below', async () => {
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

test('a stepper below a thousand moves by one', async () => {
  const { getByRole, button } = await showQuiz([{ ...minutes, max: 999 }, lastScreen]);
  await getByRole('textbox').fill('41');
  await button('1 more').click();
  await expect.element(getByRole('textbox')).toHaveValue('42');
});

test('a slider’s buttons move by its step, from the middle', async () => {
  const { getByRole, button, next, answers } = await showQuiz([hours, lastScreen]);
  await button('0.5 less').click();
  await expect.element(getByRole('textbox')).toHaveValue('7.5');
  await button('0.5 less').click();
  await expect.element(getByRole('textbox')).toHaveValue('7');
  await next.click();
  expect(answers()).toEqual({ hours: 7 });
});
