import { expect, test } from 'vitest';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { useChosenHere } from '#web/measured/use-units.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

// Form and buttons are the same elements for every question, so they must not keep the state of a question.

const text = (id: string): Question => ({ id, section: 'all', type: 'text', text: `What of ${id}?` });
const pet = questionOf('multiple-choice', { id: 'pet', section: 'all', text: 'Which pet?' });
const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
const invalid = () => document.querySelectorAll('[aria-invalid]').length;

test('the bar keeps its buttons between questions, and an error is shown neither on another question nor again on return', async () => {
  const { heading, back, next, skip, button } = await showQuiz([pet, text('one'), text('two'), lastScreen]);
  const bar = back.element();
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('What of one?');
  await next.click();
  await expect.poll(invalid).toBe(1);
  await skip.click();
  await expect.element(heading).toHaveTextContent('What of two?');
  await expect.element(heading).toHaveFocus();
  expect(invalid()).toBe(0);
  expect(back.element()).toBe(bar);
  await back.click();
  await expect.element(heading).toHaveTextContent('What of one?');
  expect(invalid()).toBe(0);
});

test('the heading keeps the focus when the next question opens with a doubt', async () => {
  useChosenHere.setState({ units: guessUnits('en-US') });
  const body = longevityQuiz.questions.filter(({ id }) => id === 'height' || id === 'weight');
  const { heading, next, open, getByLabelText, getByText } = await showQuiz([...body, lastScreen]);
  open.run.answer('height', { ft: 5, in: 10 });
  open.run.answer('weight', 150);
  for (const _ of body) open.run.dispatch({ type: 'back' });
  await getByLabelText('Feet').fill('7');
  await getByLabelText('Inches').fill('0');
  await next.click();
  await expect.element(getByText('Did you mean 150 kg?')).toBeVisible();
  await twoFrames();
  await expect.element(heading).toHaveFocus();
});

test('a menu closes with its question, and stays closed on return', async () => {
  const { heading, button, getByRole, open } = await showQuiz([pet, text('one'), lastScreen]);
  const menu = getByRole('dialog', { name: 'Menu' });
  await button('Menu').click();
  await expect.element(menu).toBeVisible();
  open.run.answer('pet', 'yes');
  await expect.element(heading).toHaveTextContent('What of one?');
  expect(menu.query()).toBeNull();
  open.run.dispatch({ type: 'back' });
  await expect.element(heading).toHaveTextContent('Which pet?');
  expect(menu.query()).toBeNull();
});

test('the root element is marked for the bar on every screen, and for a chapter only while it shows', async () => {
  const { dataset } = document.documentElement;
  const { heading, button, back, unmount } = await showQuiz([pet, lastScreen]);
  expect([dataset.bar, dataset.chapter]).toEqual(['quiz', undefined]);
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('The end');
  expect([dataset.bar, dataset.chapter]).toEqual(['quiz', '']);
  await back.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
  expect([dataset.bar, dataset.chapter]).toEqual(['quiz', undefined]);
  await unmount();
  expect([dataset.bar, dataset.chapter]).toEqual([undefined, undefined]);
});
