import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/personas.ts';
import { sidewaysScroll, smallTargets, violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerQuestion, enterQuiz, fillIn, next, pathOf } from '../support/take-quiz.ts';

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the intro, then privacy: only the ticked box leads on', async ({ page }) => {
  await page.goto('/longevity-quiz');
  await expect(page.getByText(/^10\u2060–\u206015\sminutes$/)).toBeVisible();
  await next(page).click();
  await expect(heading(page)).toHaveText("First, let's learn a little bit about you");
  await expect(next(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await next(page).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
});

test.describe('320 pixels wide, light and dark', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const faults = async (page: Page) => {
    const violationsIn = violationsOf(page);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await violationsIn(colorScheme)).map((violation) => `${colorScheme}: ${violation}`));
    }
    if ((await sidewaysScroll(page)) > 0) found.push('it scrolls sideways');
    return [...found, ...(await smallTargets(page)).map((html) => `smaller than 44 pixels: ${html}`)];
  };

  test('every kind of question is free of accessibility faults, empty and answered', async ({ page }) => {
    await page.goto('/longevity-quiz');
    await expect(heading(page)).toBeVisible();
    const found: Record<string, string[]> = { intro: await faults(page) };
    await next(page).click();
    found.privacy = await faults(page);
    await page.getByRole('checkbox').check();
    await next(page).click();
    const given: Answers = {
      ...answers,
      familyHistory: 'one',
      familyHistoryDetails: 'My father had a heart attack at 51.',
      name: { firstName: 'Ines', lastName: '' },
      email: 'i@mail.example',
      password: '12345678',
    };
    const seen = new Set<string>();
    for (const question of pathOf(productQuizId, given, true)) {
      const answer = given[question.id];
      const kind = kindOf(question);
      await expect(heading(page)).toHaveText(question.text);
      if (!seen.has(kind)) {
        seen.add(kind);
        found[question.id] = await faults(page);
        if (answer !== undefined && question.type !== 'multiple-choice') {
          await fillIn(page, question, answer);
          found[`${question.id}, answered`] = await faults(page);
        }
      }
      if (question.type === 'password') break;
      await answerQuestion(page, question, answer);
    }
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
    expect([...seen].sort()).toEqual([
      'date',
      'email',
      'height',
      'many options',
      'multiple-choice',
      'name',
      'password',
      'section-title',
      'slider',
      'slider with words',
      'text',
    ]);
  });

  test('so are the cardiac quiz’s numbers, its emergency notice and its dialog', async ({ page }) => {
    const given: Answers = { ...cardiacPersonas.diabetic58F_emergency?.answers, otherWarningSigns: 'strokeSigns' };
    await page.goto('/cardiac-health-quiz');
    await enterQuiz(page, cardiacQuizId);
    const found: Record<string, string[]> = {};
    for (const question of pathOf(cardiacQuizId, given, false)) {
      if (question.id === 'moderateMinutes') found.number = await faults(page);
      await answerQuestion(page, question, given[question.id]);
      if (question.id !== 'weightChange') continue;
      await expect(heading(page)).toHaveText('Get help now');
      found.emergency = await faults(page);
      await page.getByRole('button', { name: 'I have read this, go on' }).click();
    }
    await expect(page.getByRole('alertdialog')).toBeVisible();
    found.dialog = await faults(page);
    expect(found).toEqual({ number: [], emergency: [], dialog: [] });
  });
});

const kindOf = ({ type, options, sliderLabels }: Question): string => {
  if (type === 'multiple-choice') return (options?.length ?? 0) > 5 ? 'many options' : type;
  return sliderLabels ? 'slider with words' : type;
};
