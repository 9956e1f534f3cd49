import { expect, test } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { lastScreen, showQuiz } from '../support/show-quiz.tsx';

// Form and buttons stay from question to question; nothing of one question may stay with them.

const text = (id: string): Question => ({ id, section: 'all', type: 'text', text: `What of ${id}?` });
const pet = questionOf('multiple-choice', { id: 'pet', section: 'all', text: 'Which pet?' });
const invalid = () => document.querySelectorAll('[aria-invalid]').length;

test('the buttons are the same elements, and the error of one question is not shown on another, nor again on its own', async () => {
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

test('a menu goes with its question, and does not come back with it', async () => {
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

test('the root knows of the bar on every screen, and of a chapter only while it shows', async () => {
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
