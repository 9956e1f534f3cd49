import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { QuizFlow } from '#web/quiz/quiz-flow.tsx';
import { lastScreen, show, showQuiz } from '../support/show.tsx';

// The fourteen kinds of chest discomfort, seven at a time.

const asked = quizzes[cardiacQuizId].questions.find(({ id }) => id === 'chestPainContext') ?? expect.fail('not asked');
const { condition: _, ...kinds } = asked;
const before = { ...lastScreen, id: 'before-title', text: 'Before it' };
const first = 'It spreads to an arm, the jaw, neck, back or stomach';
const later = 'It is my usual heartburn';

const atTheKinds = async () => {
  const screen = await showQuiz([before, kinds as typeof asked, lastScreen], { quizId: cardiacQuizId });
  await screen.next.click();
  await expect.element(screen.heading).toHaveTextContent('What is the discomfort like?');
  return { ...screen, more: screen.getByRole('button', { name: /^None of these\. Show me 7 more/ }) };
};

test('the first seven show with a button for the others, which leads to a screen of its own', async () => {
  const { heading, more, button, getByRole, getByText, answers } = await atTheKinds();
  const options = getByRole('group').getByRole('button');
  expect(options.elements()).toHaveLength(8);
  await more.click();
  await expect.element(getByText('None of the first seven. Choose the first one that applies.')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect(options.elements()).toHaveLength(7);
  expect(button(first).query()).toBeNull();
  expect(answers()).toEqual({});
  await button(later).click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ chestPainContext: 'meals' });
});

test('the button stays in sight at the bottom of a phone, above the bar', async () => {
  await page.viewport(390, 844);
  const { more, skip } = await atTheKinds();
  const { bottom, height } = more.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(bottom).toBeLessThanOrEqual(skip.element().getBoundingClientRect().top);
});

test('Back returns to the first seven, then to the screen before', async () => {
  const { heading, more, back, button } = await atTheKinds();
  const entries = history.length;
  await more.click();
  await expect.element(button(later)).toBeVisible();
  expect(history.length).toBe(Math.min(entries + 1, 50)); // browsers keep fifty
  await back.click();
  await expect.element(button(first)).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await back.click();
  await expect.element(heading).toHaveTextContent('Before it');
});

test('the browser’s Back and Forward go through both parts', async () => {
  const { heading, more, button } = await atTheKinds();
  await more.click();
  await button(later).click();
  await expect.element(heading).toHaveTextContent('The end');
  history.back();
  await expect.element(button(later)).toHaveAttribute('aria-pressed', 'true');
  history.back();
  await expect.element(button(first)).toBeVisible();
  history.forward();
  await expect.element(button(later)).toBeVisible();
});

test('a reload shows the part that was shown', async () => {
  const { more, open, button, unmount } = await atTheKinds();
  await more.click();
  await expect.element(button(later)).toBeVisible();
  await unmount();
  await open.close();
  const reopened = await openQuiz(cardiacQuizId, open.quiz, await readDraft(cardiacQuizId));
  onTestFinished(reopened.close);
  const { getByRole } = await show(<QuizFlow open={reopened} />);
  await expect.element(getByRole('button', { name: later })).toBeVisible();
});

test('the first seven name an answer among the others, and Continue keeps it', async () => {
  const { heading, more, back, button, next, answers } = await atTheKinds();
  await more.click();
  await button(later).click();
  await expect.element(heading).toHaveTextContent('The end');
  await back.click();
  await back.click();
  await expect.element(more).toMatchTextContent(`None of these. Show me 7 more Your answer: ${later}`);
  await next.click();
  await expect.element(heading).toHaveTextContent('The end');
  expect(answers()).toEqual({ chestPainContext: 'meals' });
});

test('the others have no Continue for an answer among the first seven', async () => {
  const { heading, more, back, button, next, answers } = await atTheKinds();
  await button(first).click();
  await expect.element(heading).toHaveTextContent('The end');
  await back.click();
  await expect.element(next).toBeVisible();
  await more.click();
  await expect.element(button(later)).toBeVisible();
  expect(next.query()).toBeNull();
  expect(answers()).toEqual({ chestPainContext: 'spreads' });
});

test('by keyboard, the button is one Tab after the seventh option', async () => {
  const { heading, more, button } = await atTheKinds();
  await expect.element(heading).toHaveFocus();
  for (let tabs = 0; tabs < 8; tabs += 1) await userEvent.tab();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(later)).toBeVisible();
  await expect.element(heading).toHaveFocus();
});
