import { expect, onTestFinished, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { openQuiz } from '#web/quiz/open-quiz.ts';
import { prepareScreens } from '#web/quiz/prepare-screens.tsx';

test('each kind of screen is drawn before it is shown, and the page neither shows nor notices it', async () => {
  const open = await openQuiz(productQuizId, longevityQuiz, null);
  onTestFinished(open.close);
  document.title = 'The intro';
  const marks = JSON.stringify(document.documentElement.dataset);
  const { state } = open.run.store.getState();

  const drawn = prepareScreens(open);

  const headings = () => [...drawn.querySelectorAll('h1')].map(({ textContent }) => textContent);
  const kinds = new Set(longevityQuiz.questions.map(({ type }) => type));
  await expect.poll(headings).toHaveLength(kinds.size + 1);
  expect(headings()).toContain(longevityQuiz.privacy?.text);
  expect(
    drawn.querySelectorAll('[name="password"], [type="password"], [type="range"], textarea').length,
  ).toBeGreaterThan(1);
  expect(drawn.isConnected).toBe(false);
  expect(document.title).toBe('The intro');
  expect(JSON.stringify(document.documentElement.dataset)).toBe(marks);
  expect(document.activeElement).toBe(document.body);
  expect(open.run.store.getState().state).toBe(state);
});
