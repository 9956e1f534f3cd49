import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardiacQuizId } from '#shared/derived-names.ts';
import type { Question } from '#shared/quiz/question.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { lastScreen, showQuiz } from '../../support/show.tsx';

// Alarming answers come first, so that nobody misses them. The answer of most people must be visible without scrolling.

afterEach(() => page.viewport(390, 844));

const calm: Readonly<Record<string, string>> = {
  knownHeartConditions: 'None of these',
  chestPain: 'No',
  dyspnea: 'Only with hard exercise',
  palpitations: 'No',
  palpitationsContext: 'None of these',
  syncope: 'No',
  edema: 'No',
  otherWarningSigns: 'None of these',
  kidneyDisease: 'No',
};

const alone = (id: string): Question => {
  const found = quizzes[cardiacQuizId].questions.find((question) => question.id === id);
  if (!found) throw new Error(`No question ${id}.`);
  const { condition: _, ...question } = found;
  return { ...question, section: 'all' } as Question;
};

const phones = [
  [390, 844],
  [375, 667],
  [360, 740],
] as const;

test.each(Object.entries(calm))('%s: the answer of most people is visible on every phone', async (id, label) => {
  const { heading, button, back } = await showQuiz([alone(id), lastScreen], { quizId: cardiacQuizId });
  await expect.element(heading).toHaveTextContent(alone(id).text);
  const below = async () => {
    const found: string[] = [];
    const bar = back.element().closest('form > div:last-child') ?? expect.fail('no bar');
    for (const [width, height] of phones) {
      await page.viewport(width, height);
      const { bottom } = button(label).element().getBoundingClientRect();
      const { top } = bar.getBoundingClientRect();
      if (bottom > top) found.push(`${width} x ${height}: ends at ${bottom}, and the bar begins at ${top}`);
    }
    return found;
  };
  // A screen moves while it appears.
  await expect.poll(below).toEqual([]);
});
