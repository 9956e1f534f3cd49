import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { levels } from '#shared/safety/levels.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

// A user with unsteady hands taps twice. The second tap must do nothing on a screen that was not there when they aimed.

const details: Question = { id: 'details', section: 'all', type: 'text', text: 'Tell us more.' };
const colour = questionOf('multiple-choice', { id: 'colour', section: 'all', text: 'Which colour?' });

/** Taps the middle of a control, whatever element is there. `detail` is the browser's count of the tap. */
const tapAt = ({ x, y }: { x: number; y: number }, detail: number) => {
  const target = document.elementFromPoint(x, y);
  const event = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: x, clientY: y };
  for (const name of ['pointerdown', 'pointerup']) target?.dispatchEvent(new PointerEvent(name, event));
  target?.dispatchEvent(new PointerEvent('click', { ...event, detail }));
};
const middleOf = (element: Element) => {
  const { left, width, top, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
/** A clock that moves only when the test says so, in milliseconds. */
const clock = () => {
  const time = { now: 10_000 };
  return { time, now: () => time.now };
};

test.each([
  ['counts as the second of two', 2],
  ['counts one by one', 1],
])('the second tap, which the browser %s, does not skip the next question', async (_, detail) => {
  const { time, now } = clock();
  const { getByRole, next, skip, heading, answers, open } = await showQuiz([details, colour, lastScreen], { now });
  await getByRole('textbox').fill('Much.');
  time.now += 5000;
  tapAt(middleOf(next.element()), 1);
  await expect.element(heading).toHaveTextContent('Which colour?');
  time.now += 300;
  tapAt(middleOf(skip.element()), detail);
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(open.run.store.getState().state).toMatchObject({ currentQuestion: 1 });
  expect(answers()).toEqual({ details: 'Much.' });
  // A separate tap counts again.
  time.now += 1000;
  tapAt(middleOf(skip.element()), 1);
  await expect.element(heading).toHaveTextContent('The end');
});

test('Skip appears where Continue was', async () => {
  const { getByRole, next, skip, heading } = await showQuiz([details, colour, lastScreen]);
  await getByRole('textbox').fill('Much.');
  const { left, right } = next.element().getBoundingClientRect();
  await next.click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  const { x } = middleOf(skip.element());
  expect(left < x && x < right).toBe(true);
});

test.each([1, 2])('the second tap on an option does not dismiss an emergency notice, counted as %d', async (detail) => {
  const { time, now } = clock();
  const chestPain = heartQuiz.questions.filter(({ id }) => id === 'chestPain');
  const { button, heading, open } = await showQuiz([...chestPain, lastScreen], { quizId: cardiacQuizId, now });
  time.now += 5000;
  tapAt(middleOf(button('Yes, right now').element()), 1);
  await expect.element(heading).toHaveTextContent(levels.emergency.label);
  time.now += 200;
  tapAt(middleOf(button('I’ve read this – continue').element()), detail);
  expect(open.run.store.getState().dismissedNotices).toEqual([]);
  await expect.element(heading).toHaveTextContent(levels.emergency.label);
});
