import type { Page } from '@playwright/test';
import type { Answer, Answers, Question } from '#shared/quiz/question.ts';

/** What the button may be called by which a screen is answered. */
type PressedScreen = { heading: string; names: readonly string[] };

/**
 * Answers the screens up to the first on which something is typed, as a screen reader does: each by a press on a button, in
 * the page itself. By pointer, forty screens take ten times as long. Stops at a warning that covers the quiz. Returns how many
 * screens it answered; throws where a screen lacks its button.
 */
export const pressThrough = async (page: Page, path: readonly Question[], answers: Answers): Promise<number> => {
  const screens: PressedScreen[] = [];
  for (const question of path) {
    const names = buttonFor(question, answers[question.id]);
    if (!names) break;
    screens.push({ heading: question.text, names });
  }
  return screens.length === 0 ? 0 : page.evaluate(pressInPage, screens);
};

/** Null where the answer is typed. A choice is named in the units of the browser that walks. */
const buttonFor = (question: Question, answer: Answer | undefined): string[] | null => {
  if (question.type === 'section-title') return ['Continue', 'Submit'];
  if (answer === undefined) return ['Skip'];
  if (question.type !== 'multiple-choice') return null;
  const { label = '', labelSi = label } = question.options.find(({ value }) => value === answer) ?? {};
  return [label, labelSi];
};

/** Runs in the page, so it uses nothing from outside its own lines. */
const pressInPage = async (screens: readonly PressedScreen[]): Promise<number> => {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();
  const buttonNamed = (names: readonly string[]) =>
    [...document.querySelectorAll('button')].find((button) => names.includes(textOf(button) ?? ''));
  for (const [answered, { heading, names }] of screens.entries()) {
    while (textOf(document.querySelector('main h1')) !== heading) {
      if (buttonNamed(['I have read this, go on'])) return answered;
      await nextFrame();
    }
    const button = buttonNamed(names);
    if (!button?.checkVisibility() || button.disabled)
      throw new Error(`"${heading}" has no button ${names.join(' or ')}.`);
    button.click();
  }
  return screens.length;
};
