import { expect, test } from 'vitest';
import type { Question } from '#shared/quiz/question.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

// These tests share the real history of one browser, so each adds its entries after those of earlier tests. The quiz is entered
// at its intro, so the first question is one step deep.

const choice = (id: string): Question => ({
  id,
  section: 'all',
  type: 'multiple-choice',
  text: `Which ${id}?`,
  options: [{ value: 'yes', label: 'Yes' }],
});
const questions = [choice('pet'), choice('colour'), choice('car'), lastScreen];

const atTheThird = async () => {
  const screen = await showQuiz(questions);
  for (const text of ['Which pet?', 'Which colour?']) {
    await expect.element(screen.heading).toHaveTextContent(text);
    await screen.button('Yes').click();
  }
  await expect.element(screen.heading).toHaveTextContent('Which car?');
  return screen;
};

test('the browser’s Back and Forward step through the questions, with the answers given earlier', async () => {
  const address = location.href;
  const { heading, button } = await atTheThird();
  history.back();
  await expect.element(heading).toHaveTextContent('Which colour?');
  await expect.element(heading).toHaveFocus();
  await expect.element(button('Yes')).toHaveAttribute('aria-pressed', 'true');
  history.back();
  await expect.element(heading).toHaveTextContent('Which pet?');
  history.go(2);
  await expect.element(heading).toHaveTextContent('Which car?');
  expect(location.href).toBe(address);
});

test('the Back button is the browser’s Back, and Forward leads to where the user was', async () => {
  const { heading, back } = await atTheThird();
  const entries = history.length;
  await back.click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(history.length).toBe(entries);
  expect(history.state.quiz).toMatchObject({ currentQuestion: 1 });
  history.forward();
  await expect.element(heading).toHaveTextContent('Which car?');
});

test('each step is one history entry, and keeps the router’s state in it', async () => {
  history.replaceState({ key: 'of the router' }, '');
  const { heading, button } = await showQuiz(questions);
  const entries = history.length;
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('Which colour?');
  expect(history.length).toBe(Math.min(entries + 1, 50)); // browsers keep fifty
  expect(history.state).toMatchObject({ key: 'of the router', quiz: { currentQuestion: 1, depth: 2, from: 0 } });
});

test('starting over leaves no history entry that leads back to the answers', async () => {
  const { open } = await atTheThird();
  const { runId } = open.run.store.getState();
  expect(history.state.quiz).toMatchObject({ runId, depth: 3 });
  open.run.startOver();
  // Goes back to the first entry, which becomes that of the new run.
  await expect.poll(() => history.state.quiz).toMatchObject({ currentQuestion: -2, depth: 0 });
  expect(history.state.quiz.runId).toBe(open.run.store.getState().runId);
  expect(history.state.quiz.runId).not.toBe(runId);
});

test('a history entry of an earlier run becomes the current screen', async () => {
  const { heading, open, button } = await atTheThird();
  history.replaceState({ quiz: { runId: 'an earlier run', currentQuestion: 1, depth: 1, from: null } }, '');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(heading).toHaveTextContent('Which car?');
  expect(history.state.quiz).toMatchObject({ runId: open.run.store.getState().runId, currentQuestion: 2, from: null });
  await button('Yes').click();
  await expect.element(heading).toHaveTextContent('The end');
});
