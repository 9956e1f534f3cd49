import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/personas.ts';
import { sidewaysScroll, smallTargets, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerQuestion, enterQuiz, fillIn, next, pathOf, takeQuiz } from '../support/take-quiz.ts';

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the intro, then privacy: only the ticked box leads on', async ({ page }) => {
  await page.goto('/longevity-quiz');
  await expect(page.getByText('10–15 minutes')).toBeVisible();
  await next(page).click();
  await expect(heading(page)).toHaveText("First, let's learn a little bit about you");
  await expect(next(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await next(page).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
});

test('a choice is answered by its number key, by Space and by Enter, and never by an arrow key', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'gender' });
  await expect(heading(page)).toBeFocused();
  for (const key of ['Tab', 'ArrowDown', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(heading(page)).toHaveText('Which sex were you assigned at birth?');
  await page.keyboard.press('1');
  await expect(heading(page)).toHaveText('Which of these describes your background best?');
  await option(page, 'South Asian').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveTitle('Question 4 of 40 – Longevity Quiz');
  await page.goBack();
  await expect(option(page, 'South Asian')).toHaveAttribute('aria-pressed', 'true');
  await option(page, 'White').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Question 4 of 40 – Longevity Quiz');
  await page.goBack();
  await expect(option(page, 'White')).toHaveAttribute('aria-pressed', 'true');
});

test('a number key in a dialog answers nothing behind it, and the focus goes back to where it was', async ({
  page,
}) => {
  await takeQuiz(page, productQuizId, { answers, until: 'gender' });
  const startOver = page.getByRole('button', { name: 'Start over' });
  const dialog = page.getByRole('alertdialog', { name: 'Start over?' });
  await startOver.click();
  await expect(dialog.getByRole('button', { name: 'Keep my answers' })).toBeFocused();
  await page.keyboard.press('1');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(startOver).toBeFocused();
  await startOver.click();
  await dialog.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(startOver).toBeFocused();
  await expect(heading(page)).toHaveText('Which sex were you assigned at birth?');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('an answer that need not be given can be taken back: Skip stays beside Continue', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'education' });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveTitle('Question 4 of 40 – Longevity Quiz');
  await page.goBack();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('the second tap of a double tap does not answer the next question', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'gender' });
  const box = await option(page, 'Female').boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  await expect(heading(page)).toHaveText('Which of these describes your background best?');
});

test('a slider says where it stands, steps by its buttons, and can be typed', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'weight' });
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Not set yet');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '236 pounds');
  await page.getByRole('button', { name: '1 less' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '235 pounds');
  await page.getByRole('textbox').fill('172');
  await expect(slider).toHaveAttribute('aria-valuetext', '172 pounds');
  await expect(page.getByText('about 78 kg, or 12 st 4 lb')).toBeVisible();
});

test('an untouched slider is no answer; what is wrong is said, and gets the focus', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'weight' });
  await next(page).click();
  await expect(page.getByText('Enter a whole number from 70 to 400.')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
});

test('dates: what is impossible, in the future or too young is refused, and said after the field was left', async ({
  page,
}) => {
  await takeQuiz(page, productQuizId, { answers, until: 'birthdate' });
  const type = async (day: string, month: string, year: string) => {
    for (const [label, value] of Object.entries({ Day: day, Month: month, Year: year }))
      await page.getByLabel(label).fill(value);
  };
  await type('30', '2', '1980');
  await expect(page.getByRole('alert')).toHaveText('');
  await page.getByLabel('Year').blur();
  await expect(page.getByRole('alert')).toHaveText('Enter a day, month and year that exist.');
  await type('1', '1', '2200');
  await expect(page.getByRole('alert')).toHaveText('Enter a date that is not in the future.');
  await type('1', '1', String(new Date().getFullYear() - 10));
  await expect(page.getByRole('alert')).toContainText('aged 18 or over');
  await next(page).click();
  await expect(heading(page)).toHaveText('When were you born?');
});

test('an unlikely height is asked about once, and then taken', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'height' });
  await page.getByLabel('Inches').fill('12');
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText('Enter feet from 0 to 99.');
  await page.getByLabel('Feet').fill('9');
  await expect(page.getByRole('alert')).toHaveText('Enter inches from 0 to 11.');
  await page.getByLabel('Inches').fill('0');
  await next(page).click();
  await expect(page.getByRole('alert')).toContainText('That makes 274 cm.');
  await next(page).click();
  await expect(heading(page)).toHaveText('How much do you weigh?');
});

test('skipping one that matters most is said kindly, and blocks nothing', async ({ page }) => {
  await takeQuiz(page, productQuizId, { answers, until: 'smoking' });
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(heading(page)).toHaveText('How much alcohol do you drink?');
  // Nothing about the range: leaving an answer out may narrow it as well.
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    'That is fine. The question you skipped is one that matters most, so your result will know less about you. You can go back to it any time.',
  );
});

test('e-mail and password hold Continue back until they are right; the e-mail’s error waits for the blur', async ({
  page,
}) => {
  await takeQuiz(page, productQuizId, { answers, until: 'email' });
  const email = page.getByLabel('Email address');
  await email.fill('ines@mail');
  await expect(page.getByText('Please enter a valid email address.')).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  await email.blur();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ines@mail.example');
  await next(page).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('placeholder', 'Password (min 8 characters)');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(next(page)).toHaveText('Submit');
  await password.fill('1234567');
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill('12345678');
  await expect(next(page)).toBeEnabled();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}, 320 pixels wide`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

    const faults = async (page: Page) => [
      ...(await violations(page)),
      ...((await sidewaysScroll(page)) > 0 ? ['it scrolls sideways'] : []),
      ...(await smallTargets(page)).map((html) => `smaller than 44 pixels: ${html}`),
    ];

    test('every kind of question is free of accessibility faults, empty and answered', async ({ page }) => {
      test.setTimeout(180_000);
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
}

const kindOf = ({ type, options, sliderLabels }: Question): string => {
  if (type === 'multiple-choice') return (options?.length ?? 0) > 5 ? 'many options' : type;
  return sliderLabels ? 'slider with words' : type;
};
