import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { asks, isMustAnswer, type Question } from '#shared/quiz/question.ts';
import { levels } from '#shared/safety/levels.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { useNumberKeys } from '#web/quiz/controls/choice.tsx';
import { IntroScreen } from '#web/quiz/screens/intro-screen.tsx';
import { lastScreen, show, showQuiz } from '../support/show.tsx';

// WCAG 2.4.11: the sticky bar must not cover the focused control, on any question, at any zoom.

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

const skippable = (question: Question) => !isMustAnswer(question);

/** The bars that stay at the bottom of the window while the page scrolls. */
const stuck = () =>
  [...document.querySelectorAll<HTMLElement>('main form > div:last-child, main fieldset > :last-child')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );

type Extent = { top: number; bottom: number };
const overlap = (one: Extent, other: Extent) =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const barHeight = () => Math.max(0, ...stuck().map(({ offsetHeight }) => offsetHeight));

/** The controls that a bar covers while they have the focus. */
const coveredControls = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(button, input, textarea, summary, a)')].flatMap((control) => {
    if (control.matches(':disabled')) return [];
    control.focus();
    const { top, bottom } = control.getBoundingClientRect();
    const over = stuck().filter((element) => !element.contains(control));
    const hidden = over.map((element) => element.getBoundingClientRect()).map((box) => overlap({ top, bottom }, box));
    const shown = overlap({ top, bottom }, { top: 0, bottom: innerHeight }) - Math.max(0, ...hidden);
    // The browser scrolls only the edited line into view, not the whole of a box of several lines.
    const needed = control instanceof HTMLTextAreaElement ? 44 : Math.min(bottom - top, innerHeight - barHeight());
    return shown >= needed - 1 ? [] : [control.outerHTML.slice(0, 100)];
  });

const windows = [
  ['a phone', 390, 844],
  ['a short phone', 320, 568],
  ['a desktop at 200 %', 640, 512],
  ['a desktop at 400 %', 320, 256],
] as const;

/**
 * Which controls are covered in which window. One render serves all windows, because rendering takes longer than the
 * check.
 */
const coveredInAnyWindow = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, width, height] of windows) {
    await page.viewport(width, height);
    found.push(...coveredControls().map((control) => `on ${name}: ${control}`));
  }
  return found;
};

test.each([productQuizId, cardiacQuizId] as const)(
  'no control of any question of %s is covered when it has the focus',
  async (quizId) => {
    const found: Record<string, string[]> = {};
    for (const question of questionsOf(quizId)) {
      const { heading, unmount } = await showQuiz([question, lastScreen], { quizId });
      await expect.element(heading).toHaveTextContent(question.text);
      const covered = await coveredInAnyWindow();
      if (covered.length > 0) found[question.id] = covered;
      await unmount();
    }
    expect(found).toEqual({});
  },
);

/** The screens around the questions, each rendered separately. */
const otherScreens: Record<string, () => Promise<{ unmount: () => void }>> = {
  intro: () => show(<IntroScreen quiz={quizzes[cardiacQuizId]} header={null} onContinue={() => {}} savedNote={null} />),
  privacy: () => showQuiz([lastScreen], { privacy: quizzes[productQuizId].privacy }),
  chapter: () => showQuiz(quizzes[productQuizId].questions.filter(({ id }) => id === 'sleep-title')),
  check: async () => {
    const screen = await showQuiz([...questionsOf(productQuizId).filter(skippable).slice(0, 12), lastScreen], {
      quizId: cardiacQuizId,
    });
    while (screen.heading.element().textContent !== lastScreen.text) await screen.skip.click();
    await screen.button('Check my answers').click();
    await expect.element(screen.heading).toHaveTextContent('Check your answers');
    return screen;
  },
  emergency: async () => {
    const chestPain = questionsOf(cardiacQuizId).filter(({ id }) => id === 'chestPain');
    const screen = await showQuiz([...chestPain, lastScreen], { quizId: cardiacQuizId });
    await screen.button('Yes, right now').click();
    await expect.element(screen.heading).toHaveTextContent(levels.emergency.label);
    return screen;
  },
};

test('no control is covered on the intro, the check screen and the like', async () => {
  const found: Record<string, string[]> = {};
  for (const [name, draw] of Object.entries(otherScreens)) {
    const { unmount } = await draw();
    found[name] = await coveredInAnyWindow();
    await unmount();
  }
  expect(found).toEqual({ intro: [], privacy: [], chapter: [], check: [], emergency: [] });
});
