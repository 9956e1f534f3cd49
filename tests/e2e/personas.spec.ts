import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { submit } from '../support/submit.ts';
import { takeQuiz } from '../support/take-quiz.ts';
import { leaveSession } from './account/session.ts';

// Everybody of the cast, from the first screen of a quiz to the figures of its result, which are the reference's.

test.use({ expectedNoise: /status of 422/ });

/** The cast answered on a day of its own; half a year past a birthday they are as old as then on every day. */
const asOld = (answers: Answers, ageYears: number | null): Answers => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - (ageYears ?? 0), day.getUTCMonth() - 6, 1);
  return { ...answers, birthdate: day.toISOString().slice(0, 10) };
};

/** From the completion screen to the newest result, as a person goes there. */
const readResult = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your results are being analysed/);
  await page.getByRole('button', { name: 'Return Home' }).click();
  await page
    .getByRole('link', { name: /^View Results/ })
    .last()
    .click();
  await page
    .getByRole('button', { name: /^View Results/ })
    .first()
    .click();
};

const figure = (page: Page, term: string) => page.locator(`dt:text-is("${term}") + dd`);

/** What the result shows beside its headline: each category's score, and as many steps of the plan. */
const expectParts = async (page: Page, categories: readonly { score: number | null }[], steps: number) => {
  const scores = categories.map(({ score }) => (score === null ? 'Not enough answers' : `• Score ${score}`));
  await expect(page.locator('details[name="categories"] summary')).toContainText(scores);
  const plan = page.getByRole('region', { name: 'Key action plan' });
  await expect(plan.getByRole('heading', { level: 3 })).toHaveCount(steps);
};

/** Of 38: all but name, e-mail, password and the free text. Fewer than half of them make no result. */
const tooFew: Readonly<Record<string, number>> = { missingOptional40M: 9, boundary18: 15, otherGender52: 10 };

for (const [name, { answers, output }] of Object.entries(longevityPersonas)) {
  const answered = tooFew[name];
  const ending = answered === undefined ? 'reads the reference’s figures' : 'is told that it was too little';
  test(`${name} takes the first quiz and ${ending}`, async ({ page, stack }) => {
    await leaveSession(page, await stack.register());
    await takeQuiz(page, productQuizId, { answers: asOld(answers, output.chronologicalAge) });
    if (answered !== undefined) {
      const warning = `You answered ${answered} out of 38 questions.`;
      return expect(page.getByRole('alertdialog')).toContainText(warning);
    }
    await readResult(page);
    await expect(figure(page, 'Biological Age')).toHaveText(String(Math.round(output.biologicalAge ?? 0)));
    await expect(figure(page, 'Chronological Age')).toHaveText(String(output.chronologicalAge));
    await expect(figure(page, 'Longevity Factor')).toHaveText(String(output.longevityFactor));
    await expectParts(page, output.categories, output.topRecommendations.length);
  });
}

const levels: Readonly<Record<string, string>> = {
  average45F: 'Low',
  ideal60M: 'Low',
  heavySmoker50M: 'Borderline',
  sedentaryObese35F: 'Low',
  priorHeartAttack72M: 'Existing heart condition',
  diabetic58F_emergency: 'Intermediate',
  bpCrisis61M: 'High',
};

for (const [name, { answers, longevityAnswers, output }] of Object.entries(cardiacPersonas)) {
  test(`${name} takes the cardiac quiz and reads the reference’s figures`, async ({ page, stack }) => {
    const account = await stack.register();
    await submit(stack, account, { answers: asOld(longevityAnswers, output.age) });
    await leaveSession(page, account);
    const warnings = await putAwayWarnings(page);
    await takeQuiz(page, cardiacQuizId, { answers });
    await readResult(page);

    const { cardiacRiskScore: score, range, confidence } = output;
    const little = confidence === 'low' && range !== null;
    const expected = score === null ? 'Not estimated' : little ? `${range.join('–')}%` : `${score}%`;
    await expect(figure(page, 'Cardiac Risk Score').first()).toHaveText(expected);
    await expect(figure(page, 'Risk Level')).toHaveText(levels[name] ?? 'missing');
    if (range && !little) await expect(figure(page, 'Likely range')).toHaveText(`${range.join('–')}%`);
    await expectParts(page, output.categories, output.recommendations.length);
    // Once in the quiz and once more on the result.
    const isEmergency = output.redFlags.some(({ level }) => level === 'emergency');
    expect(warnings).toEqual(isEmergency ? ['in the quiz', 'on the result'] : []);
  });
}

/** Reads and puts away what covers the screen in an emergency; says where it did. */
const putAwayWarnings = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  for (const [place, button] of [
    ['in the quiz', page.getByRole('button', { name: 'I have read this, go on' })],
    ['on the result', page.getByRole('button', { name: 'I have read this, show my results' })],
  ] as const)
    await page.addLocatorHandler(button, async () => {
      seen.push(place);
      await button.click();
    });
  return seen;
};
