import type { Page } from '@playwright/test';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerQuestion, enterQuiz, fillIn, pathOf } from '../support/take-quiz.ts';

const answers: Answers = longevityPersonas.average45F?.answers ?? {};

/** One question of each kind that comes before the end of the first chapter. */
const upTo = (last: string) => {
  const path = pathOf(productQuizId, answers, true);
  return path.slice(0, path.findIndex(({ id }) => id === last) + 1);
};

test('every question fits its width at 400 % zoom, and the bar covers no control with the focus', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/longevity-quiz');
  await enterQuiz(page, productQuizId);
  for (const question of upTo('weight')) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.text);
    expect(await sidewaysScroll(page), question.id).toBe(0);
    const answer = answers[question.id];
    if (answer !== undefined && question.type !== 'multiple-choice') await fillIn(page, question, answer);
    expect(await coveredControl(page), question.id).toBeNull();
    await answerQuestion(page, question, answer);
  }
});

test('the button after a chapter’s words is in the window of a small phone, however long they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/longevity-quiz');
  await enterQuiz(page, productQuizId);
  await expect(page.getByRole('heading', { name: 'Let’s start with you and your health' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
});

test('a chosen option and every button stand out from the page in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/longevity-quiz');
  await enterQuiz(page, productQuizId);
  for (const question of upTo('ethnicity')) await answerQuestion(page, question, answers[question.id]);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(upTo('ethnicity').at(-1)?.text ?? '');
  await page.goBack();
  const chosen = page.getByRole('button', { pressed: true });
  const other = page.getByRole('button', { name: 'South Asian', exact: true });
  await expect(chosen).toHaveText('White');
  const look = (option: typeof chosen) =>
    option.evaluate((element) => {
      const { borderTopStyle, borderTopColor, backgroundColor, outlineStyle } = getComputedStyle(element);
      return { borderTopStyle, borderTopColor, backgroundColor, outlineStyle };
    });
  expect((await look(other)).borderTopStyle).toBe('solid');
  expect(await look(chosen)).not.toEqual(await look(other));
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCSS('border-top-style', 'solid');
});

/** WCAG 2.4.11: the bar with Back and Continue must not cover the focused control wholly. Null when it does not. */
const coveredControl = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main button, main input, main textarea, main summary'),
    ];
    for (const control of controls) {
      if (control.offsetParent === null || (control as HTMLButtonElement).disabled) continue;
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((share) => [left + width / 2, top + height * share] as const);
      const seen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || hit.contains(control));
      });
      if (!seen) return control.outerHTML.slice(0, 120);
    }
    return null;
  });
