import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { useNumberKeys } from '#web/quiz/controls/choice.tsx';
import { lastScreen, showQuiz } from '../../support/show.tsx';

const option = (label: string) => ({ value: label.toLowerCase(), label });
const choice = (id: string, first: string, ...others: string[]) =>
  questionOf('multiple-choice', {
    id,
    section: 'all',
    text: `Which ${id}?`,
    options: [option(first), ...others.map(option)],
  });
const pet = choice('pet', 'Cat', 'Dog');
const colour = choice('colour', 'Red', 'Green', 'Blue');

beforeEach(() => useNumberKeys.setState({ isOn: true }));

test('number keys answer only once they are switched on', async () => {
  useNumberKeys.setState({ isOn: false });
  const { heading, button, getByRole, answers } = await showQuiz([pet, lastScreen]);
  heading.element().focus();
  await userEvent.keyboard('1');
  expect(answers()).toEqual({});
  await button('Menu').click();
  await getByRole('checkbox', { name: 'Use number keys to answer' }).click();
  await button('Close').click();
  await userEvent.keyboard('1');
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ pet: 'cat' });
});

test('the menu closes by its cross, which has the focus at first, or by Escape', async () => {
  const { button, getByRole } = await showQuiz([pet, lastScreen]);
  const menu = getByRole('dialog', { name: 'Menu' });
  await button('Menu').click();
  await expect.element(button('Close')).toHaveFocus();
  const { width, height, top } = button('Close').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(top).toBeLessThan(button('Start over').element().getBoundingClientRect().top);
  await button('Close').click();
  expect(menu.query()).toBeNull();
  await expect.element(button('Menu')).toHaveFocus();
  await button('Menu').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => menu.query()).toBeNull();
});

test('a number key does not submit on the last question', async () => {
  const { heading, answers } = await showQuiz([pet], { quizId: cardiacQuizId });
  heading.element().focus();
  await userEvent.keyboard('1');
  expect(answers()).toEqual({});
});

test('a choice is answered by number key, Space and Enter, and never by an arrow key', async () => {
  const { heading, button, back, answers } = await showQuiz([pet, colour, lastScreen]);
  heading.element().focus();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowUp}{ArrowRight}');
  await expect.element(heading).toHaveTextContent('Which pet?');
  expect(answers()).toEqual({});
  await userEvent.keyboard('2');
  await expect.element(heading).toHaveTextContent('Which colour?');
  button('Green').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ pet: 'dog', colour: 'green' });
  await back.click();
  await expect.element(button('Green')).toHaveAttribute('aria-pressed', 'true');
  button('Blue').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ pet: 'dog', colour: 'blue' });
});

test('key 0 is the tenth option, and a number without an option or with Ctrl does nothing', async () => {
  const many = choice('number', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten');
  const { heading, answers } = await showQuiz([pet, many, lastScreen]);
  heading.element().focus();
  await userEvent.keyboard('3');
  await userEvent.keyboard('{Control>}1{/Control}');
  expect(answers()).toEqual({});
  await userEvent.keyboard('1');
  await expect.element(heading).toHaveTextContent('Which number?');
  await userEvent.keyboard('0');
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ pet: 'cat', number: 'ten' });
});

test('the second tap of a double tap does not answer the next question', async () => {
  const { heading, button, answers } = await showQuiz([pet, colour, lastScreen]);
  await button('Cat').dblClick();
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(answers()).toEqual({ pet: 'cat' });
});

test('the second tap on Continue does not skip the next question', async () => {
  const { heading, button, back, next, answers } = await showQuiz([pet, colour, lastScreen]);
  await button('Dog').click();
  await button('Red').click();
  await back.click();
  await back.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
  await next.dblClick();
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(answers()).toEqual({ pet: 'dog', colour: 'red' });
});

test('an optional answer can be withdrawn, because Skip stays next to Continue', async () => {
  const { heading, button, back, next, skip, answers } = await showQuiz([pet, lastScreen]);
  expect(next.query()).toBeNull();
  await button('Cat').click();
  await back.click();
  await expect.element(next).toBeVisible();
  await skip.click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({});
  await back.click();
  await expect.element(button('Cat')).toHaveAttribute('aria-pressed', 'false');
  expect(next.query()).toBeNull();
});

test('the screen says that choosing an option leads to the next question', async () => {
  const { getByText } = await showQuiz([pet, lastScreen]);
  await expect.element(getByText('Choosing an answer takes you to the next question.')).toBeVisible();
});

test('the screen says if choosing an option submits the quiz', async () => {
  const { getByText } = await showQuiz([pet], { quizId: cardiacQuizId });
  await expect.element(getByText('Choosing an answer submits the quiz.')).toBeVisible();
});
