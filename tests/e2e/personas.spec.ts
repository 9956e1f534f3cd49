import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import type { HeartScore } from '#shared/heart/score.ts';
import type { LongevityScore } from '#shared/longevity/score.ts';
import { product } from '#shared/product.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectWholeResult } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';
import type { Account, TestStack } from '../support/stack.ts';
import { awaitAllResults, type Sending, send, submit } from '../support/submissions.ts';
import { takeQuiz } from '../support/take-quiz.ts';

// The figures of a result, as a user reads them, are those of the reference: for the whole first cast, and for one persona of
// each further kind of page. `result-page.test.tsx` composes and renders the pages of all others.
const likeAnother = new Set([
  'lightSmoker40F',
  'severeObesity47F',
  'muscular33M',
  'frail86F',
  'drinker51M',
  'afterHeartAttack66M',
  'diabeticHigh74M',
  'afNoThinner69F',
]);
const inTheBrowser = <Persona>(cast: Readonly<Record<string, Persona>>): [string, Persona][] =>
  Object.entries(cast).filter(([name]) => !likeAnother.has(name));

/**
 * These personas take their quiz in the browser, from the first screen on. The answers of the others are sent to the API as a
 * browser sends them, because a quiz takes much longer than reading its result. Together with `journey.spec.ts` and
 * `quiz-journeys.spec.ts`, every question of both quizzes that a persona meets is on the screen at least once.
 */
const inTheQuiz = {
  [productQuizId]: new Set(['heavySmoker50M']),
  [cardiacQuizId]: new Set(['diabetic58F_emergency', 'ideal60M']),
};

test.use({ expectedNoise: /status of 422/ });

/** The cast answered on a fixed day; with a birthday half a year ago they have the same age on any day. */
const asOld = (answers: Answers, ageYears: number | null): Answers => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - (ageYears ?? 0), day.getUTCMonth() - 6, 1);
  return { ...answers, birthdate: day.toISOString().slice(0, 10) };
};

/** From the first screen of a quiz to the newest result, as a user gets there. */
const takeToResult = async (page: Page, stack: TestStack, quizId: QuizId, answers: Answers, habits: Answers = {}) => {
  await takeQuiz(page, quizId, { answers, habits });
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  await awaitAllResults(stack);
  await expect(page.getByRole('link', { name: 'See my result' })).toBeVisible();
  await page.getByRole('button', { name: 'Return Home' }).click();
  await page
    .getByRole('link', { name: /^View Results/ })
    .last()
    .click();
  // The list is polled at most every five seconds, so a row may appear a little later than its result.
  await page
    .getByRole('button', { name: `View Results: ${quizRecords[quizId].title}` })
    .first()
    .click();
};

/** The answers are sent to the API; the user opens the result when it is ready. */
const sendToResult = async (page: Page, stack: TestStack, account: Account, sending: Sending) => {
  const submissionId = await submit(stack, account, sending);
  await awaitAllResults(stack);
  await page.goto(`/results/${submissionId}`);
};

const figure = (page: Page, term: string) => page.locator(`dt:text-is("${term}") + dd`);

const heldBack = (output: { redFlags: readonly { level: string }[] }) =>
  output.redFlags.some(({ level }) => level !== 'soon');

/** What the result shows besides its headline: each category's score, and the number of steps of the plan. */
const expectParts = async (page: Page, categories: readonly { score: number | null }[], steps: number) => {
  const summaries = page.locator('details[name="categories"] summary');
  await expect(summaries).toHaveCount(categories.length);
  // A row without points says why in words, or how many steps of the plan are about it. Beside a known illness a good one has
  // its word alone.
  for (const [at, text] of (await summaries.allTextContents()).entries()) {
    if (text.includes('Score')) expect(text).toMatch(new RegExp(`Score ${categories[at]?.score}$`));
    else
      expect(text).toMatch(
        /(Excellent|Good|Not enough answers|Get checked|For your doctor|Tell a doctor|Prediabetes range|After the notice|Not rated.*|in your plan)$/,
      );
  }
  const plan = page.locator('section:has(> div > h2:text-is("Key action plan"))');
  // The step to start with is shown above, once; folded steps count.
  await expect.poll(async () => [steps, steps - 1].includes(await plan.locator('h3').count())).toBe(true);
};

/**
 * The categories that the page grades. A user with too low a weight for any figure is not graded at all. A user whose weight or
 * eating is a clinician's matter reads no score on food and movement, because points there can lead to less of the one and more
 * of the other.
 */
const gradedFor = ({ biologicalAge, routes, categories }: LongevityScore) => {
  if (biologicalAge === null) return [];
  const isTender = routes.includes('underweight') || routes.includes('eatingRisk');
  return categories.map((each) =>
    isTender && (each.id === 'nutrition' || each.id === 'activity') ? { score: null } : each,
  );
};

/** A page with a warning has no dial and no factor; an age that is still estimated is folded, in words. */
const expectAge = async (page: Page, output: LongevityScore) => {
  const { biologicalAge, chronologicalAge, longevityFactor } = output;
  const figures = {
    'Biological Age': biologicalAge === null ? null : Math.round(biologicalAge),
    'Chronological Age': chronologicalAge,
    [`${product.name} Factor`]: longevityFactor,
  };
  for (const [term, value] of Object.entries(figures)) {
    if (value === null || heldBack(output)) await expect(figure(page, term)).toHaveCount(0);
    else await expect(figure(page, term)).toHaveText(String(value));
  }
  if (!heldBack(output) || biologicalAge === null) return;
  await expect(page.getByText(`an age of about ${Math.round(biologicalAge)}, likely `)).toHaveCount(0);
};

/** All but name, e-mail, password and the free text count. Fewer than half of them give no result. */
const tooFew: Readonly<Record<string, number>> = { missingOptional40M: 9, boundary18: 15, otherGender52: 10 };

for (const [name, { answers, cardiacAnswers, output }] of inTheBrowser(longevityPersonas)) {
  if (name in tooFew) continue;
  const walks = inTheQuiz[productQuizId].has(name);
  test(`${name} ${walks ? 'takes' : 'sends'} the first quiz and reads the reference’s figures`, async ({
    page,
    stack,
  }) => {
    const account = await stack.register();
    const aged = asOld(answers, output.chronologicalAge);
    if (cardiacAnswers) {
      await submit(stack, account, { answers: aged });
      await submit(stack, account, { quizId: cardiacQuizId, answers: cardiacAnswers });
    }
    await leaveSession(page, account);
    if (walks) await takeToResult(page, stack, productQuizId, aged);
    else await sendToResult(page, stack, account, { answers: aged });
    await expectWholeResult(page);
    await expectAge(page, output);
    await expectParts(page, gradedFor(output), output.topRecommendations.length);
  });
}

for (const [name, answered] of Object.entries(tooFew)) {
  const { answers, output } = longevityPersonas[name] ?? {};
  const aged = asOld(answers ?? {}, output?.chronologicalAge ?? null);
  // The quiz's words for it: tests/browser/quiz/endings.test.tsx.
  test(`${name} is told that there are too few answers`, async ({ stack }) => {
    const account = await stack.register();
    const refusal = await send(stack, account, { answers: aged });
    expect(refusal.status).toBe(422);
    // None of them has answered the question about a pregnancy, which does not count while it is open.
    expect(await refusal.json()).toMatchObject({ validation: { answered_count: answered, total_questions: 39 } });
  });
}

/** A page with a warning names no level, and users whom the studies left out have none. */
const levels: Readonly<Record<string, string>> = {
  average45F: 'Low',
  ideal60M: 'Low',
  heavySmoker50M: 'No risk level while this is open.',
  sedentaryObese35F: 'No risk level: blood pressure and cholesterol are missing',
  priorHeartAttack72M: 'Existing heart condition',
  afterHeartAttack66M: 'Existing heart condition',
  diabeticHigh74M: 'High',
  afNoThinner69F: 'Intermediate',
  ldl190M45: 'No risk level while this is open.',
};
/** Steps that the page adds to the reference's: one line each for unknown blood pressure and unknown cholesterol. */
const addedSteps: Readonly<Record<string, number>> = { sedentaryObese35F: 2 };

const expectRisk = async (page: Page, name: string, output: HeartScore) => {
  const { cardiacRiskScore: score, range, confidence } = output;
  const [term, level] = [figure(page, 'Cardiac Risk Score').first(), figure(page, 'Risk Level')];
  if (heldBack(output)) {
    await expect(term).toHaveCount(0);
    await expect(level).toHaveCount(0);
    return expect(page.getByText(`${score}% in ten years`)).toHaveCount(0);
  }
  const likely = range && `${range.join(' to ')}%`;
  const expected = score === null ? 'Not estimated' : confidence === 'low' && likely ? likely : `${score}%`;
  await expect(term).toHaveText(expected);
  if (levels[name]) await expect(level).toHaveText(levels[name]);
  else await expect(level).toHaveCount(0);
  if (likely && confidence !== 'low') await expect(page.locator('dl').getByText(`likely ${likely}`)).toBeVisible();
};

for (const [name, { answers, longevityAnswers, output }] of inTheBrowser(cardiacPersonas)) {
  const walks = inTheQuiz[cardiacQuizId].has(name);
  test(`${name} ${walks ? 'takes' : 'sends'} the cardiac quiz and reads the reference’s figures`, async ({
    page,
    stack,
  }) => {
    const account = await stack.register();
    const habits = asOld(longevityAnswers, output.age);
    await submit(stack, account, { answers: habits });
    await leaveSession(page, account);
    const warnings = await putAwayWarnings(page);
    if (walks) await takeToResult(page, stack, cardiacQuizId, answers, habits);
    else await sendToResult(page, stack, account, { quizId: cardiacQuizId, answers });
    await expectWholeResult(page);
    await expectRisk(page, name, output);
    await expectParts(page, output.categories, output.recommendations.length + (addedSteps[name] ?? 0));
    const isEmergency = output.redFlags.some(({ level }) => level === 'emergency');
    // The notice shows in the quiz and again on the result.
    const places = walks ? ['in the quiz', 'on the result'] : ['on the result'];
    expect(warnings).toEqual(isEmergency ? places : []);
  });
}

/** Dismisses the notice that covers the screen in an emergency, and records where. */
const putAwayWarnings = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  for (const [place, button] of [
    ['in the quiz', page.getByRole('button', { name: 'I’ve read this – continue' })],
    ['on the result', page.getByRole('button', { name: 'I’ve read this – show my results' })],
  ] as const)
    await page.addLocatorHandler(button, async () => {
      seen.push(place);
      await button.click();
    });
  return seen;
};
