import type { Locator, Page } from '@playwright/test';
import { productQuizId } from '#shared/derived-names.ts';
import { firstLookScreen } from '#shared/longevity/growing/screens.ts';
import type { Answer, HeightAnswer, NameAnswer, Question } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { started } from '../support/pages.ts';
import { awaitAllResults } from '../support/submissions.ts';
import { next, optionButton, pathOf } from '../support/take-quiz.ts';

// From Home to an open category of the result by keys alone, without a click and without setting the focus by script.

// This user's units are those in which answers are stored.
test.use({ locale: 'en-US' });

const given = {
  ...longevityPersonas.average45F?.answers,
  name: { firstName: 'Ines', lastName: 'Calder' },
  email: `ines.${crypto.randomUUID()}@mail.example`,
  password: 'correct horse battery',
} as Record<string, Answer>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, key: string) => page.keyboard.press(key);
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab as often as needed, up to what a patient user would press. */
const reach = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 15; tabs += 1) {
    await press(page, 'Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`No Tab reached ${target}`);
};

const enter = async (page: Page, target: Locator) => {
  await reach(page, target);
  await press(page, 'Enter');
};

const isInToggle = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio');

/** Fills the inputs of a screen, which follow the toggle of their unit. */
const type = async (page: Page, ...texts: readonly (string | number)[]) => {
  for (const text of texts) {
    await press(page, 'Tab');
    if (await isInToggle(page)) await press(page, 'Tab');
    await page.keyboard.type(String(text));
  }
  await press(page, 'Enter');
};

const slide = async (page: Page, { sliderLabels }: Question, value: number) => {
  await reach(page, sliderLabels ? page.getByRole('slider') : page.getByRole('textbox'));
  if (!sliderLabels) return page.keyboard.type(String(value));
  await press(page, 'Home');
  for (let place = 1; place < value; place += 1) await press(page, 'ArrowRight');
  return expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', new RegExp(`, ${value} of `));
};

const answer = async (page: Page, question: Question, value: Answer | undefined) => {
  switch (question.type) {
    case 'section-title':
      return enter(page, next(page));
    case 'multiple-choice':
      if (value === undefined) return enter(page, page.getByRole('button', { name: 'Skip', exact: true }));
      return enter(page, optionButton(page, question, value));
    case 'slider':
      await slide(page, question, value as number);
      return enter(page, next(page));
    case 'date': {
      const [year = '', month = '', day = ''] = String(value).split('-');
      return type(page, month, day, year);
    }
    case 'height':
      return type(page, (value as HeightAnswer).ft, (value as HeightAnswer).in);
    case 'name':
      return type(page, (value as NameAnswer).firstName, (value as NameAnswer).lastName);
    default:
      return type(page, String(value));
  }
};

test('a keyboard alone leads from Home through the whole quiz to the result', async ({ page, stack }) => {
  await page.goto('/');
  await started(page);
  await enter(page, page.getByRole('link', { name: 'Start: Longevity Quiz' }));
  await expect(heading(page)).toBeFocused();
  await enter(page, next(page));
  await reach(page, page.getByRole('checkbox', { name: /^I’ve read/ }));
  await press(page, 'Space');
  await enter(page, next(page));
  for (const question of pathOf(productQuizId, given, true)) {
    await expect(heading(page)).toHaveText(question.id === firstLookScreen ? 'Your first look' : question.text);
    await expect(heading(page)).toBeFocused();
    await answer(page, question, given[question.id]);
  }

  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  await awaitAllResults(stack);
  await enter(page, page.getByRole('button', { name: 'Return Home' }));
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'View Results: Longevity Quiz' }));
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'View Results: Longevity Quiz' }));
  await expect(heading(page)).toHaveText('Longevity Quiz');
  await expect(heading(page)).toBeFocused();
  const second = page.locator('details[name="categories"]').nth(1);
  await enter(page, second.locator('summary'));
  await expect(second).toHaveAttribute('open');
});
