import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { asks } from '#shared/quiz/kinds.ts';
import type { Question } from '#shared/quiz/question.ts';
import { quizzes } from '#shared/quizzes.ts';
import { useNumberKeys } from '#web/quiz/number-keys.ts';
import { lastScreen, showQuiz } from '../support/show-quiz.tsx';

// WCAG 2.4.11: what has the focus may not lie under the sticky bar, on any question, at any zoom.

afterEach(async () => {
  useNumberKeys.setState({ isOn: false });
  await page.viewport(390, 844);
});

/** Each question alone, without the condition that would hide it. */
const questionsOf = (quizId: QuizId) =>
  quizzes[quizId].questions.filter(asks).map((question): Question => {
    const { condition: _, ...alone } = question;
    return { ...alone, section: 'all' } as Question;
  });

/** The controls that the bar covers while they have the focus: of each how many pixels lie under it. */
const coveredControls = (): string[] => {
  const bar = document.querySelector<HTMLElement>('form > div:last-child');
  const controls = document.querySelectorAll<HTMLElement>(
    'form > div:first-child :is(button, input, textarea, summary)',
  );
  return [...controls].flatMap((control) => {
    control.focus();
    const isSticky = bar && getComputedStyle(bar).position === 'sticky';
    const { top, bottom } = control.getBoundingClientRect();
    const edge = isSticky ? bar.getBoundingClientRect().top : innerHeight;
    const shown = Math.min(bottom, edge) - Math.max(top, 0);
    // The browser brings the line that is written into view, and not the whole of a box of several lines.
    const needed = control instanceof HTMLTextAreaElement ? 44 : Math.min(bottom - top, edge);
    return shown >= needed - 1 ? [] : [control.outerHTML.slice(0, 100)];
  });
};

test.each([
  ['a phone', 390, 844],
  ['a short phone', 320, 568],
  ['a desktop at 200 %', 640, 512],
  ['a desktop at 400 %', 320, 256],
])('on %s no control of any question is covered when it has the focus', async (_, width, height) => {
  await page.viewport(width, height);
  const found: Record<string, string[]> = {};
  for (const quizId of [productQuizId, cardiacQuizId] as const) {
    for (const question of questionsOf(quizId)) {
      const { heading, unmount } = await showQuiz([question, lastScreen], { quizId });
      await expect.element(heading).toHaveTextContent(question.text);
      const covered = coveredControls();
      if (covered.length > 0) found[question.id] = covered;
      await unmount();
    }
  }
  expect(found).toEqual({});
});
