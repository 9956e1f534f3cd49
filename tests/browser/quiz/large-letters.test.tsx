import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { firstLookScreen } from '#shared/longevity/growing/screens.ts';
import type { Question } from '#shared/quiz/question.ts';
import { findSidewaysScroll } from '#tests/support/accessibility.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { lastScreen, showQuiz } from '../support/show.tsx';

// WCAG 1.4.4 on a phone: the browser's text at twice its size. tests/e2e/large-letters.spec.ts has the pages around the
// quizzes.

const setLetters = async (standard: number) => {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard } });
  await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe(`${standard}px`);
};

beforeEach(async () => {
  await page.viewport(390, 844);
  await setLetters(32);
});
afterEach(() => setLetters(16));

/** One question alone, without the condition that would hide it. */
const alone = (question: Question): Question => {
  const { condition: _, ...rest } = question;
  return { ...rest, section: 'all' } as Question;
};

type Screen = Awaited<ReturnType<typeof showQuiz>>;

const fillIn = async ({ type, ...question }: Question, { getByRole, getByLabelText }: Screen): Promise<void> => {
  const text = (label: string, value: string) => getByLabelText(label, { exact: true }).fill(value);
  switch (type) {
    case 'date':
      await text('Day', '28');
      await text('Month', '12');
      return text('Year', '1980');
    case 'height':
      await text('Feet', '5');
      return text('Inches', '11');
    case 'slider': {
      const { max } = question as Extract<Question, { type: 'slider' }>;
      const slider = getByRole('slider');
      if (slider.query()) await slider.fill(String(max));
      else await getByRole('textbox').fill(String(max));
    }
  }
};

const cutFigures = () =>
  [...document.querySelectorAll('input')]
    .filter(({ type, scrollWidth, clientWidth }) => type !== 'range' && scrollWidth > clientWidth)
    .map(({ value }) => value);

test.each([productQuizId, cardiacQuizId] as const)(
  'the questions of %s fit a phone with text of twice the size, and no figure is cut off',
  async (quizId) => {
    for (const question of quizzes[quizId].questions.map(alone)) {
      const screen = await showQuiz([question, lastScreen], { quizId });
      const isFirstLook = quizId === productQuizId && question.id === firstLookScreen;
      await expect.element(screen.heading).toHaveTextContent(isFirstLook ? 'Your first look' : question.text);
      await fillIn(question, screen);
      expect(findSidewaysScroll(), question.id).toBe(0);
      expect(cutFigures(), question.id).toEqual([]);
      await screen.unmount();
    }
  },
);
